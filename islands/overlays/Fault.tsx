import type { Locale } from '#config/locales.ts'
import { closeOverlay, type OverlayContents } from '#stores/overlays.ts'
import { reloadPage } from '#stores/reload-page.ts'
import { Sheet } from './Sheet.tsx'

/** Title, text, the button and the name of the close button, by language: nothing is fetched here. */
const WORDS = {
  en: ['Error', 'Something went wrong', 'Load the page again', 'Close'],
  fi: ['Virhe', 'Jokin meni vikaan', 'Lataa sivu uudelleen', 'Sulje'],
  no: ['Feil', 'Noe gikk galt', 'Last siden på nytt', 'Lukk'],
  de: ['Fehler', 'Etwas ist schiefgelaufen', 'Seite neu laden', 'Schließen'],
  fr: ['Erreur', 'Une erreur s’est produite', 'Recharger la page', 'Fermer'],
  ja: ['エラー', '問題が発生しました', 'ページを再読み込み', '閉じる'],
  et: ['Viga', 'Midagi läks valesti', 'Laadi leht uuesti', 'Sulge'],
  it: ['Errore', 'Qualcosa è andato storto', 'Ricarica la pagina', 'Chiudi']
} as const

const isLanguage = (code: string): code is keyof typeof WORDS => Object.hasOwn(WORDS, code)

interface Props {
  readonly locale: Locale
  readonly id: string
  readonly content: OverlayContents['error']
}

/** Something broke: says so in the reader's language whatever else can be loaded. */
export function Fault({ locale, id, content }: Props) {
  const language = locale.slice(0, 2)
  const [title, text, reload, close] = WORDS[isLanguage(language) ? language : 'en']
  return (
    <Sheet
      id={id}
      title={content.title ?? title}
      close={close}
      isAlert
      onEscape={() => closeOverlay(id, 'escape')}
      actions={
        <button type="button" className="btn" onClick={reloadPage}>
          {reload}
        </button>
      }
    >
      <p>{content.text ?? text}</p>
    </Sheet>
  )
}

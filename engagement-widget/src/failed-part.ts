import type { MountedWidget, WidgetOptions } from '#contract/wire/engagement-widget.ts'

const WORDS: Readonly<Record<string, readonly [failed: string, again: string]>> = {
  en: ['This part could not be loaded.', 'Try again'],
  fi: ['Tätä osaa ei voitu ladata.', 'Yritä uudelleen'],
  no: ['Denne delen kunne ikke lastes.', 'Prøv igjen'],
  de: ['Dieser Teil konnte nicht geladen werden.', 'Erneut versuchen'],
  fr: ['Cette partie n’a pas pu être chargée.', 'Réessayer'],
  ja: ['この部分を読み込めませんでした。', 'もう一度試す'],
  et: ['Seda osa ei saanud laadida.', 'Proovi uuesti'],
  it: ['Impossibile caricare questa parte.', 'Riprova']
}

/** Stands where the widget would, when not even its code could be loaded. */
export function failedPart(
  element: HTMLElement,
  { locale, theme }: WidgetOptions,
  retry: () => Promise<void>
): MountedWidget {
  const [failed, again] = WORDS[locale.slice(0, 2)] ?? [
    'This part could not be loaded.',
    'Try again'
  ]
  const note = document.createElement('p')
  const button = document.createElement('button')
  note.setAttribute('role', 'alert')
  note.append(`${failed} `, button)
  button.type = 'button'
  button.textContent = again
  Object.assign(note.style, { color: theme.text, padding: '1rem 0' })
  Object.assign(button.style, {
    minHeight: '2.75rem',
    padding: '0 1rem',
    border: `1px solid ${theme.muted}`,
    borderRadius: theme.radius,
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer'
  })
  button.onclick = () => {
    note.remove()
    void retry()
  }
  element.append(note)
  return { unmount: () => note.remove() }
}

export type FailedPart = typeof failedPart

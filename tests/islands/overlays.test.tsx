import { prerender } from 'react-dom/static'
import { afterEach, describe, expect, test } from 'vitest'

import { LOCALE_CODES, type Locale } from '#config/locales.ts'
import { Stack } from '#islands/overlays/Stack.tsx'
import { catalogue } from '#messages/catalogue.ts'
import { setEnvironment } from '#stores/environment/index.ts'
import {
  $overlays,
  closeOverlay,
  type OverlayContents,
  type OverlayVariant,
  openOverlay
} from '#stores/overlays.ts'
import { openTestPage } from '#tests/support/environment.ts'

/** What a page shows of the overlay, its words fetched as the page fetches them. */
async function drawn<Variant extends OverlayVariant>(
  variant: Variant,
  content: OverlayContents[Variant],
  locale: Locale = 'en'
): Promise<string> {
  const page = openTestPage(`/${locale}/`)
  const fetch = async () => Response.json(catalogue(locale, 'overlays'))
  setEnvironment({ ...page, fetch })
  openOverlay(variant, content)
  const { prelude } = await prerender(<Stack locale={locale} overlays={$overlays.get()} />)
  return await new Response(prelude).text()
}

const buttons = (html: string) => [...html.matchAll(/<button.*?<\/button>/g)].map(([all]) => all)

const text = (html: string) => html.replace(/<[^>]+>/g, '|')

const WORDS = catalogue('en', 'overlays')

describe('overlays on the page', () => {
  afterEach(() => {
    for (const { id } of $overlays.get()) closeOverlay(id)
    setEnvironment(undefined)
  })

  const WON = { minor: 1200n, currency: 'EUR' } as const
  const POT = {
    ...WON,
    pot: 'minor',
    isShare: false,
    isWithheld: false,
    at: null,
    id: null
  } as const

  const OWN: readonly (readonly [string, () => Promise<string>])[] = [
    ['Leave the game?', () => drawn('confirmation', { title: 'Leave the game?' })],
    ['All is well', () => drawn('default', { title: 'Hello', text: 'All is well' })],
    ['Something went wrong', () => drawn('error', {})],
    [WORDS['overlays.bonus.text'], () => drawn('bonus-checker', {})],
    [WORDS['overlays.reality.title'], () => drawn('reality-check', {})],
    [WORDS['overlays.terms.accept'], () => drawn('content-accept', {})],
    [
      WORDS['overlays.popUp.safer-play.text'],
      () => drawn('content-accept', { popUp: 'safer-play' })
    ],
    [WORDS['overlays.actionError.title'], () => drawn('action-error', { causes: [] })],
    ['The MINI pot is yours', () => drawn('jackpot-win', POT)],
    [
      'Your ticket was drawn in the hourly raffle',
      () => drawn('raffle-win', { ...WON, drop: 'hourly' })
    ],
    [WORDS['overlays.wealth.text'], () => drawn('sow', {})],
    [WORDS['overlays.identity.text'], () => drawn('sumsub-kyc-required', {})]
  ]

  test.each(OWN)('say what they are for: %s [UI-01]', async (words, draw) => {
    const html = await draw()
    expect(text(html)).toContain(words)
    for (const [others] of OWN) if (others !== words) expect(text(html)).not.toContain(others)
  })

  test('that ask for a yes have a button for it and one for a no, in their own words [UI-03]', async () => {
    const plain = await drawn('confirmation', { title: 'Sure?' })
    expect(buttons(plain).map(text)).toEqual(['|OK|', '|Cancel|'])
    closeOverlay($overlays.get()[0]!.id)
    const own = await drawn('confirmation', { title: 'Sure?', ok: 'Leave', dismiss: 'Stay' })
    expect(buttons(own).map(text)).toEqual(['|Leave|', '|Stay|'])
    expect(own).toContain('role="alertdialog"')
  })

  test.each([
    ['default', { title: 'Hello', text: 'A word' }],
    ['error', {}]
  ] as const)(
    'that only tell have a button to close them: %s [UI-04]',
    async (variant, content) => {
      expect(buttons(await drawn(variant, content))[0]).toContain('aria-label="Close"')
    }
  )

  const FAULTS: Readonly<Record<string, readonly [string, string]>> = {
    de: ['Fehler', 'Etwas ist schiefgelaufen'],
    en: ['Error', 'Something went wrong'],
    et: ['Viga', 'Midagi läks valesti'],
    fi: ['Virhe', 'Jokin meni vikaan'],
    fr: ['Erreur', 'Une erreur s’est produite'],
    it: ['Errore', 'Qualcosa è andato storto'],
    ja: ['エラー', '問題が発生しました'],
    no: ['Feil', 'Noe gikk galt']
  }

  test.each(LOCALE_CODES)('tell of a fault in the language of %s [UI-06] [UI-07]', async locale => {
    const [title, words] = FAULTS[locale.slice(0, 2)]!
    const html = await drawn('error', {}, locale)
    expect(html).toContain(`aria-label="${title}"`)
    expect(text(html)).toContain(`|${words}|`)
  })

  describe('of an action that failed', () => {
    test.each(['de', 'fr', 'ja'] as const)(
      'name the cause in the language of the page: %s [L052]',
      async locale => {
        const html = await drawn('action-error', { causes: ['InsufficientFunds'] }, locale)
        const words = catalogue(locale, 'overlays')['overlays.actionError.InsufficientFunds']
        expect(text(html)).toContain(words)
      }
    )

    test('say the same of all that they have no words for, and give the reference [L052]', async () => {
      const words = catalogue('fr', 'overlays')
      const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
      const content = { causes: ['text', 'SomethingNew'], traceId }
      const html = await drawn('action-error', content, 'fr')
      expect(text(html)).toContain(words['overlays.actionError.text'])
      expect(html).toContain('<code>4bf92f35</code>')
      expect(html).not.toContain('SomethingNew')
    })
  })
})

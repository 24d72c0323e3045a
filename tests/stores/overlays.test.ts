import { cleanStores } from 'nanostores'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { pressEscape } from '#stores/escape.ts'
import {
  $overlayState,
  $overlays,
  $topOverlay,
  closeOverlay,
  confirm,
  OVERLAY_VARIANTS,
  type OverlayContents,
  type OverlayVariant,
  openOverlay
} from '#stores/overlays.ts'
import { openTestPage } from '#tests/support/environment.ts'

const WON = { minor: 1200n, currency: 'EUR' } as const
const POT = { ...WON, pot: 'minor', isShare: false, isWithheld: false, at: null, id: null } as const

const CONTENTS: OverlayContents = {
  confirmation: { title: 'Sure?' },
  default: { title: 'Hello', text: 'A word' },
  error: {},
  search: {},
  'quick-deposit': { mode: 'deposit' },
  'bonus-checker': {},
  'reality-check': {},
  'content-accept': {},
  'action-error': { causes: ['REFUSED'] },
  'jackpot-win': POT,
  'raffle-win': { ...WON, drop: 'hourly' },
  sow: {},
  'sumsub-kyc-required': {}
}

const open = <Variant extends OverlayVariant>(variant: Variant) =>
  openOverlay(variant, CONTENTS[variant])

const variants = () => $overlays.get().map(({ variant }) => variant)

describe('overlays', () => {
  afterEach(() => {
    for (const { id } of $overlays.get()) closeOverlay(id)
    cleanStores($overlays, $overlayState, $topOverlay)
  })

  test('are idle before the first, then open, then closed [UI-05]', async () => {
    openTestPage()
    vi.resetModules()
    const fresh = await import('#stores/overlays.ts')
    const { setEnvironment } = await import('#stores/environment/index.ts')
    setEnvironment(openTestPage())
    expect(fresh.$overlayState.get()).toBe('idle')
    const id = fresh.openOverlay('default', CONTENTS.default)
    expect(fresh.$overlayState.get()).toBe('open')
    fresh.closeOverlay(id)
    expect(fresh.$overlayState.get()).toBe('closed')
  })

  test('come in thirteen variants [UI-01]', () => {
    openTestPage()
    expect(OVERLAY_VARIANTS).toEqual([
      'confirmation',
      'default',
      'error',
      'search',
      'quick-deposit',
      'bonus-checker',
      'reality-check',
      'content-accept',
      'action-error',
      'jackpot-win',
      'raffle-win',
      'sow',
      'sumsub-kyc-required'
    ])
    for (const variant of OVERLAY_VARIANTS) {
      const id = open(variant)
      expect($topOverlay.get()).toMatchObject({ variant, content: CONTENTS[variant] })
      closeOverlay(id)
    }
  })

  test.each(OVERLAY_VARIANTS)('answer Escape: %s [UI-02]', variant => {
    openTestPage()
    const staysOpen = ['quick-deposit', 'sow', 'bonus-checker'].includes(variant)
    open(variant)
    pressEscape()
    expect(variants()).toEqual(staysOpen ? [variant] : [])
  })

  test('ask for a yes or a no [UI-03]', async () => {
    openTestPage()
    const dismissed = confirm({ title: 'Sure?' })
    closeOverlay($topOverlay.get()!.id, 'dismissed')
    expect(await dismissed).toBe(false)
    const agreed = confirm({ title: 'Sure?' })
    closeOverlay($topOverlay.get()!.id, 'finished')
    expect(await agreed).toBe(true)
  })

  test('take each other’s place, and tell the one that had to go', () => {
    openTestPage()
    const reasons: string[] = []
    openOverlay('search', {}, reason => void reasons.push(reason))
    open('reality-check')
    expect(variants()).toEqual(['reality-check'])
    expect(reasons).toEqual(['replaced'])
  })

  test.each(['confirmation', 'error', 'action-error'] satisfies OverlayVariant[])(
    'stand above what is open where they ask or warn: %s',
    variant => {
      openTestPage()
      open('quick-deposit')
      open(variant)
      expect(variants()).toEqual(['quick-deposit', variant])
      pressEscape()
      expect(variants()).toEqual(['quick-deposit'])
    }
  )

  test('wait for what asks or warns, and stay once they are drawn', () => {
    openTestPage()
    open('default')
    open('confirmation')
    open('reality-check')
    expect(variants()).toEqual(['confirmation'])
    pressEscape()
    expect(variants()).toEqual(['reality-check'])
    open('error')
    expect(variants()).toEqual(['reality-check', 'error'])
  })

  test('scroll the page to its top 200 ms after they closed [SITE-46]', async () => {
    const page = openTestPage()
    const id = open('default')
    closeOverlay(id)
    await page.pass(199)
    expect(page.scrolls).toEqual([])
    await page.pass(1)
    expect(page.scrolls).toHaveLength(1)
  })
})

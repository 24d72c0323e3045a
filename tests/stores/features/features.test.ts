import { describe, expect, test } from 'vitest'

import { type AbTest, drawVariant } from '#stores/features/ab-test.ts'
import { FLAGS, type FlagName, flag } from '#stores/features/flags.ts'
import { answerConsent, openTestPage } from '#tests/support/environment.ts'

const NAMES = Object.keys(FLAGS) as FlagName[]

describe('feature flags', () => {
  test.each(NAMES.flatMap(name => FLAGS[name].map(variation => [name, variation] as const)))(
    'read %s as %s [CONS-13] [CONS-14]',
    (name, variation) => {
      const page = openTestPage()
      page.localEntries.set(name, variation)
      expect(flag(name)).toBe(variation)
    }
  )

  test('are those of the specification [CONS-13] [CONS-14]', () => {
    expect(FLAGS).toEqual({
      button_variant: ['primary', 'secondary'],
      button_variant2: ['primary2', 'secondary2'],
      sga: ['disabled', 'enabled'],
      theme: ['theme1', 'theme2', 'theme3'],
      menu: ['menu1', 'menu2', 'menu3'],
      registration_form: ['regily', 'dino'],
      landing_registration: ['button', 'iframe']
    })
  })

  test.each(NAMES)('fall back to the first variation: %s [CONS-15]', name => {
    const page = openTestPage()
    expect(flag(name)).toBe(FLAGS[name][0])
    page.localEntries.set(name, 'x')
    expect(flag(name)).toBe(FLAGS[name][0])
  })
})

describe('A/B test', () => {
  const TEST: AbTest = {
    name: 'hero',
    variants: [
      { name: 'a', weight: 1 },
      { name: 'b', weight: 3 }
    ]
  }

  test('has a name and variants with name and weight [ENT-43]', () => {
    expect(Object.keys(TEST)).toEqual(['name', 'variants'])
    expect(Object.keys(TEST.variants[0]!)).toEqual(['name', 'weight'])
  })

  test.each([
    [0, 'a'],
    [0.2499, 'a'],
    [0.25, 'b'],
    [0.9999, 'b']
  ])('draws by weight: %d gives %s [CONS-09]', (fraction, variant) => {
    const page = openTestPage()
    page.draw(fraction)
    expect(drawVariant(TEST)).toBe(variant)
  })

  test('never draws what weighs nothing', () => {
    const page = openTestPage()
    page.draw(0.9999)
    const variants = [...TEST.variants, { name: 'c', weight: 0 }, { name: 'd', weight: -1 }]
    expect(drawVariant({ name: 'hero', variants })).toBe('b')
    expect(drawVariant({ name: 'hero', variants: [] })).toBeUndefined()
  })

  test('keeps the variant of the cookie, whatever would be drawn [CONS-10]', () => {
    const page = openTestPage()
    page.cookieJar.set('abTest_hero', 'b')
    page.draw(0)
    expect(drawVariant(TEST)).toBe('b')
    page.cookieJar.set('abTest_hero', 'gone')
    expect(drawVariant(TEST)).toBe('a')
  })

  test('is kept for 30 days, and only with consent to preferences [CONS-11] [CONS-12]', () => {
    const page = openTestPage()
    page.draw(0)
    drawVariant(TEST)
    expect(page.cookieWrites).toEqual([])
    answerConsent(['preferences'])
    drawVariant(TEST)
    expect(page.cookieWrites).toEqual([{ name: 'abTest_hero', value: 'a', maxAge: 2_592_000 }])
  })
})

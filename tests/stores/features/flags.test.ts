import { describe, expect, test } from 'vitest'

import { FLAGS, type FlagName, flagOf } from '#config/flags.ts'
import { storedFlag } from '#stores/features/flags.ts'
import { openTestPage } from '#tests/support/environment.ts'

const NAMES = Object.keys(FLAGS) as FlagName[]

describe('feature flags', () => {
  test.each(NAMES.flatMap(name => FLAGS[name].map(variation => [name, variation] as const)))(
    'read %s as %s [CONS-13] [CONS-14]',
    (name, variation) => {
      const page = openTestPage()
      page.localEntries.set(name, variation)
      expect(storedFlag(name)).toBe(variation)
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
    expect(storedFlag(name)).toBeUndefined()
    page.localEntries.set(name, 'x')
    expect(storedFlag(name)).toBeUndefined()
    for (const stored of ['x', '', null, undefined])
      expect(flagOf(name, stored)).toBe(FLAGS[name][0])
  })
})

import { describe, expect, test } from 'vitest'
import {
  canonicalLocale,
  hasLocaleForm,
  LOCALE_CODES,
  preferredLocale,
  resolveLocale
} from '#config/locales.ts'

describe('the locale', () => {
  const sources = { path: 'fi', query: 'de', stored: 'ja', fallback: 'it' } as const

  test('comes from the path, then the query, then what is stored, then the default [SITE-08]', () => {
    expect(resolveLocale(sources)).toBe('fi')
    expect(resolveLocale({ ...sources, path: undefined })).toBe('de')
    expect(resolveLocale({ ...sources, path: undefined, query: null })).toBe('ja')
    expect(resolveLocale({ fallback: 'it' })).toBe('it')
  })

  test('of a source that is not supported gives way to the next', () => {
    expect(resolveLocale({ ...sources, path: 'xx', query: 'en_XX' })).toBe('ja')
  })

  test.each(['en', 'de_AT', 'xx', 'EN'])('segment %s has its form [SITE-06]', segment => {
    expect(hasLocaleForm(segment)).toBe(true)
  })

  test.each(['eng', 'e', 'de-AT', 'de_A', 'de_AT_x', ''])(
    'segment %o has not its form [SITE-06]',
    segment => {
      expect(hasLocaleForm(segment)).toBe(false)
    }
  )

  test('is found in any letter case', () => {
    for (const locale of LOCALE_CODES) {
      expect(canonicalLocale(locale.toLowerCase())).toBe(locale)
      expect(canonicalLocale(locale.toUpperCase())).toBe(locale)
    }
    expect(canonicalLocale('sv')).toBeUndefined()
  })

  test.each([
    [['de-AT'], 'de_AT'],
    [['de-CH'], 'de'],
    [['nb-NO'], 'no'],
    [['et'], 'et_EE'],
    [['sv', 'fi-FI'], 'fi'],
    [['sv'], undefined]
  ])('for languages %o is %s', (tags, locale) => {
    expect(preferredLocale(tags)).toBe(locale)
  })
})

import { describe, expect, test } from 'vitest'

import { builtLocales } from '#config/built-locales.ts'
import { netlifyRedirects, nginxMaps, nginxRules } from '#config/host-files.ts'
import { answerOf, type SiteRequest } from '#config/hosts.ts'
import { LOCALE_CODES } from '#config/locales.ts'
import { OPERATORS } from '#config/operators.ts'

const { Elmst } = OPERATORS
const few = { ...Elmst, locales: ['en', 'fi', 'et_EE'] as const, defaultLocale: 'et_EE' as const }

describe('a site in fewer locales', () => {
  test('is built in those of its brand file', () => {
    expect(builtLocales(Elmst)).toEqual(LOCALE_CODES)
    expect(builtLocales(few)).toEqual(['en', 'fi', 'et_EE'])
  })

  test('is built in one of them and the default, when one is asked for', () => {
    expect(builtLocales(few, 'fi,ja')).toEqual(['fi', 'et_EE'])
    expect(() => builtLocales(few, 'fi,sv')).toThrow('LOBBY_LOCALES: there is no locale sv')
  })

  const site = { ...few, has: () => true }
  const ask = (path: string, more: Partial<SiteRequest> = {}) =>
    answerOf({ path, query: '', ...more }, site)

  test('[SITE-09] sends who asks for another to its root', () => {
    expect(ask('/ja/games/')).toMatchObject({ kind: 'redirect', location: '/' })
    expect(ask('/FI/games/')).toMatchObject({ kind: 'redirect', location: '/fi/games/' })
  })

  test('[SITE-08] leads home to one that it has', () => {
    expect(ask('/', { storedLocale: 'ja' })).toMatchObject({ location: '/et_EE/' })
    expect(ask('/', { languages: ['ja', 'fi'] })).toMatchObject({ location: '/fi/' })
    expect(ask('/', { query: '?locale=it' })).toMatchObject({ location: '/et_EE/?locale=it' })
  })

  test('names no other in the rules of static hosts', () => {
    const texts = [
      netlifyRedirects('et_EE', few.locales),
      nginxMaps('et_EE', few.locales),
      nginxRules(few.locales)
    ]
    for (const text of texts) {
      expect(text).toContain('et_EE')
      expect(text).not.toMatch(/\b(ja|it|de_AT)\b/)
    }
  })
})

import { readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { storedThings, thingsWith } from '#config/stored-things.ts'
import { thirdPartiesOf } from '#config/third-parties.ts'
import { COOKIE_NAMES } from '#contract/wire/cookies.ts'
import { CONSENT_DAYS } from '#rules/consent-answer.ts'

describe('the list of what a browser keeps', () => {
  const own = storedThings(new Set())

  test('names every cookie of the site [CONS-03]', () => {
    const names = own.filter(({ place }) => place === 'cookie').map(({ name }) => name)
    expect(COOKIE_NAMES.filter(name => !names.includes(name))).toEqual([])
  })

  test('names every entry that stores write', () => {
    const names = new Set(own.map(({ name }) => name))
    const files = [
      'stores/quick-deposit/sent-once.ts',
      'stores/quick-deposit/last-deposit.ts',
      'stores/entry/confirm-link.ts',
      'stores/entry/bank-registration.ts',
      'stores/entry/registration-entries.ts',
      'stores/entry/bank-login.ts',
      'stores/games/stored-games.ts',
      'stores/sports/odds-format.ts',
      'stores/sports/sent-bets.ts',
      'stores/sports/favourites.ts',
      'stores/session/in-use.ts',
      'islands/search/recent.ts'
    ]
    for (const file of files) {
      const [, key] = /^const KEY = '(\w+)'/m.exec(readFileSync(file, 'utf8')) ?? []
      expect(key, file).toBeDefined()
      expect(names, file).toContain(key)
    }
  })

  test('says of other parties only where a brand has them', () => {
    expect(own.filter(({ party }) => party !== undefined)).toEqual([])
    const names = storedThings(new Set(['analytics'])).map(({ name }) => name)
    expect(names).toContain('_ga')
    expect(names).not.toContain('fs_*')
  })

  test('is that of all who take part, each by name or by host', () => {
    const nobody = { features: [], trackers: {} }
    expect(thingsWith(thirdPartiesOf(nobody))).toEqual(own)
    const things = thingsWith(
      thirdPartiesOf(nobody, {
        consentManager: { kind: 'onetrust', id: 'house', url: 'https://manager.example/a.js' },
        trackers: { fullStoryOrgId: 'o-1' },
        scripts: [{ name: 'polls', url: 'https://polls.example/p.js', category: 'marketing' }],
        fonts: ['https://faces.example/f.css'],
        chat: { key: 'a' }
      })
    )
    const added = things
      .filter(({ name }) => !own.some(thing => thing.name === name))
      .map(({ name, place, category }) => `${category}: ${name} (${place})`)
    expect(added).toEqual([
      'necessary: __zlcmid (cookie)',
      'necessary: ZD-* (local)',
      'analytics: fs_* (cookie)',
      'analytics: _fs* (cookie)',
      'analytics: _fs* (local)',
      'necessary: manager.example (script)',
      'marketing: polls.example (script)',
      'uncategorized: faces.example (typeface)'
    ])
  })

  test('says how long an answer is remembered', () => {
    const [consent] = own.filter(({ name, place }) => name === 'consent' && place === 'cookie')
    expect(consent?.lasts).toBe(CONSENT_DAYS)
  })
})

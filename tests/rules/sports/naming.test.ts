import { describe, expect, test } from 'vitest'

import { BUILT_LOCALES } from '#config/build.ts'
import { LOCALES } from '#config/locales.ts'
import { MARKET_KINDS, type MarketKindName } from '#config/sports/markets.ts'
import { SPORTS } from '#config/sports/sports.ts'
import { catalogue } from '#messages/catalogue.ts'
import { marketKey } from '#rules/sports/markets.ts'
import { besideText, marketName, type Naming, outcomeName } from '#rules/sports/naming.ts'

const sides = [
  { id: 'ravnsund', name: 'Ravnsund' },
  { id: 'brimholt', name: 'Brimholt' }
]

const naming = (sport = 'football', locale: (typeof BUILT_LOCALES)[number] = 'en'): Naming => ({
  words: catalogue(locale, 'sports'),
  bcp47: LOCALES[locale].bcp47,
  sport,
  sides
})

const VALUES: Readonly<Record<string, string>> = {
  hcp: '-0.5',
  total: '2.5',
  number: '1',
  period: '1'
}

const anyKey = (kind: MarketKindName) =>
  marketKey(
    kind,
    Object.fromEntries(
      Object.keys(MARKET_KINDS[kind].needs).map(name => [name, VALUES[name] ?? ''])
    )
  )

describe('names of markets and outcomes', () => {
  test('say who wins, by how much, and over which line', () => {
    const at = naming()
    expect(outcomeName(at, 'match-result', '1')).toBe('Ravnsund')
    expect(outcomeName(at, 'match-result', 'x')).toBe('Draw')
    expect(outcomeName(at, 'double-chance', 'x2')).toBe('Draw or Brimholt')
    expect(outcomeName(at, 'asian-handicap|from=2:1&hcp=-0.25', '1')).toBe('Ravnsund −0.25')
    expect(outcomeName(at, 'asian-handicap|from=2:1&hcp=-0.25', '2')).toBe('Brimholt +0.25')
    expect(outcomeName(at, 'asian-handicap|hcp=0', '2')).toBe('Brimholt 0')
    expect(outcomeName(at, 'total|total=2.75', 'over')).toBe('Over 2.75')
    expect(outcomeName(at, 'correct-score', '2:1')).toBe('2–1')
    expect(outcomeName(at, 'next-goal|number=4', 'x')).toBe('No more goals')
    expect(outcomeName(at, 'more-in-half', '2')).toBe('2nd half')
  })

  test('write lines in the figures of a language', () => {
    const at = naming('football', 'fi')
    expect(outcomeName(at, 'total|total=2.75', 'over')).toBe('Yli 2,75')
    expect(besideText(11, at.bcp47)).toBe('2,5, 3')
    expect(besideText(10, at.bcp47)).toBe('')
    expect(besideText(-1, 'en', true)).toBe('−0.5, 0')
  })

  test('call parts and totals as a sport does', () => {
    expect(marketName(naming('ice-hockey'), 'half-result|period=2')).toBe('Result, 2nd period')
    expect(marketName(naming('basketball'), 'total|total=160.5')).toBe('Total points')
    expect(marketName(naming('tennis'), 'total|total=2.5')).toBe('Total sets')
    expect(marketName(naming('tennis'), 'set-total|period=2&total=9.5')).toBe('Games in set 2')
    expect(marketName(naming('volleyball'), 'set-total|period=2&total=45.5')).toBe(
      'Points in set 2'
    )
    expect(marketName(naming('darts'), 'set-total|period=2&total=4.5')).toBe('Legs in set 2')
    expect(marketName(naming(), 'total|side=2&total=1.5')).toBe('Total of Brimholt')
    expect(marketName(naming(), 'nothing|of=ours')).toBe('Another market')
  })

  test('are there for every kind, in every sport and language, with nothing left to put in', () => {
    for (const locale of BUILT_LOCALES)
      for (const { id } of SPORTS)
        for (const kind of Object.keys(MARKET_KINDS) as MarketKindName[]) {
          const at = naming(id, locale)
          const key = anyKey(kind)
          const outcomes: readonly string[] = MARKET_KINDS[kind].outcomes ?? ['ravnsund']
          const names = [marketName(at, key), ...outcomes.map(each => outcomeName(at, key, each))]
          for (const name of names) expect(name, `${locale} ${id} ${key}`).toMatch(/^[^{}]+$/)
        }
  })
})

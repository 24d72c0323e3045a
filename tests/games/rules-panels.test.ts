import { describe, expect, test } from 'vitest'

import { TABLES, type TableSlug } from '#config/catalogue/tables.ts'
import { LOCALES, type Locale } from '#config/locales.ts'
import type { TableRules } from '#contract/wire/table-play.ts'
import { catalogue } from '#messages/catalogue.ts'

import { blackjackSaid } from '../../game-client/src/panels/blackjack-rules.ts'
import { pokerSaid } from '../../game-client/src/panels/poker-rules.ts'
import { rouletteSaid } from '../../game-client/src/panels/roulette-rules.ts'
import type { Said, ShownTable } from '../../game-client/src/panels/table-rules.ts'
import { wheelSaid } from '../../game-client/src/panels/wheel-rules.ts'
import { words } from '../../game-client/src/words.ts'

const about = (slug: TableSlug) => ({
  slug,
  title: slug,
  rtp: TABLES[slug].rtp,
  maxWin: TABLES[slug].maxWin,
  art: { backdrop: null, wide: null }
})

function shown(rules: TableRules, locale: Locale = 'en', stake = 1000n): ShownTable {
  const namespaces = ['game', 'table', 'blackjack', 'poker', 'roulette', 'wheel'] as const
  const texts = Object.assign({}, ...namespaces.map(name => catalogue(locale, name)))
  return {
    rules,
    words: words({ bcp47: LOCALES[locale].bcp47, texts }),
    play: { currency: 'EUR', minimumRoundMs: 0 },
    stake
  }
}

const roulette = (slug: 'roulette-du-cap' | 'halyard-roulette') => {
  const rules = { ...about(slug), kind: 'roulette', rules: TABLES[slug].rules } as const
  return { ...shown(rules), rules }
}
const table = (slug: 'blackjack-salon' | 'jacks-at-the-quay' | 'grand-wheel', locale?: Locale) =>
  shown({ ...about(slug), kind: TABLES[slug].kind }, locale)

const returnsOf = ({ figures }: Said) => figures.map(([, value]) => value)
const paysOf = ({ pays }: Said) => pays.map(([, returned]) => returned)

describe('the rules of a table', () => {
  test('of French roulette tell both exact returns', () => {
    const said = rouletteSaid(roulette('roulette-du-cap'))
    expect(returnsOf(said)).toEqual(['97.30%', '98.65%'])
    expect(paysOf(said)).toEqual([36_000n, 18_000n, 12_000n, 9000n, 6000n, 3000n, 2000n])
  })

  test('of European roulette tell the one return that all bets have', () => {
    expect(returnsOf(rouletteSaid(roulette('halyard-roulette')))).toEqual(['97.30%'])
  })

  test('of blackjack tell its return with basic strategy and pay three to two', () => {
    const said = blackjackSaid(table('blackjack-salon'))
    expect(returnsOf(said)).toEqual(['99.57%'])
    expect(paysOf(said)).toEqual([2500n, 2000n, 1000n, 1500n])
  })

  test('of video poker tell its return with best play and every hand', () => {
    const said = pokerSaid(table('jacks-at-the-quay'))
    expect(returnsOf(said)).toEqual(['99.54%'])
    expect(paysOf(said)[0]).toBe(800_000n)
    expect(said.pays).toHaveLength(9)
  })

  test('of the wheel tell what each field pays, and the return of all', () => {
    const said = wheelSaid(table('grand-wheel'))
    expect(returnsOf(said)).toEqual(['96.15%'])
    expect(paysOf(said)).toEqual([25_000n, 10_000n, 5000n, 2000n])
  })

  test('tell pays for the smallest stake where nothing is staked', () => {
    expect(paysOf(blackjackSaid({ ...table('blackjack-salon'), stake: 0n }))[1]).toBe(200n)
  })

  test.each(['en', 'fi', 'no', 'de', 'fr', 'ja', 'et_EE', 'it'] as const)(
    'say how an interrupted round ends, and leave no gap, in %s',
    locale => {
      for (const said of [
        blackjackSaid(table('blackjack-salon', locale)),
        pokerSaid(table('jacks-at-the-quay', locale)),
        wheelSaid(table('grand-wheel', locale))
      ]) {
        const all = [...said.texts, ...said.pays.map(([name]) => name)].join('\n')
        expect(all).not.toMatch(/[{}]|\b(?:game|table|blackjack|poker|wheel)\.[a-z]/)
        expect(said.texts.length).toBeGreaterThan(4)
      }
    }
  )
})

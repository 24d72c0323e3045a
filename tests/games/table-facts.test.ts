import { describe, expect, test } from 'vitest'

import { ALL_TITLES } from '#config/catalogue/all-titles.ts'
import { factsOf, SHELF, stakeRange } from '#config/catalogue/games.ts'
import { gamesOf } from '#config/catalogue/rows.ts'
import { TABLE_TITLES } from '#config/catalogue/table-titles.ts'
import { TABLES } from '#config/catalogue/tables.ts'
import { CURRENCY_CODES } from '#config/currencies.ts'
import { settle } from '#engine/roulette/roulette.ts'
import { SPOTS } from '#engine/roulette/spots.ts'
import { PAYS } from '#engine/video-poker/hands.ts'
import { FIELDS } from '#engine/wheel/wheel.ts'

const slugs = (list: Parameters<typeof gamesOf>[0]) => gamesOf(list).map(({ slug }) => slug)

describe('tables on the shelf', () => {
  test('every title is one game of the shelf, and every table has a title', () => {
    expect(SHELF.map(({ title }) => title.slug).toSorted()).toEqual(
      ALL_TITLES.map(({ slug }) => slug).toSorted()
    )
    expect(TABLE_TITLES.map(({ slug }) => slug).toSorted()).toEqual(Object.keys(TABLES).toSorted())
  })

  test('the lists of tables hold their kinds [GAME-07]', () => {
    expect(slugs('roulette').toSorted()).toEqual(['halyard-roulette', 'roulette-du-cap'])
    expect(slugs('blackjack')).toEqual(['blackjack-salon'])
    expect(slugs('live-casino')).toEqual(['grand-wheel'])
    expect(slugs('table-games').toSorted()).toEqual([
      'blackjack-salon',
      'halyard-roulette',
      'jacks-at-the-quay',
      'roulette-du-cap'
    ])
    expect(slugs('slots')).not.toContain('grand-wheel')
    expect(slugs('new')).toContain('grand-wheel')
    expect(slugs('hot-games')).toContain('roulette-du-cap')
  })

  test('each has a least and a most stake in every currency', () => {
    for (const { slug } of TABLE_TITLES)
      for (const currency of CURRENCY_CODES) {
        const { least, most } = stakeRange(slug, currency)!
        expect(least).toBeGreaterThan(0n)
        expect(most).toBeGreaterThan(least)
      }
    expect(stakeRange('blackjack-salon', 'EUR')).toEqual({ least: 100n, most: 50_000n })
    expect(stakeRange('no-game', 'EUR')).toBeUndefined()
  })

  test('the most that they say a round may pay is the most that the mathematics pay', () => {
    expect(factsOf('jacks-at-the-quay')?.maxWin).toBe(Math.max(...Object.values(PAYS)))
    expect(factsOf('grand-wheel')?.maxWin).toBe(
      Math.max(...FIELDS.map(({ factor }) => Number(factor)))
    )
    for (const slug of ['roulette-du-cap', 'halyard-roulette'] as const) {
      const { rules, maxWin } = TABLES[slug]
      const paid = SPOTS.map(({ id, numbers }) =>
        Number(settle(rules, numbers[0]!, [{ spot: id, amount: 1n }]).returned)
      )
      expect(maxWin).toBe(Math.max(...paid))
    }
  })

  test('only the table with shared rounds is a live one', () => {
    const live = SHELF.filter(({ isLive }) => isLive).map(({ title }) => title.slug)
    expect(live).toEqual(['grand-wheel'])
  })
})

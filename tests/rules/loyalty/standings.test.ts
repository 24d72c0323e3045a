import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { CONTESTS } from '#config/engagement-contests.ts'
import {
  inOrder,
  leastBet,
  paidPlaces,
  prizeAt,
  reachesMinimum,
  type Score,
  scoreOf,
  shownScore,
  worthOf
} from '#rules/loyalty/standings.ts'

const euros = (staked: bigint, won: bigint) => ({ staked, won, currency: 'EUR' }) as const
const at = (second: number) => new Date(Date.UTC(2026, 10, 28, 12, 0, second))
const rounds = (...worths: readonly number[]) =>
  worths.map((worth, index) => ({
    worth: BigInt(worth),
    number: BigInt(index + 1),
    at: at(index)
  }))

describe('what a round is worth', () => {
  test.each([
    [100n, 128_400n, 128_400n],
    [20n, 25_680n, 128_400n],
    [300n, 100n, 33n],
    [100n, 0n, 0n]
  ])(
    '%i staked and %i won is %i hundredths, whatever the size of the bet',
    (staked, won, worth) => {
      expect(worthOf('highestMultiplier', euros(staked, won))).toBe(worth)
    }
  )

  test.each([
    [99n, 0n],
    [100n, 1n],
    [199n, 1n],
    [200n, 2n],
    [500n, 5n],
    [1_999n, 5n],
    [2_000n, 20n],
    [10_000n, 50n],
    [10_000_000n, 50n]
  ])('%i back for 100 is %i points', (won, points) => {
    expect(worthOf('mostPoints', euros(100n, won))).toBe(points)
  })

  test('is one where rounds are counted', () => {
    expect(worthOf('mostRounds', euros(10_000n, 0n))).toBe(1n)
  })
})

describe('the least bet', () => {
  test.each([
    ['EUR', 20n],
    ['GBP', 17n],
    ['NOK', 230n],
    ['JPY', 32n],
    ['CHF', 19n]
  ] as const)('of 0.20 EUR is in %s %i minor units', (currency, least) => {
    expect(leastBet(20n, currency)).toBe(least)
    const round = (staked: bigint) => ({ staked, won: 0n, currency })
    expect(reachesMinimum(round(least), 20n)).toBe(true)
    expect(reachesMinimum(round(least - 1n), 20n)).toBe(false)
  })

  test('is rounded up where a minor unit would be less than the euros', () => {
    expect([leastBet(10n, 'CHF'), leastBet(10n, 'GBP')]).toEqual([10n, 9n])
  })

  test('a round that cost nothing reaches none', () => {
    expect(reachesMinimum(euros(0n, 500n), 0n)).toBe(false)
  })
})

describe('the score of an entrant', () => {
  test('is the best round, and was reached with it', () => {
    expect(scoreOf('highestMultiplier', rounds(120, 300, 300, 80))).toEqual({
      score: 300n,
      reachedAt: at(1),
      reachedBy: 2n
    })
  })

  test('is the sum, and was reached with the last round that was worth something', () => {
    expect(scoreOf('mostPoints', rounds(1, 5, 0))).toEqual({
      score: 6n,
      reachedAt: at(1),
      reachedBy: 2n
    })
  })

  test('is none while nothing has come of it', () => {
    expect(scoreOf('mostPoints', rounds(0, 0))).toBeUndefined()
    expect(scoreOf('mostRounds', [])).toBeUndefined()
  })

  test.each([
    ['highestMultiplier', 128_400n, '1284.00'],
    ['highestMultiplier', 5n, '0.05'],
    ['mostRounds', 12n, '12']
  ] as const)('of %s %i is shown as %s', (measure, score, shown) => {
    expect(shownScore(measure, score)).toBe(shown)
  })
})

describe('the order of entrants', () => {
  const score = (value: bigint, second: number, by: bigint): Score => ({
    score: value,
    reachedAt: at(second),
    reachedBy: by
  })

  test('G03: of equal scores the one that was reached first leads', () => {
    const [early, late] = [score(50n, 1, 9n), score(50n, 2, 3n)]
    expect([late, early].toSorted(inOrder)).toEqual([early, late])
    const [first, second] = [score(50n, 1, 3n), score(50n, 1, 4n)]
    expect([second, first].toSorted(inOrder)).toEqual([first, second])
    expect([early, score(51n, 9, 1n)].toSorted(inOrder)[0]?.score).toBe(51n)
  })

  test('is the same whichever way they stood before', () => {
    const scores = fc.record({
      score: fc.bigInt(1n, 3n),
      reachedAt: fc.integer({ min: 0, max: 2 }).map(at),
      reachedBy: fc.bigInt(1n, 1_000n)
    })
    const unique = fc.uniqueArray(scores, { selector: ({ reachedBy }) => reachedBy })
    fc.assert(
      fc.property(unique, list => {
        expect(list.toSorted(inOrder)).toEqual(list.toReversed().toSorted(inOrder))
      })
    )
  })
})

describe('the series of the house', () => {
  test.each(CONTESTS.map(series => [series.id, series] as const))(
    '%s pays places from the first without a gap',
    (_id, { prizes }) => {
      const last = paidPlaces(prizes)
      for (let place = 1; place <= last; place++) {
        const holding = prizes.filter(({ from, to }) => from <= place && place <= to)
        expect(holding).toHaveLength(1)
        expect(prizeAt(prizes, place)).toBe(holding[0]?.prize)
      }
      expect(prizeAt(prizes, last + 1)).toBeUndefined()
    }
  )

  test.each(CONTESTS.map(series => [series.id, series] as const))(
    '%s asks for points at its door only as a buy-in, and fits into its period',
    (_id, { entry, price, schedule, mostEntrants, prizes }) => {
      expect(price > 0).toBe(entry === 'buyIn')
      const period = schedule.every === 'day' ? 24 : 7 * 24
      expect(schedule.fromHour + schedule.hours).toBeLessThanOrEqual(period)
      if (mostEntrants !== null) expect(paidPlaces(prizes)).toBeLessThanOrEqual(mostEntrants)
    }
  )
})

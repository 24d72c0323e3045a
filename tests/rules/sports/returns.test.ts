import { describe, expect, test } from 'vitest'
import { resultOf } from '#rules/sports/bet-result.ts'
import { BET_STATUSES, listOf } from '#rules/sports/bet-status.ts'
import { lineCount } from '#rules/sports/bets.ts'
import { boostOf } from '#rules/sports/boost.ts'
import type { Leg, Settlement } from '#rules/sports/leg.ts'
import { LEG_STATUSES, legStatus } from '#rules/sports/leg-status.ts'
import { combinedPrices } from '#rules/sports/prices.ts'
import {
  type Bet,
  combinedPrice,
  lineReturns,
  rangesOf,
  returnOf,
  stakeOf
} from '#rules/sports/returns.ts'
import { bet, LOST, leg, pays, raceLeg, single, VOID, WON } from '#tests/support/sports-bets.ts'
import { numbersOf, randomBet, slowReturn } from '#tests/support/sports-slips.ts'

const SLIPS = 20_000

/** So many random bets, always the same ones. */
function* slips(seed: number, count = SLIPS): Generator<Bet> {
  const random = numbersOf(seed)
  for (let index = 0; index < count; index++) yield randomBet(random)
}

const withEvery = (of: Bet, settled: Settlement | null): Bet => ({
  ...of,
  legs: of.legs.map(each => ({ ...each, settled }))
})

const withLegs = (of: Bet, legs: readonly Leg[]): Bet => ({ ...of, legs })

/** The random bets for which something does not hold: none is wanted. */
const without = (seed: number, holds: (slip: Bet) => boolean): Bet[] =>
  [...slips(seed)].filter(slip => !holds(slip))

describe('twenty thousand random slips', () => {
  test('return what plain fractions over all subsets of their legs return', () => {
    const wrong = without(1, slip => {
      const { status, certain, possible } = returnOf(slip)
      const slow = slowReturn(slip)
      return (
        certain === slow.certain &&
        possible === slow.possible &&
        stakeOf(slip) === slip.lineStake * BigInt(slow.lines) &&
        (status === 'open') === slow.open > 0
      )
    })
    expect(wrong).toEqual([])
  })

  test('are settled with every leg won at exactly what the slip promised [L130]', () => {
    const wrong = without(2, slip => {
      const promised = returnOf(withEvery(slip, null))
      const settled = returnOf(withEvery(slip, { ...WON, placed: 1 }))
      return promised.possible === settled.certain && settled.status === 'settled'
    })
    expect(wrong).toEqual([])
  })

  test('never return more than the slip promised, nor less than is certain', () => {
    const wrong = without(3, slip => {
      const promised = pays(withEvery(slip, null))
      const { certain, possible } = returnOf(slip)
      const rest = slip.legs.map(each => ({ ...each, settled: each.settled ?? LOST }))
      return pays(withLegs(slip, rest)) === certain && certain <= possible && possible <= promised
    })
    expect(wrong).toEqual([])
  })

  test('return the same whatever the order of their legs', () => {
    const wrong = without(4, slip => {
      const turned = returnOf(withLegs(slip, slip.legs.toReversed()))
      const { possible, certain } = returnOf(slip)
      return turned.possible === possible && turned.certain === certain
    })
    expect(wrong).toEqual([])
  })
})

describe('void legs', () => {
  test('of a combo leave the combo of the others [L122]', () => {
    for (const slip of slips(5, 20_000)) {
      if (slip.shape !== 'COMBO' || slip.legs.length < 3) continue
      const [first, ...others] = slip.legs
      const withVoid = first ? [{ ...first, settled: VOID }, ...others] : []
      expect(pays(withLegs(slip, withVoid))).toBe(pays(withLegs(slip, others)))
    }
  })

  test('of all lines bring the whole stake back, and nothing of a free bet', () => {
    for (const slip of slips(6, 2000)) {
      const nothing = withEvery(slip, VOID)
      expect(pays(nothing)).toBe(slip.isFree ? 0n : stakeOf(slip))
      expect(resultOf(nothing)).toBe('PUSH')
    }
  })
})

describe('what a slip shows', () => {
  const SYSTEM = bet('2/3', 1000n, [leg(2000), leg(1800), leg(3000)])

  test('a system promises the sum of its doubles, not the treble [L127]', () => {
    expect(pays(SYSTEM)).toBe(15_000n)
    expect(lineReturns(SYSTEM).map(({ legs, pays: paid }) => [legs.join(), paid])).toEqual([
      ['0,1', 3600n],
      ['0,2', 6000n],
      ['1,2', 5400n]
    ])
  })

  test('says from what to what a number of right picks returns', () => {
    expect(rangesOf('2/3', 1000n, [2000, 1800, 3000])).toEqual([
      { right: 2, least: 3600n, most: 6000n },
      { right: 3, least: 15_000n, most: 15_000n }
    ])
  })

  test('finds ends of ranges that no choice of picks passes', () => {
    for (const slip of slips(7, 3000)) {
      if (slip.legs.length > 5) continue
      const odds = slip.legs.map(each => each.odds)
      for (const { right, least, most } of rangesOf(slip.shape, slip.lineStake, odds)) {
        const sums = Array.from({ length: 2 ** odds.length }, (_, subset) =>
          odds
            .map(each => leg(each, LOST))
            .map((each, index) => ((subset >> index) & 1 ? { ...each, settled: WON } : each))
        )
          .filter(legs => legs.filter(({ settled }) => settled === WON).length === right)
          .map(legs => pays(bet(slip.shape, slip.lineStake, legs)))
          .toSorted((a, b) => Number(a - b))
        expect([sums[0], sums.at(-1)]).toEqual([least, most])
      }
    }
  })

  test('writes the price of a treble with three digits, rounded down', () => {
    const write = combinedPrices('en')
    expect(write(combinedPrice([leg(1850), leg(2100), leg(1330)]))).toBe('5.167')
    expect(write(combinedPrice([leg(1850), leg(2020), leg(1330)]))).toBe('4.970')
    expect(write(combinedPrice([leg(1850, VOID), leg(2200)]))).toBe('2.200')
  })

  test('a boost adds a share of the return up to its cap [S34]', () => {
    const returned = pays(single(10_000n, leg(3130, WON)))
    expect(returned + boostOf(returned, { percent: 10n, cap: 3000n })).toBe(34_300n)
    expect(boostOf(999n, { percent: 10n, cap: 3000n })).toBe(99n)
  })

  test('a free bet pays what is won without its stake, line by line', () => {
    const free = (settled: Settlement | null) =>
      bet('SINGLE', 1000n, [leg(2500, settled)], { isFree: true })
    expect([null, WON, VOID, LOST].map(how => pays(free(how)))).toEqual([1500n, 1500n, 0n, 0n])
    expect(pays({ ...SYSTEM, isFree: true })).toBe(12_000n)
    expect(pays(free({ result: 0, void: 1 }))).toBe(0n)
  })
})

describe('a bet that is being settled', () => {
  test('is lost with its first lost leg where every line needs it', () => {
    const combo = bet('COMBO', 500n, [leg(2000), leg(1800, LOST), leg(3000)])
    expect(returnOf(combo)).toEqual({ status: 'settled', certain: 0n, possible: 0n })
    expect(returnOf({ ...combo, shape: '2/3' })).toEqual({
      status: 'open',
      certain: 0n,
      possible: 3000n
    })
  })

  test('has certain what its settled lines pay', () => {
    const patent = bet('PATENT', 100n, [leg(2000, WON), leg(3000, WON), leg(4000)])
    expect(returnOf(patent)).toEqual({
      status: 'open',
      certain: 200n + 300n + 600n,
      possible: 200n + 300n + 600n + 400n + 800n + 1200n + 2400n
    })
  })

  test.each([
    ['WIN', WON],
    ['LOSS', LOST],
    ['PUSH', VOID],
    ['HALF_WIN', { result: 1, void: 1 }],
    ['HALF_LOSS', { result: 0, void: 1 }],
    ['PARTIAL', { ...WON, deadHeat: { places: 1, tied: 2 } }],
    [null, null]
  ] as const)('is called %s by its only leg', (name, settled) => {
    expect(resultOf(single(1000n, leg(1500, settled)))).toBe(name)
  })

  test('has a word for every way in which a leg may stand', () => {
    const heat = { places: 1, tied: 2 }
    const ways: readonly (Settlement | null)[] = [
      null,
      WON,
      LOST,
      VOID,
      { result: 1, void: 1 },
      { result: 0, void: 1 },
      { ...WON, deadHeat: heat },
      { ...LOST, placed: 1, placeDeadHeat: heat }
    ]
    expect(ways.map(settled => legStatus({ settled }, true))).toEqual(LEG_STATUSES)
    expect(legStatus({ settled: { ...LOST, placed: 1 } }, false)).toBe('LOST')
  })

  test('of several lines is called by what it pays beside its stake', () => {
    const third = (settled: Settlement) =>
      resultOf(bet('2/3', 1000n, [leg(1200, WON), leg(1300, WON), leg(2000, settled)]))
    expect([third(WON), third(LOST)]).toEqual(['WIN', 'PARTIAL'])
    expect(resultOf(bet('COMBO', 500n, [leg(1700, VOID), leg(1850, WON)]))).toBe('WIN')
    const free = bet('COMBO', 1000n, [leg(1200, WON), leg(1300, WON)], { isFree: true })
    expect(resultOf(free)).toBe('WIN')
    const placed = [raceLeg(3750, 5, { ...LOST, placed: 1 })]
    expect(resultOf(bet('SINGLE', 100n, placed, { eachWay: true }))).toBe('PARTIAL')
  })

  test('stands in one list of a player, and in one of its own if it was refused', () => {
    const open = BET_STATUSES.filter(status => listOf(status) === 'OPEN')
    const others = BET_STATUSES.filter(status => listOf(status) !== 'SETTLED')
    expect(open).toEqual(['PENDING_ACCEPTANCE', 'ACCEPTED'])
    expect(others).toEqual([...open, 'REFUSED', 'CASHED_OUT'])
    expect([listOf('REFUSED'), listOf('CASHED_OUT')]).toEqual(['REFUSED', 'CASHED_OUT'])
  })

  test('shares places between those who tied for them', () => {
    const tied = { ...LOST, placed: 1 as const, placeDeadHeat: { places: 1, tied: 2 } }
    const eachWay = bet('SINGLE', 1000n, [raceLeg(6000, 5, tied)], { eachWay: true })
    // 10.00 at 2.00 for the places, of which one is left for two; the win is lost.
    expect(pays(eachWay)).toBe(1000n)
  })

  test('has no lines, and pays nothing, where its shape does not fit its legs', () => {
    expect(lineCount('TRIXIE', 4)).toBe(0)
    expect(pays(bet('TRIXIE', 100n, [leg(2000, WON)]))).toBe(0n)
  })
})

import { describe, expect, test } from 'vitest'

import {
  afterPart,
  cashOutOf,
  cashOutRefusal,
  partialValue,
  partOfStake
} from '#rules/sports/cash-out.ts'
import { type Bet, returnOf, stakeOf } from '#rules/sports/returns.ts'
import { bet, LOST, leg, pays, raceLeg, single, VOID, WON } from '#tests/support/sports-bets.ts'
import { numbersOf, randomBet } from '#tests/support/sports-slips.ts'

const worth = (of: Bet, now: readonly (number | null)[], margin: number) => {
  const offer = cashOutOf(of, now, margin)
  return offer.status === 'offered' ? offer.value : offer.status
}

describe('what a bet is worth now', () => {
  test('is stake times price over price now, less the margin, rounded down [S28]', () => {
    const of = single(10_000n, leg(2200))
    expect([worth(of, [1500], 0), worth(of, [1500], 50)]).toEqual([14_666n, 13_933n])
  })

  test('rises and falls with the price now [S30]', () => {
    const of = single(1000n, leg(3000))
    expect([worth(of, [1500], 50), worth(of, [6000], 50)]).toEqual([1900n, 475n])
  })

  test('for a part leaves the rest of the stake at its price [S32]', () => {
    const of = single(2000n, leg(3000))
    const full = worth(of, [1500], 50)
    const part = partOfStake(of, 40)
    const left = afterPart(of, part)
    expect([full, part]).toEqual([3800n, 800n])
    expect(partialValue(3800n, 2000n, part)).toBe(1520n)
    expect([left?.lineStake, left && pays(left)]).toEqual([1200n, 3600n])
  })

  test('counts won legs in full and explains itself', () => {
    const treble = bet('COMBO', 500n, [leg(1850, WON), leg(2100), leg(2200)])
    const offer = cashOutOf(treble, [null, 1720, 2200], 50)
    expect(offer).toMatchObject({ status: 'offered', value: 1072n })
    const [line] = offer.status === 'offered' ? offer.lines : []
    expect(line).toMatchObject({ on: 'win', legs: [0, 1, 2], full: 1129n, value: 1072n })
    expect(line && line.price.over * 1000n ** 3n).toBe(
      line && 1850n * 2100n * 2200n * line.price.under
    )
  })

  test('is nothing once a leg is lost, all is settled, or the bet is free', () => {
    expect(worth(bet('COMBO', 500n, [leg(2000, LOST), leg(2000)]), [null, 1500], 50)).toBe('none')
    expect(worth(single(500n, leg(2000, WON)), [null], 50)).toBe('none')
    expect(worth(bet('SINGLE', 500n, [leg(2000)], { isFree: true }), [1500], 50)).toBe('none')
    expect(worth(single(1n, leg(1100)), [900_000], 50)).toBe('none')
  })

  test('is suspended with any leg that still counts', () => {
    const double = (first: typeof WON) => bet('COMBO', 500n, [leg(2000, first), leg(2000)])
    expect(worth(double(WON), [null, null], 50)).toBe('suspended')
    expect(worth(double(LOST), [null, null], 50)).toBe('none')
    const system = bet('2/3', 500n, [leg(2000, LOST), leg(2000), leg(3000)])
    expect(worth(system, [null, 1500, null], 50)).toBe('suspended')
  })

  test('of a system is the sum of its lines, and settled ones count in full', () => {
    const system = bet('2/3', 1000n, [leg(2000, WON), leg(1800, WON), leg(3000)])
    // 36.00 are certain; 60.00 and 54.00 hang on a leg that stands at 2.00 now.
    expect(worth(system, [null, null, 2000], 100)).toBe(3600n + 2700n + 2430n)
    const lost = bet('2/3', 1000n, [leg(2000, LOST), leg(1800, VOID), leg(3000)])
    expect(worth(lost, [null, null, 2000], 100)).toBe(1350n)
  })

  test('of each way bets counts the places at their own price', () => {
    const of = bet('SINGLE', 1000n, [raceLeg(6000, 5)], { eachWay: true })
    // 6.00 ÷ 3.00, and 2.00 ÷ 1.40 for the places.
    expect(worth(of, [3000], 0)).toBe(2000n + 1428n)
  })

  test('lies between what is certain and what is possible, for random bets', () => {
    const random = numbersOf(8)
    for (let index = 0; index < 5000; index++) {
      const of = randomBet(random)
      const now = of.legs.map(() => 1001 + Math.floor(random() * 20_000))
      const value = worth(of, now, 50)
      const { certain, possible } = returnOf(of)
      if (typeof value === 'bigint') {
        expect(value).toBeGreaterThanOrEqual(certain)
        expect(value).toBeLessThanOrEqual(possible)
      }
    }
  })
})

describe('a part of a cash-out', () => {
  test('at the end of the slider is the whole value [L131]', () => {
    const of = single(1999n, leg(3000))
    expect(partOfStake(of, 100)).toBe(1999n)
    expect(partialValue(9923n, 1999n, partOfStake(of, 100))).toBe(9923n)
    expect(afterPart(of, 1999n)).toBeNull()
  })

  test('of a system takes the same of every line', () => {
    const system = bet('2/3', 1001n, [leg(2000), leg(1800), leg(3000)])
    const part = partOfStake(system, 50)
    expect([stakeOf(system), part, afterPart(system, part)?.lineStake]).toEqual([
      3003n,
      1500n,
      501n
    ])
    expect(afterPart(system, 1000n)).toBeNull()
    expect(afterPart(system, 0n)).toBeNull()
  })

  test('is paid as it is now if that is no less than what was shown', () => {
    const at = (now: number | null) => cashOutOf(single(1000n, leg(3000)), [now], 0)
    expect([1500, 1400, 1600, null].map(now => cashOutRefusal(2000n, at(now)))).toEqual([
      null,
      null,
      'VALUE_CHANGED',
      'SUSPENDED'
    ])
    const lost = cashOutOf(single(1000n, leg(3000, LOST)), [null], 0)
    expect(cashOutRefusal(2000n, lost)).toBe('NOT_OFFERED')
  })
})

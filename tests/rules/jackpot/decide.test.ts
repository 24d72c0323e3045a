import { describe, expect, test } from 'vitest'

import { HOUSE_JACKPOT, type JackpotRule } from '#config/jackpots.ts'
import { equalShares, sharesByPlace } from '#rules/jackpot/community.ts'
import { decide, drawOf, type PotState, returnOf } from '#rules/jackpot/decide.ts'

/** One pot of the worked values: 10.00, of each 0.10 it takes 40 %. */
const ruleOf = (mustDropAt: bigint | null = null): JackpotRule => ({
  ...HOUSE_JACKPOT,
  pots: [{ id: 'minor', seed: 1000n, share: 4000, odds: 100, mustDropAt, community: [] }]
})

const TEN_CENTS = 100_000n
const never = (limit: number) => limit - 1
const always = () => 0

const potOf = (cents: bigint): readonly PotState[] => [
  { id: 'minor', micro: cents * 10_000n, filling: 1 }
]

describe('a decision', () => {
  test('J06 seven bets of 0.10 bring a pot of 10.00 to 10.28, and a win brings it back to 10.00', () => {
    let pots = potOf(1000n)
    for (let bet = 1; bet <= 7; bet++) pots = decide(ruleOf(), pots, TEN_CENTS, never).pots
    expect(pots[0]?.micro).toBe(10_280_000n)
    const won = decide(ruleOf(), pots, TEN_CENTS, always)
    expect(won.drops).toEqual([{ pot: 'minor', filling: 1, cents: 1032n, cause: 'drawn' }])
    expect(won.pots).toEqual([{ id: 'minor', micro: 10_000_000n, filling: 2 }])
  })

  test('J07 a pot that must drop by 500.00 pays 500.00 with the bet that fills it, and the rest begins the next', () => {
    const { drops, pots } = decide(ruleOf(50_000n), potOf(49_998n), TEN_CENTS, never)
    expect(drops).toEqual([{ pot: 'minor', filling: 1, cents: 50_000n, cause: 'mustDrop' }])
    expect(pots[0]?.micro).toBe(10_020_000n)
  })

  test('a pot that is drawn pays whole cents, and keeps the rest of one', () => {
    const pots = [{ id: 'minor', micro: 10_005_500n, filling: 3 }] as const
    const { drops, pots: after } = decide(ruleOf(), pots, 10_000n, always)
    expect(drops[0]?.cents).toBe(1000n)
    expect(after[0]?.micro).toBe(10_009_500n)
  })

  test('the chance grows with what is given, cent for cent', () => {
    const rule = ruleOf()
    const pot = rule.pots[0]
    if (!pot) throw new Error('no pot')
    expect(drawOf(rule, pot)).toBe(100 * 100_000)
    const drawn = (micro: bigint, number: number) =>
      decide(rule, potOf(1000n), micro, () => number).drops.length
    expect([drawn(100_000n, 99_999), drawn(100_000n, 100_000)]).toEqual([1, 0])
    expect([drawn(200_000n, 199_999), drawn(200_000n, 200_000)]).toEqual([1, 0])
  })

  test('J14 of two that win one after the other the first takes the pot, the second the seed', () => {
    const first = decide(ruleOf(), potOf(9000n), TEN_CENTS, always)
    const second = decide(ruleOf(), first.pots, TEN_CENTS, always)
    expect([...first.drops, ...second.drops].map(({ cents }) => cents)).toEqual([9004n, 1004n])
  })

  test('the return that is told is what shares and seeds give over time', () => {
    expect(returnOf(HOUSE_JACKPOT)).toBeCloseTo(0.925, 10)
  })
})

describe('a community share', () => {
  test('goes by places: the second gets half of the first, the third a third, and no cent too many', () => {
    const shares = sharesByPlace(1100n, 3)
    expect(shares).toEqual([600n, 300n, 200n])
    expect(sharesByPlace(1000n, 3).reduce((sum, share) => sum + share)).toBeLessThanOrEqual(1000n)
    expect(equalShares(1000n, 3)).toEqual([333n, 333n, 333n])
  })
})

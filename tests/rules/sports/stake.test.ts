import { describe, expect, test } from 'vitest'

import { CURRENCY_CODES } from '#config/currencies.ts'
import { BET_STAKES } from '#config/sports/stakes.ts'
import { stakeOf } from '#rules/sports/returns.ts'
import { mostLineStake, spread, stakeFault } from '#rules/sports/stake.ts'
import { bet, leg, pays } from '#tests/support/sports-bets.ts'
import { numbersOf, randomBet } from '#tests/support/sports-slips.ts'

describe('a stake', () => {
  test.each([
    [-1000n, 1, 'STAKE_BELOW_MIN'],
    [0n, 1, 'STAKE_BELOW_MIN'],
    [99n, 1, 'STAKE_BELOW_MIN'],
    [100n, 1, null],
    [150n, 1, 'STAKE_OFF_STEP'],
    [6_000_000n, 1, null],
    [6_000_100n, 1, 'STAKE_ABOVE_MAX'],
    [600_000n, 11, 'STAKE_ABOVE_MAX']
  ])('of %i øre on each of %i lines: %s [L117]', (stake, lines, fault) => {
    expect(stakeFault(stake, lines, BET_STAKES.NOK)).toBe(fault)
  })

  test.each(CURRENCY_CODES)('of %s starts at a step that it can be raised by', code => {
    const { least, most, step } = BET_STAKES[code]
    expect([least > 0n, least % step, most % step]).toEqual([true, 0n, 0n])
  })

  test('in total is shared by lines, or refused with the nearest that can be', () => {
    expect(spread(3000n, 3, 1n)).toEqual({ status: 'ok', lineStake: 1000n })
    expect(spread(1000n, 3, 1n)).toEqual({
      status: 'refused',
      code: 'STAKE_OFF_STEP',
      below: 999n,
      above: 1002n
    })
    expect(spread(1n, 11, 10n)).toMatchObject({ below: 0n, above: 110n })
  })

  test('is at most what wins no more than the liability allows', () => {
    const of = { shape: 'SINGLE', eachWay: false, legs: [leg(2500)] } as const
    expect(mostLineStake(10_000n, of, 1n)).toBe(6666n)
    expect(mostLineStake(10_000n, of, 100n)).toBe(6600n)
    expect([mostLineStake(0n, of, 1n), mostLineStake(-5n, of, 1n)]).toEqual([0n, 0n])
  })

  test('at that most wins within the limit, and a unit more does not, for random bets', () => {
    const random = numbersOf(9)
    for (let index = 0; index < 3000; index++) {
      const { shape, eachWay, legs } = randomBet(random)
      const open = legs.map(each => ({ ...each, settled: null }))
      const limit = BigInt(1 + Math.floor(random() * 1_000_000))
      const most = mostLineStake(limit, { shape, eachWay, legs: open }, 1n)
      const won = (stake: bigint) => {
        const of = bet(shape, stake, open, { eachWay })
        return pays(of) - stakeOf(of)
      }
      if (most > 0n) expect(won(most)).toBeLessThanOrEqual(limit)
      // Rounding down may keep back a unit of each line.
      expect(won(most + 1n) + stakeOf(bet(shape, 1n, open, { eachWay }))).toBeGreaterThan(limit)
    }
  })
})

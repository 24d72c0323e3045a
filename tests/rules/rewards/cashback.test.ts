import { describe, expect, test } from 'vitest'

import { CURRENCY_CODES } from '#config/currencies.ts'
import { cashbackOf, cashbackWeek, leastCashback, weekBefore } from '#rules/rewards/cashback.ts'

describe('cashback', () => {
  test.each([
    ['B14: ten percent of a week’s loss', 100_000n, 85_000n, 0n, 1000, 15_000n, 1_500n],
    ['B14: nothing of a week that was won', 100_000n, 105_000n, 0n, 1000, 0n, 0n],
    ['what the house gave is no loss', 100_000n, 85_000n, 10_000n, 1000, 5_000n, 500n],
    ['gifts above the loss leave nothing', 100_000n, 85_000n, 20_000n, 1000, 0n, 0n],
    ['rounded down', 1_999n, 0n, 0n, 500, 1_999n, 99n],
    ['just what is worth paying', 200n, 0n, 0n, 500, 200n, 10n],
    ['less than is worth paying', 199n, 0n, 0n, 500, 199n, 0n],
    ['a week without play', 0n, 0n, 0n, 1000, 0n, 0n]
  ])('is right for %s', (_case, bet, won, given, rate, lost, paid) => {
    expect(cashbackOf({ bet, won, given }, rate, 10n)).toEqual({ lost, paid })
  })

  test('has a least worth paying in every currency', () => {
    for (const currency of CURRENCY_CODES) expect(leastCashback(currency)).toBeGreaterThan(0n)
    expect([leastCashback('EUR'), leastCashback('NOK'), leastCashback('JPY')]).toEqual([
      10n,
      115n,
      16n
    ])
  })

  test('runs from Monday to Monday by UTC and is paid six hours later', () => {
    const week = {
      from: new Date('2026-11-23T00:00:00Z'),
      until: new Date('2026-11-30T00:00:00Z'),
      paidAt: new Date('2026-11-30T06:00:00Z')
    }
    expect(cashbackWeek(new Date('2026-11-23T00:00:00.000Z'))).toEqual(week)
    expect(cashbackWeek(new Date('2026-11-29T23:59:59.999Z'))).toEqual(week)
    expect(weekBefore(cashbackWeek(new Date('2026-11-30T00:00:00.000Z')))).toEqual(week)
  })
})

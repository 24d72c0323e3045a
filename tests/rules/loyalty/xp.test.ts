import { describe, expect, test } from 'vitest'

import type { CurrencyCode } from '#config/currencies.ts'
import { programmeOf } from '#config/engagement.ts'
import { type Experience, NO_EXPERIENCE, withStake, withXp, xpOf } from '#rules/loyalty/xp.ts'

const programme = programmeOf('Infiniza')!

const staked = (...stakes: readonly (readonly [bigint, CurrencyCode])[]): Experience =>
  stakes.reduce<Experience>(
    (experience, [amount, currency]) => withStake(experience, amount, currency),
    NO_EXPERIENCE
  )

const times = (count: number, amount: bigint, currency: CurrencyCode) =>
  staked(...Array.from({ length: count }, () => [amount, currency] as const))

describe('experience', () => {
  test.each([
    ['EUR 99.99', 9_999n, 'EUR', 9],
    ['EUR 100.00', 10_000n, 'EUR', 10],
    ['NOK 1,150.00', 115_000n, 'NOK', 10],
    ['NOK 1,149.99', 114_999n, 'NOK', 9],
    ['JPY 1,600', 1_600n, 'JPY', 1],
    ['nothing', 0n, 'EUR', 0]
  ] as const)('G01: %s staked gives 1 XP for each EUR 10', (_, amount, currency, xp) => {
    expect(xpOf(programme, staked([amount, currency]))).toBe(xp)
  })

  test('what is less than a point waits, and no bet loses a part of it to rounding', () => {
    expect(xpOf(programme, times(999, 1n, 'EUR'))).toBe(0)
    expect(xpOf(programme, times(1000, 1n, 'EUR'))).toBe(1)
    // 1.00 NOK is no whole number of millionths of a euro.
    expect(xpOf(programme, times(114, 100n, 'NOK'))).toBe(0)
    expect(xpOf(programme, times(115, 100n, 'NOK'))).toBe(1)
  })

  test('stakes of two currencies count together', () => {
    expect(xpOf(programme, staked([500n, 'EUR'], [5_750n, 'NOK']))).toBe(1)
  })

  test('a stake that is undone takes its experience back, down to nothing', () => {
    expect(xpOf(programme, staked([1_500n, 'EUR'], [-600n, 'EUR']))).toBe(0)
    expect(xpOf(programme, staked([1_500n, 'EUR'], [-500n, 'EUR']))).toBe(1)
    expect(xpOf(programme, staked([-500n, 'EUR']))).toBe(0)
  })

  test('points that nobody has staked for add to what was', () => {
    expect(xpOf(programme, withXp(programme, staked([999n, 'EUR']), 7))).toBe(7)
    expect(xpOf(programme, withStake(withXp(programme, NO_EXPERIENCE, 7), 1_000n, 'EUR'))).toBe(8)
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { CURRENCIES, type CurrencyCode } from '#config/currencies.ts'
import { EURO_RATES } from '#config/exchange-rates.ts'
import { amountPerBet, optionOf, shareOfBet } from '#rules/jackpot/contribution.ts'
import { fromCents, microOf } from '#rules/jackpot/euros.ts'

describe('what a bet gives', () => {
  test.each<[CurrencyCode, bigint]>([
    ['EUR', 10n],
    ['NOK', 115n],
    ['JPY', 16n],
    ['INR', 1000n],
    ['CAD', 16n],
    ['ZAR', 200n],
    // 0.095 and 0.085 are less than a coin: the table has the nearest (decision D8).
    ['CHF', 10n],
    ['GBP', 9n]
  ])('J01 an amount of 0.10 EUR is %s %d in minor units', (currency, minor) => {
    expect(amountPerBet('0.1', currency, EURO_RATES[currency])).toBe(minor)
  })

  test('a share of a bet is taken in whole cents, and what is less waits for the next bets', () => {
    expect(shareOfBet(40n, '0.01', 0)).toEqual({ amount: 0n, remainder: 4000 })
    expect(shareOfBet(40n, '0.01', 8000)).toEqual({ amount: 1n, remainder: 2000 })
    expect(shareOfBet(1000n, '0.05', 0)).toEqual({ amount: 50n, remainder: 0 })
  })

  test('over many bets exactly the share is given, and never more', () => {
    const bets = fc.array(fc.bigInt(1n, 100_000n), { maxLength: 60 })
    fc.assert(
      fc.property(bets, fc.constantFrom('0.01', '0.02', '0.03', '0.05'), (stakes, share) => {
        let remainder = 0
        let given = 0n
        let staked = 0n
        for (const stake of stakes) {
          const gift = shareOfBet(stake, share, remainder)
          remainder = gift.remainder
          given += gift.amount
          staked += stake
          const exact = (staked * BigInt(Math.round(Number(share) * 100))) / 100n
          expect(given).toBe(exact)
        }
      })
    )
  })

  test.each([
    ['0.3', 0.3],
    ['0.30', 0.3],
    ['0.25', undefined],
    ['abc', undefined],
    ['', undefined],
    ['1e-1', undefined],
    ['-0.3', undefined]
  ])('J04 the value %j is the option %s', (text, option) => {
    expect(optionOf(text, [0.1, 0.2, 0.3])).toBe(option)
  })
})

describe('euros and other currencies', () => {
  test.each<[CurrencyCode, bigint]>([
    ['NOK', 1_419_744n],
    // Down, so that what is shown is never above what is paid.
    ['JPY', 197_529n],
    ['GBP', 104_937n],
    ['EUR', 123_456n]
  ])('J03 a pot of 1,234.56 EUR is %s %d in minor units', (currency, minor) => {
    expect(fromCents(123_456n, currency, EURO_RATES[currency])).toBe(minor)
  })

  test('what is given is worth no more than was paid', () => {
    const currencies = Object.keys(CURRENCIES) as CurrencyCode[]
    fc.assert(
      fc.property(fc.constantFrom(...currencies), fc.bigInt(1n, 10n ** 9n), (currency, minor) => {
        const rate = EURO_RATES[currency]
        const cents = microOf(minor, currency, rate) / 10_000n
        expect(fromCents(cents, currency, rate)).toBeLessThanOrEqual(minor)
      })
    )
  })
})

import { describe, expect, test } from 'vitest'

import { CURRENCIES, CURRENCY_CODES } from '#config/currencies.ts'
import {
  assetOf,
  minimumDeposit,
  minimumWithdrawal,
  parseAmount,
  parseDecimal,
  toDecimal
} from '#rules/money.ts'
import { feeOf } from '#rules/payment-fee.ts'

const ok = (minor: bigint) => ({ status: 'ok', minor })
const refused = (fault: string) => ({ status: 'refused', fault })

describe('a decimal of the wire', () => {
  test.each([
    ['12.50', 'EUR', 1250n],
    ['12.5', 'EUR', 1250n],
    ['12.', 'EUR', 1200n],
    ['.5', 'EUR', 50n],
    ['.05', 'EUR', 5n],
    ['-.5', 'EUR', -50n],
    ['-12.34', 'EUR', -1234n],
    ['12.3400', 'EUR', 1234n],
    ['1200', 'JPY', 1200n],
    ['1200.00', 'JPY', 1200n],
    ['-7', 'JPY', -7n],
    ['999999999999999.99', 'EUR', 99_999_999_999_999_999n]
  ] as const)('%s of %s is exact', (text, currency, minor) => {
    expect(parseDecimal(text, currency)).toEqual(ok(minor))
  })

  test.each([
    ['', 'EMPTY'],
    ['9999999999999999.99', 'TOO_LONG'],
    ['12x', 'NOT_A_NUMBER'],
    ['x12', 'NOT_A_NUMBER'],
    ['.5x', 'NOT_A_NUMBER'],
    ['x.5', 'NOT_A_NUMBER'],
    ['.', 'NOT_A_NUMBER'],
    ['.x', 'NOT_A_NUMBER'],
    ['12.3-', 'NOT_A_NUMBER'],
    ['--1', 'NOT_A_NUMBER'],
    ['1e3', 'NOT_A_NUMBER'],
    ['0x10', 'NOT_A_NUMBER'],
    ['0.001', 'TOO_MANY_DECIMALS']
  ])('%s is refused as %s', (text, fault) => {
    expect(parseDecimal(text, 'EUR')).toEqual(refused(fault))
  })

  test('is an amount to pay above zero alone', () => {
    expect(parseAmount('0.01', 'EUR')).toEqual(ok(1n))
    expect(parseAmount('0.00', 'EUR')).toEqual(refused('ZERO'))
    expect(parseAmount('-0.01', 'EUR')).toEqual(refused('NEGATIVE'))
    expect(parseAmount('', 'EUR')).toEqual(refused('EMPTY'))
  })

  test.each([
    [1250n, 'EUR', '12.50'],
    [5n, 'EUR', '0.05'],
    [0n, 'EUR', '0.00'],
    [-5n, 'EUR', '-0.05'],
    [-1250n, 'EUR', '-12.50'],
    [1200n, 'JPY', '1200'],
    [0n, 'JPY', '0'],
    [-7n, 'JPY', '-7']
  ] as const)('%s of %s is written %s, and read again as it was', (minor, currency, text) => {
    expect(toDecimal(minor, currency)).toBe(text)
    expect(parseDecimal(text, currency)).toEqual(ok(minor))
  })
})

test.each(CURRENCY_CODES)('the ledger knows %s by its code and its digits', currency => {
  expect(assetOf(currency)).toBe(`${currency}/${CURRENCIES[currency].digits}`)
})

test.each(CURRENCY_CODES)('half of the smallest deposit of %s may be withdrawn', currency => {
  const least = CURRENCIES[currency].minDeposit
  expect(minimumWithdrawal(currency) * 2n).toBe(least)
  expect(minimumDeposit(least, currency)).toBe(least)
  expect(minimumDeposit(least + 1n, currency)).toBe(least + 1n)
})

test('a fee is rounded up, and nothing where nothing is taken', () => {
  expect(feeOf(10_000n, 250)).toBe(250n)
  expect(feeOf(10_001n, 250)).toBe(251n)
  expect(feeOf(1n, 1)).toBe(1n)
  expect(feeOf(1n, 0)).toBe(0n)
})

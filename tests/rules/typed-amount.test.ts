import { describe, expect, test } from 'vitest'

import { LOCALES } from '#config/locales.ts'
import { toDecimal } from '#rules/money.ts'
import { readAmount, writeAmount } from '#rules/typed-amount.ts'
import { WRITTEN_AMOUNTS } from '#tests/cases/written-amounts.ts'

describe('a typed amount', () => {
  test.each(WRITTEN_AMOUNTS)(
    'is what $written means in $locale, or is refused [L053] [L054] [L056] [L057]',
    row => {
      const { written, locale, currency, means } = row
      const read = readAmount(written, currency, LOCALES[locale].bcp47)
      if (read.status === 'ok') expect(toDecimal(read.minor, currency)).toBe(means)
    }
  )

  // What nobody who writes so may be sent away with.
  test.each([
    ['50', 'en', 'EUR', '50.00'],
    ['12,5', 'fi', 'EUR', '12.50'],
    ['20,50', 'fi', 'EUR', '20.50'],
    ['4,0', 'en', 'EUR', '4.00'],
    ['35.05', 'en', 'EUR', '35.05'],
    ['1.234,56', 'de', 'EUR', '1234.56'],
    ['1.234.567,8', 'de', 'EUR', '1234567.80'],
    ['1,234.50', 'en', 'EUR', '1234.50'],
    ['1\u00a0234,50', 'fi', 'EUR', '1234.50'],
    ['1\u202f234,50', 'fr', 'EUR', '1234.50'],
    ['1’234.50', 'de', 'CHF', '1234.50'],
    ['1.200', 'de', 'EUR', '1200.00'],
    ['1,00,000', 'en_IN', 'INR', '100000.00'],
    ['12,00,000', 'en_IN', 'INR', '1200000.00'],
    ['1,00,00,000.5', 'en_IN', 'INR', '10000000.50'],
    ['1,00,000.25', 'en_IN', 'INR', '100000.25'],
    ['1,000.', 'en_IN', 'INR', '1000.00'],
    ['1,234', 'en', 'EUR', '1234.00'],
    ['12 345', 'fi', 'EUR', '12345.00'],
    ['  50  ', 'en', 'EUR', '50.00'],
    ['1\u2009234', 'en', 'EUR', '1234.00'],
    ['٩', 'en', 'EUR', '9.00'],
    ['９,९९', 'fi', 'EUR', '9.99'],
    ['1,200', 'ja', 'JPY', '1200'],
    ['５０', 'ja', 'JPY', '50'],
    ['٥٠', 'en', 'EUR', '50.00']
  ] as const)('%s in %s and %s is %s [L055]', (written, locale, currency, means) => {
    const read = readAmount(written, currency, LOCALES[locale].bcp47)
    expect(read.status === 'ok' && toDecimal(read.minor, currency)).toBe(means)
  })

  test.each([
    ['', 'EMPTY'],
    ['-50', 'NEGATIVE'],
    ['\u221250', 'NEGATIVE'],
    ['-0', 'ZERO'],
    ['0,00', 'ZERO'],
    ['1,234', 'TOO_MANY_DECIMALS'],
    ['20.000', 'TOO_MANY_DECIMALS'],
    ['0,001', 'TOO_MANY_DECIMALS'],
    ['1.234.56', 'NOT_A_NUMBER'],
    ['1,234.567', 'NOT_A_NUMBER'],
    ['1 234.567.8', 'NOT_A_NUMBER'],
    ['1e3', 'NOT_A_NUMBER'],
    ['x1 234', 'NOT_A_NUMBER'],
    ['1 234x', 'NOT_A_NUMBER'],
    ['0 234', 'NOT_A_NUMBER'],
    ['1x 234', 'NOT_A_NUMBER'],
    ['1.234 567', 'NOT_A_NUMBER'],
    ['1.234 567,8', 'NOT_A_NUMBER'],
    ['1,00,000', 'NOT_A_NUMBER'],
    ['.', 'NOT_A_NUMBER'],
    [' ', 'EMPTY'],
    ['9'.repeat(40), 'TOO_LONG'],
    [`1${' 000'.repeat(13)}`, 'TOO_LONG'],
    ['9'.repeat(101), 'TOO_LONG'],
    ['9'.repeat(30), 'TOO_LONG']
  ])('%s in Finnish is refused as %s', (written, fault) => {
    expect(readAmount(written, 'EUR', 'fi')).toEqual({ status: 'refused', fault })
  })

  test.each(['x1,00,000', '1,00,000x', '1x,00,000', '1,00,000.x', '0,00,000', '1,0,000'])(
    '%s is no number to who groups as in India',
    written => {
      expect(readAmount(written, 'INR', 'en-IN')).toEqual({
        status: 'refused',
        fault: 'NOT_A_NUMBER'
      })
    }
  )

  test.each([
    [2500n, 'EUR', 'fi', '25'],
    [2550n, 'EUR', 'fi', '25,50'],
    [2550n, 'EUR', 'en', '25.50'],
    [1200n, 'JPY', 'ja', '1200']
  ] as const)('%s is written as its reader types it', (minor, currency, bcp47, text) => {
    expect(writeAmount(minor, currency, bcp47)).toBe(text)
    expect(readAmount(text, currency, bcp47)).toEqual({ status: 'ok', minor })
  })
})

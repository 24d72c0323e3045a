import { describe, expect, test } from 'vitest'

import { LOCALE_CODES, LOCALES } from '#config/locales.ts'
import { combinedIn, isOddsFormat, pricesIn } from '#rules/sports/odds-format.ts'
import { decimalPrices, readDecimal } from '#rules/sports/prices.ts'
import { ratio } from '#rules/sports/ratio.ts'

describe('prices', () => {
  test.each([
    [1850, '1.85'],
    [2000, '2.00'],
    [1652, '1.652'],
    [1001, '1.001'],
    [48_000, '48.00'],
    [99_990, '99.99'],
    [126_000, '126'],
    [126_500, '126.50'],
    [1_000_000, '1000']
  ])('%i thousandths are written %s', (odds, text) => {
    expect(decimalPrices('en')(odds)).toBe(text)
    expect(readDecimal(text)).toBe(odds)
  })

  test('have the decimal sign of their language and no groups', () => {
    expect(decimalPrices('fi')(1850)).toBe('1,85')
    expect(decimalPrices('de')(1_000_000)).toBe('1000')
  })

  test.each(LOCALE_CODES)('of %s keep every digit', code => {
    const write = decimalPrices(LOCALES[code].bcp47)
    for (const odds of [1001, 1999, 2375, 17_000, 251_000, 999_999])
      expect(readDecimal(write(odds).replace(',', '.'))).toBe(odds)
  })

  test.each(['1', '1.0', '0.5', '1000.001', '1.8505', '-2', '2,5', '1e3', ' 2', '', '٢'])(
    '%j is none',
    text => {
      expect(readDecimal(text)).toBeNull()
    }
  )

  test.each([
    [3750, '11/4', '+275'],
    [2000, '1/1', '+100'],
    [2500, '6/4', '+150'],
    [1850, '17/20', '-118'],
    [1500, '1/2', '-200'],
    [1001, '1/1000', '-100000'],
    [2375, '11/8', '+137'],
    [501_000, '500/1', '+50000']
  ])('%i thousandths are %s and %s elsewhere', (odds, fraction, line) => {
    expect(pricesIn('fractional', 'en')(odds)).toBe(fraction)
    expect(pricesIn('american', 'en')(odds)).toBe(line)
  })

  test('never show elsewhere more than they pay', () => {
    const american = pricesIn('american', 'en')
    for (let odds = 1001; odds < 20_000; odds += 7) {
      const line = Number(american(odds))
      const won = line > 0 ? line * 10 : 100_000 / -line
      expect(won).toBeLessThanOrEqual(odds - 1000)
    }
  })

  test.each([
    [ratio(4_843_344n, 1_000_000n), '4.843', '3.84/1', '+384'],
    [ratio(1_100_550n, 1_000_000n), '1.100', '0.10/1', '-995'],
    [ratio(2n), '2.000', '1.00/1', '+100'],
    [ratio(1_234_567_891n, 100_000n), '12345.678', '12344.67/1', '+1234467']
  ])('of a combination are rounded down in every form: %o', (price, decimal, fraction, line) => {
    expect(combinedIn('decimal', 'en')(price)).toBe(decimal)
    expect(combinedIn('fractional', 'en')(price)).toBe(fraction)
    expect(combinedIn('american', 'en')(price)).toBe(line)
  })

  test('have the signs of their language in every form', () => {
    expect(pricesIn('decimal', 'fi')(1850)).toBe('1,85')
    expect(pricesIn('american', 'fi')(1850)).toBe('\u2212118')
    expect(combinedIn('fractional', 'de')(ratio(4843n, 1000n))).toBe('3,84/1')
  })

  test('know three forms and no other', () => {
    expect(
      ['decimal', 'fractional', 'american', 'hongkong', null].filter(isOddsFormat)
    ).toHaveLength(3)
  })
})

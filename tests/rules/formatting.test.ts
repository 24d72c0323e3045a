import { describe, expect, test } from 'vitest'

import { CURRENCIES, CURRENCY_CODES } from '#config/currencies.ts'
import { LOCALE_CODES, LOCALES } from '#config/locales.ts'
import { formatDate, formatPercent } from '#rules/dates.ts'
import { formatMessage } from '#rules/message-format.ts'
import { formatMoney } from '#rules/money.ts'

const NIGHT = new Date('2026-11-27T20:05:09Z')

/** Spaces of every width are one to a reader. */
const plain = (text: string) => text.replace(/\s/g, ' ')

describe('amounts', () => {
  test('have two decimals and the narrow symbol [UI-25]', () => {
    expect(formatMoney(123450n, 'CAD', 'en')).toBe('$1,234.50')
    expect(formatMoney(100n, 'USD', 'fr-CA')).not.toMatch(/US/)
    expect(plain(formatMoney(100n, 'EUR', 'de-AT'))).toBe('€ 1,00')
  })

  test.each(CURRENCY_CODES)('of %s have the decimals that can be paid [UI-25] [L053]', code => {
    const amount = CURRENCIES[code].digits === 0 ? '120,000' : '1,200.00'
    expect(formatMoney(120000n, code, 'en').endsWith(amount)).toBe(true)
  })

  test('of yen are whole, since less than one cannot be paid [L053]', () => {
    expect(formatMoney(1200n, 'JPY', 'en')).toBe('¥1,200')
  })

  test('keep every digit of what is too large for a number', () => {
    expect(formatMoney(900719925474099345n, 'EUR', 'en')).toBe('€9,007,199,254,740,993.45')
  })
})

describe('what a locale writes', () => {
  test.each(LOCALE_CODES)('%s formats amounts, dates, shares and plurals [L044]', code => {
    const { bcp47 } = LOCALES[code]
    expect(Intl.getCanonicalLocales(bcp47)).toEqual([bcp47])
    expect(formatMoney(123450n, 'EUR', bcp47)).toMatch(/1\D?234\D50/)
    expect(formatDate(NIGHT, bcp47, { dateStyle: 'short', timeZone: 'UTC' })).toMatch(/27/)
    expect(plain(formatPercent(0.256, bcp47))).toMatch(/26 ?%/)
    expect(formatMessage('{n, plural, =0 {none} other {# games}}', { n: 2 }, bcp47)).toBe('2 games')
  })

  test('Norwegian is Norwegian and not English [L045]', () => {
    const { bcp47 } = LOCALES['no']
    expect(plain(formatMoney(123450n, 'NOK', bcp47))).toBe('1 234,50 kr')
    expect(formatDate(NIGHT, bcp47, { dateStyle: 'short', timeZone: 'UTC' })).toBe('27.11.2026')
    expect(new Intl.NumberFormat(bcp47).resolvedOptions().locale).toMatch(/^(nb|no)/)
  })
})

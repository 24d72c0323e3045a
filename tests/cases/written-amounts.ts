import type { CurrencyCode } from '#config/currencies.ts'
import type { Locale } from '#config/locales.ts'

/**
 * An amount as somebody may write it. Whoever reads one takes what is meant or refuses it with a
 * message: never is it another amount.
 */
export interface WrittenAmount {
  readonly written: string
  /** Whose habits it follows. */
  readonly locale: Locale
  readonly currency: CurrencyCode
  /** What a person means by it, as the wire writes it; null where that is nothing to pay. */
  readonly means: string | null
  /** What the same text is worth on the wire, which knows the one plain form; null where nothing. */
  readonly onWire: string | null
}

type Row = readonly [
  written: string,
  locale: Locale,
  means: string | null,
  onWire: string | null,
  currency?: CurrencyCode
]

const NBSP = '\u00a0'
const NARROW_NBSP = '\u202f'
const MINUS = '\u2212'

const ROWS: readonly Row[] = [
  // Plain ones.
  ['50', 'en', '50.00', '50.00'],
  ['50.00', 'en', '50.00', '50.00'],
  ['50.5', 'en', '50.50', '50.50'],
  ['50.', 'en', '50.00', '50.00'],
  ['0050', 'en', '50.00', '50.00'],
  ['35.05', 'en', '35.05', '35.05'],
  ['1200', 'ja', '1200', '1200', 'JPY'],

  // A comma before the decimals, as most of Europe writes it.
  ['20,50', 'fi', '20.50', null],
  ['50,5', 'de', '50.50', null],
  ['50,', 'it', '50.00', null],
  ['35,05', 'et_EE', '35.05', null],

  // Groups of thousands, each as its country writes them.
  ['1.234,56', 'de', '1234.56', null],
  ['1.234,56', 'it', '1234.56', null],
  ['1,234.50', 'en', '1234.50', null],
  [`1${NBSP}234,50`, 'fi', '1234.50', null],
  [`1${NBSP}234,50`, 'no', '1234.50', null, 'NOK'],
  [`1${NARROW_NBSP}234,50`, 'fr', '1234.50', null],
  ['1 234,50', 'et_EE', '1234.50', null],
  ['1\u2019234.50', 'de', '1234.50', null, 'CHF'],
  ['1,00,000', 'en_IN', '100000.00', null, 'INR'],
  ['12,345', 'en', '12345.00', null],
  ['1,200', 'ja', '1200', null, 'JPY'],
  ['1.200', 'de', '1200.00', '1.20'],
  ['1.000', 'de', '1000.00', '1.00'],
  ['20,000', 'en', '20000.00', null],
  ['20.000', 'it', '20000.00', '20.00'],

  // More than one reading, or none.
  ['12.34.56', 'en', null, null],
  ['50,00,00', 'fi', null, null],
  [',,', 'fi', null, null],
  ['.', 'en', null, null],
  ['1.5', 'ja', null, null, 'JPY'],
  ['50.001', 'en', null, null],

  // Signs and exponents.
  ['-50', 'en', null, null],
  [`${MINUS}50`, 'fi', null, null],
  ['+50', 'en', '50.00', null],
  ['0', 'en', null, null],
  ['-0', 'en', null, null],
  ['5e1', 'en', '50.00', null],
  ['1e309', 'en', null, null],
  ['0x32', 'en', null, null],
  ['NaN', 'en', null, null],
  ['Infinity', 'en', null, null],

  // Digits of other scripts, and what stands beside an amount.
  ['\u0665\u0660', 'en', '50.00', null],
  ['\uff15\uff10', 'ja', '50', null, 'JPY'],
  ['\u096b\u0966', 'en_IN', '50.00', null, 'INR'],
  ['€50', 'en', '50.00', null],
  ['50 EUR', 'en', '50.00', null],
  [' 50 ', 'en', '50.00', null],
  ['', 'en', null, null],
  [' ', 'en', null, null],

  // Dust, and more than there is.
  ['0.001', 'en', null, null],
  ['0.01', 'en', '0.01', '0.01'],
  ['0,004', 'fi', null, null],
  ['9007199254740993', 'en', '9007199254740993.00', '9007199254740993.00'],
  ['1234567890123', 'en', '1234567890123.00', '1234567890123.00'],
  ['9'.repeat(101), 'en', null, null]
]

export const WRITTEN_AMOUNTS: readonly WrittenAmount[] = ROWS.map(
  ([written, locale, means, onWire, currency = 'EUR']) => ({
    written,
    locale,
    currency,
    means,
    onWire
  })
)

import { americanPrices, fractional } from './other-prices.ts'
import { combinedPrices, decimalPrices } from './prices.ts'
import type { Ratio } from './ratio.ts'

/** The forms in which a reader may have prices written; bets are reckoned with decimals in all of them. */
export const ODDS_FORMATS = ['decimal', 'fractional', 'american'] as const
export type OddsFormat = (typeof ODDS_FORMATS)[number]

export const isOddsFormat = (value: unknown): value is OddsFormat =>
  ODDS_FORMATS.some(format => format === value)

/** Writes odds in thousandths in a form, for readers of a language. Made once for a list. */
export function pricesIn(format: OddsFormat, bcp47: string): (odds: number) => string {
  if (format === 'fractional') return fractional
  if (format === 'decimal') return decimalPrices(bcp47)
  const write = americanPrices(bcp47)
  return odds => write(BigInt(odds - 1000), 1000n)
}

/**
 * Writes a product of prices in a form, rounded down. Its exact fraction would have up to sixty
 * digits, so it is written as what one wins, to the hundredth: `11.38/1`.
 */
export function combinedIn(format: OddsFormat, bcp47: string): (price: Ratio) => string {
  if (format === 'decimal') return combinedPrices(bcp47)
  if (format === 'american') {
    const write = americanPrices(bcp47)
    return ({ over, under }) => write(over - under, under)
  }
  const hundredths = new Intl.NumberFormat(bcp47, {
    minimumFractionDigits: 2,
    useGrouping: false
  })
  return ({ over, under }) => {
    const won = String(((over - under) * 100n) / under).padStart(3, '0')
    const text = `${won.slice(0, -2)}.${won.slice(-2)}` as Intl.StringNumericLiteral
    return `${hundredths.format(text)}/1`
  }
}

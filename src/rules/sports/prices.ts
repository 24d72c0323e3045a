import { floorOf, type Ratio } from './ratio.ts'

/** From 1.001 to 1000, in thousandths: decision 0020. */
export const LEAST_ODDS = 1001
export const MOST_ODDS = 1_000_000

export const isOdds = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= LEAST_ODDS && Number(value) <= MOST_ODDS

const DECIMAL = /^(\d{1,4})(?:\.(\d{1,3}))?$/

/** Odds in thousandths from their plain decimal text, `1.85`; null for what is none. */
export function readDecimal(text: string): number | null {
  const [, whole, fraction = ''] = DECIMAL.exec(text) ?? []
  if (whole === undefined) return null
  const odds = Number(whole + fraction.padEnd(3, '0'))
  return isOdds(odds) ? odds : null
}

/** The plain decimal text of a number of thousandths. */
const decimalOf = (thousandths: bigint) => {
  const text = String(thousandths).padStart(4, '0')
  return `${text.slice(0, -3)}.${text.slice(-3)}` as Intl.StringNumericLiteral
}

const formatOf = (bcp47: string, least: number) =>
  // Without groups: a reader of another language takes their sign for a decimal one.
  new Intl.NumberFormat(bcp47, {
    minimumFractionDigits: least,
    maximumFractionDigits: 3,
    useGrouping: false
  })

/**
 * Writes odds in thousandths as decimal prices of a language: two digits or three where they are
 * needed, and none for whole ones from 100 on. Made once for a list, since formats are dear.
 */
export function decimalPrices(bcp47: string): (odds: number) => string {
  const short = formatOf(bcp47, 2)
  const whole = formatOf(bcp47, 0)
  return odds =>
    (odds >= 100_000 && odds % 1000 === 0 ? whole : short).format(decimalOf(BigInt(odds)))
}

/** Writes a product of prices, rounded down to three digits, which are always shown. */
export function combinedPrices(bcp47: string): (price: Ratio) => string {
  const format = formatOf(bcp47, 3)
  return price => format.format(decimalOf(floorOf(price, 1000n)))
}

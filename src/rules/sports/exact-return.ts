import { CURRENCIES, type CurrencyCode } from '#config/currencies.ts'
import { floorOf, type Ratio } from './ratio.ts'

/** So many digits are shown below the minor unit before what follows is cut off. */
const FINER = 3

/**
 * What a line comes to before it is rounded down, as readers of a language write an amount; null where
 * nothing is rounded.
 */
export function exactReturn(
  stake: bigint,
  price: Ratio,
  currency: CurrencyCode,
  bcp47: string
): string | null {
  if ((stake * price.over) % price.under === 0n) return null
  const digits = CURRENCIES[currency].digits + FINER
  const text = String(floorOf(price, stake * 10n ** BigInt(FINER))).padStart(digits + 1, '0')
  const decimal = `${text.slice(0, -digits)}.${text.slice(-digits)}`
  return new Intl.NumberFormat(bcp47, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits
  }).format(decimal as Intl.StringNumericLiteral)
}

import { CURRENCIES, type CurrencyCode } from '#config/currencies.ts'
import { fractionOf } from './euros.ts'

const PLAIN = /^(\d{1,12})(?:\.(\d+))?$/

/** As many digits of a decimal as can be counted with; services send floats, with many. */
function trimmed(decimal: string): string | undefined {
  const [, whole, fraction] = PLAIN.exec(decimal) ?? []
  if (whole === undefined) return undefined
  return fraction === undefined ? whole : `${whole}.${fraction.slice(0, 12)}`
}

/**
 * A decimal of euros in a currency's minor units, rounded down (decision D8), so that what is shown
 * is never above what would be paid. Undefined for what is no amount.
 */
export function shownMinor(
  euros: string,
  currency: CurrencyCode,
  rate: string
): bigint | undefined {
  const [amount, multiplier] = [trimmed(euros), trimmed(rate)]
  if (amount === undefined || multiplier === undefined) return undefined
  const one = fractionOf(amount)
  const other = fractionOf(multiplier)
  const scale = 10n ** BigInt(CURRENCIES[currency].digits)
  return (one.top * other.top * scale) / (one.bottom * other.bottom)
}

/** The sum of decimals of euros, to the millionth; what is no amount counts nothing. */
export function sumOfEuros(decimals: readonly string[]): string {
  const parts = decimals.map(decimal => {
    const { top, bottom } = fractionOf(trimmed(decimal) ?? '0')
    return (top * 1_000_000n) / bottom
  })
  const sum = String(parts.reduce((all, part) => all + part, 0n)).padStart(7, '0')
  return `${sum.slice(0, -6)}.${sum.slice(-6)}`
}

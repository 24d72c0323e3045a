import type { CurrencyCode } from '#config/currencies.ts'
import { readDecimal } from '#contract/wire/money-wire.ts'
import { parseDecimal } from '#rules/money.ts'

/** An amount of an answer in minor units; one that is no amount of the currency is a fault. */
export function minorOf(wire: unknown, currency: CurrencyCode): bigint {
  const parsed = parseDecimal(readDecimal(wire) ?? '', currency)
  if (parsed.status === 'refused') throw new RangeError(`Not an amount of ${currency}: ${wire}`)
  return parsed.minor
}

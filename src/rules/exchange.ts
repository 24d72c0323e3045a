import { CURRENCIES, type CurrencyCode } from '#config/currencies.ts'
import { EURO_RATES } from '#config/exchange-rates.ts'
import { fractionOf } from './jackpot/euros.ts'

const scaleOf = (currency: CurrencyCode): bigint => 10n ** BigInt(CURRENCIES[currency].digits)

/** An amount in minor units as one of another currency, by the house's table, rounded up or down. */
export function exchanged(
  minor: bigint,
  from: CurrencyCode,
  to: CurrencyCode,
  rounded: 'down' | 'up'
): bigint {
  if (from === to) return minor
  const given = fractionOf(EURO_RATES[from])
  const wanted = fractionOf(EURO_RATES[to])
  const top = minor * wanted.top * given.bottom * scaleOf(to)
  const bottom = wanted.bottom * given.top * scaleOf(from)
  const whole = top / bottom
  const hasRest = top % bottom !== 0n
  if (!hasRest) return whole
  if (rounded === 'up') return top > 0n ? whole + 1n : whole
  return top < 0n ? whole - 1n : whole
}

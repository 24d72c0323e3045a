import { CURRENCIES, type CurrencyCode } from '#config/currencies.ts'

/** Jackpots count in millionths of a euro; so many of them are a cent. */
export const MICRO_PER_CENT = 10_000n

/** A decimal as a fraction of whole numbers, so that nothing is lost. */
interface Fraction {
  readonly top: bigint
  readonly bottom: bigint
}

const DECIMAL = /^\d{1,12}(\.\d{1,12})?$/

/** Reads a decimal that is not negative; throws a RangeError for what is none. */
export function fractionOf(decimal: string): Fraction {
  if (!DECIMAL.test(decimal)) throw new RangeError(`Not a decimal: ${decimal}`)
  const [whole = '0', digits = ''] = decimal.split('.')
  return { top: BigInt(whole + digits), bottom: 10n ** BigInt(digits.length) }
}

const scaleOf = (currency: CurrencyCode): bigint => 10n ** BigInt(CURRENCIES[currency].digits)

/**
 * What an amount of a currency, in minor units, is worth in millionths of a euro, rounded down. The
 * rate says how many of the currency stand for one euro.
 */
export function microOf(minor: bigint, currency: CurrencyCode, rate: string): bigint {
  const { top, bottom } = fractionOf(rate)
  return (minor * 1_000_000n * bottom) / (scaleOf(currency) * top)
}

/** What so many cents are in a currency, in its minor units, rounded down: decision D8. */
export function fromCents(cents: bigint, currency: CurrencyCode, rate: string): bigint {
  const { top, bottom } = fractionOf(rate)
  return (cents * top * scaleOf(currency)) / (100n * bottom)
}

/** What a decimal of euros is in a currency, in its minor units, rounded to the nearest. */
export function nearestOf(euros: string, currency: CurrencyCode, rate: string): bigint {
  const amount = fractionOf(euros)
  const { top, bottom } = fractionOf(rate)
  const twice = 2n * amount.top * top * scaleOf(currency)
  const whole = amount.bottom * bottom
  return (twice / whole + 1n) / 2n
}

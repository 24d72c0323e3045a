import { type CurrencyCode, isCurrency } from '#config/currencies.ts'
import { type Context, playerOf } from '../../context.ts'

/** The currency of the player who asks. */
export function currencyOf(context: Context): CurrencyCode {
  const { currency } = playerOf(context)
  if (!isCurrency(currency)) throw new RangeError(`A player's currency is none: ${currency}`)
  return currency
}

/** Amounts of a currency in the words of the contract. */
export const moneyIn = (currency: CurrencyCode) => (minor: bigint) => ({
  amount: { minor, currency },
  currency
})

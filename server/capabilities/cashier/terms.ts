import { CURRENCIES, type CurrencyCode } from '#config/currencies.ts'
import { minimumDeposit } from '#rules/money.ts'

/** The least that may be deposited: what the wallet says, or the currency's default if that is more. */
export const minimumOf = (currency: CurrencyCode): bigint =>
  minimumDeposit(CURRENCIES[currency].minDeposit, currency)

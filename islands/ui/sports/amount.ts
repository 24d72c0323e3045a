import type { CurrencyCode } from '#config/currencies.ts'
import { LOCALES, type Locale } from '#config/locales.ts'
import { formatMoney } from '#rules/money.ts'

/** Writes minor units of a currency for readers of a language. */
export const amountIn =
  ({ currency }: { readonly currency: CurrencyCode }, locale: Locale) =>
  (minor: bigint): string =>
    formatMoney(minor, currency, LOCALES[locale].bcp47)

/** Half of a stake in words, where both halves are whole; a coin is not shared on paper. */
export const halfOf = (stake: bigint, write: (minor: bigint) => string): string | undefined =>
  stake % 2n === 0n ? write(stake / 2n) : undefined

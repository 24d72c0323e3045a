import type { CurrencyCode } from '#config/currencies.ts'
import { LOCALES, type Locale } from '#config/locales.ts'
import { formatMoney } from '#rules/money.ts'

/** Writes minor units of a currency for readers of a language. */
export const amountIn =
  ({ currency }: { readonly currency: CurrencyCode }, locale: Locale) =>
  (minor: bigint): string =>
    formatMoney(minor, currency, LOCALES[locale].bcp47)

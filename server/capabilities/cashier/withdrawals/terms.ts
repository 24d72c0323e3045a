import type { CurrencyCode } from '#config/currencies.ts'
import { methodOf, type PaymentMethodId, termsOf } from '#config/payment-methods.ts'

/** Up to how much a method pays, and up to how much without a person's look, in minor units. */
export function payoutTerms(
  method: PaymentMethodId,
  country: string,
  currency: CurrencyCode
): { readonly maximum: bigint; readonly instantUpTo: bigint } | undefined {
  const terms = termsOf(method, country, currency)
  if (!terms) return undefined
  const { maximum } = terms
  return { maximum, instantUpTo: (maximum * BigInt(methodOf(method).instantShare)) / 100n }
}

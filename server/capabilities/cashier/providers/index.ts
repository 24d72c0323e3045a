import { PAYMENT_PROVIDERS, type PaymentProvider } from '#config/payment-methods.ts'
import { card } from './card.ts'
import { finshark } from './finshark.ts'
import { krofort } from './krofort.ts'
import { piq } from './piq.ts'
import type { ProviderAdapter } from './port.ts'
import { trustly } from './trustly.ts'
import { zimpler } from './zimpler.ts'

/** The adapters by the provider they speak with; a new provider adds its line here. */
export const ADAPTERS: Partial<Record<PaymentProvider, ProviderAdapter>> = {
  card,
  finshark,
  krofort,
  piq,
  trustly,
  zimpler
}

/** Every provider that can be spoken with. */
export const adapters = (): readonly ProviderAdapter[] =>
  PAYMENT_PROVIDERS.flatMap(provider => ADAPTERS[provider] ?? [])

/** The adapter of a provider; throws for one that there is none for, which no method may name. */
export function adapterOf(provider: PaymentProvider): ProviderAdapter {
  const adapter = ADAPTERS[provider]
  if (!adapter) throw new RangeError(`No payments by ${provider}`)
  return adapter
}

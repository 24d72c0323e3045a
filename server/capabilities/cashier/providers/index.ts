import { PAYMENT_PROVIDERS, type PaymentProvider } from '#config/payment-methods.ts'
import { card } from './card.ts'
import { finshark } from './finshark.ts'
import { krofort } from './krofort.ts'
import { piq } from './piq.ts'
import type { ProviderAdapter } from './port.ts'
import { trustly } from './trustly.ts'
import { zimpler } from './zimpler.ts'

/** The adapters by the provider they speak with; a new provider adds its line here. */
const ADAPTERS: Readonly<Record<PaymentProvider, ProviderAdapter>> = {
  card,
  finshark,
  krofort,
  piq,
  trustly,
  zimpler
}

/** All adapters, in the order in which providers are named. */
export const adapters = (): readonly ProviderAdapter[] =>
  PAYMENT_PROVIDERS.map(provider => ADAPTERS[provider])

/** The adapter of a provider. */
export const adapterOf = (provider: PaymentProvider): ProviderAdapter => ADAPTERS[provider]

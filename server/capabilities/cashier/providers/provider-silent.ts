import type { PaymentProvider } from '#config/payment-methods.ts'

/** What a notification names could not be asked for now; the provider sends it again. */
export class ProviderSilent extends Error {
  override readonly name = 'ProviderSilent'
  readonly statusCode = 503

  constructor(provider: PaymentProvider) {
    super(`${provider} did not answer`)
  }
}

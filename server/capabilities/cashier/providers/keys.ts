import { createHmac } from 'node:crypto'

import type { PaymentProvider } from '#config/payment-methods.ts'
import type { Config } from '../../../config.ts'

/**
 * A secret that the house shares with a provider. In the sandbox both sides derive it from the key
 * of this machine; the secrets file gives the one that a real provider has issued.
 */
export const sharedSecret = (
  { secrets }: Config,
  provider: PaymentProvider,
  purpose: 'api' | 'notifications'
): string =>
  secrets.providers?.[provider]?.[purpose] ??
  createHmac('sha256', secrets.webhookKey).update(`${provider} ${purpose}`).digest('base64url')

/** Where a provider posts its notifications. */
export const notificationPath = (provider: PaymentProvider) =>
  `/payments/notifications/${provider}` as const

export const notificationUrl = ({ publicUrl }: Config, provider: PaymentProvider): string =>
  new URL(notificationPath(provider), publicUrl).href

import { createHmac } from 'node:crypto'

import type { PaymentProvider } from '#config/payment-methods.ts'
import type { Ports } from '../../ports.ts'

export interface KnownAccount {
  readonly token: string
  /** Four digits that belong to it as long as there is the customer. */
  readonly digits: string
}

/** A customer's account at a provider: the same names give the same one, which no other has. */
export function knownAccount(
  { config }: Ports,
  provider: PaymentProvider,
  customer: string,
  name: string
): KnownAccount {
  const hash = createHmac('sha256', config.secrets.webhookKey)
    .update(JSON.stringify(['account', provider, customer, name]))
    .digest()
  return {
    token: `acc_${hash.toString('base64url').slice(0, 24)}`,
    digits: String(hash.readUInt32BE(28) % 10_000).padStart(4, '0')
  }
}

import type { JsonWebKey } from 'node:crypto'

export interface Secrets {
  /** Private RS256 keys of the identity provider, the first one signs. */
  readonly signingKeys: readonly (JsonWebKey & { readonly kid: string })[]
  readonly cookieKeys: readonly string[]
  /** Signs launch tokens of games and tickets of sockets. */
  readonly tokenKey: string
  /** The card provider's HMAC key for its notifications. */
  readonly webhookKey: string
  /** The key our game provider presents to the wallet API. */
  readonly providerKey: string
  readonly demoPassword: string
}

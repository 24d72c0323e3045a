import { createLocalJWKSet, importJWK, type JWK } from 'jose'

import type { Secrets } from '../secrets.ts'

const SECRET_PARTS = new Set(['d', 'p', 'q', 'dp', 'dq', 'qi', 'oth', 'k'])

/** What may be shown of a private key. */
const publicHalf = (key: JWK): JWK =>
  Object.fromEntries(Object.entries(key).filter(([name]) => !SECRET_PARTS.has(name)))

/** All keys, as the OpenID provider wants them. */
export const signingKeys = ({ signingKeys }: Secrets) =>
  signingKeys.map(key => ({ ...key, use: 'sig', alg: 'RS256' }))

/** Finds the public key that a token names. */
export const verificationKeys = (secrets: Secrets) =>
  createLocalJWKSet({ keys: signingKeys(secrets).map(key => ({ kty: 'RSA', ...publicHalf(key) })) })

/** The key that signs from now on, with its name. */
export async function currentKey(secrets: Secrets) {
  const [key] = signingKeys(secrets)
  if (!key) throw new Error('there is no signing key')
  return { key: await importJWK({ kty: 'RSA', ...key }, 'RS256'), kid: key.kid }
}

import { generateKeyPairSync, type JsonWebKey, randomBytes } from 'node:crypto'
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { PaymentProvider } from '#config/payment-methods.ts'

export interface SigningKey extends JsonWebKey {
  readonly kid: string
}

export interface Secrets {
  /** Private RS256 keys of the identity provider, the first one signs. */
  readonly signingKeys: readonly SigningKey[]
  readonly cookieKeys: readonly string[]
  /** Signs launch tokens of games and tickets of sockets. */
  readonly tokenKey: string
  /** What the secrets that payment providers share with the house are derived from. */
  readonly webhookKey: string
  /** What real payment providers have issued, by their name and purpose. */
  readonly providers?: Partial<
    Readonly<Record<PaymentProvider, Partial<Record<'api' | 'notifications', string>>>>
  >
  /** The key our game provider presents to the wallet API. */
  readonly providerKey: string
  readonly demoPassword: string
}

const secret = () => randomBytes(32).toString('base64url')

function signingKey(): SigningKey {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const kid = randomBytes(8).toString('hex')
  return { ...privateKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' }
}

/** Fresh secrets, unlike any others. */
export const newSecrets = (): Secrets => ({
  signingKeys: [signingKey()],
  cookieKeys: [secret()],
  tokenKey: secret(),
  webhookKey: secret(),
  providerKey: secret(),
  demoPassword: `demo-${randomBytes(6).toString('base64url')}`
})

const read = (file: string): Secrets => JSON.parse(readFileSync(file, 'utf8'))

const exists = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST'

/**
 * Reads the secrets from the file that production gives, or from the data folder, where the first
 * start makes them for this machine alone. Processes that start together agree on one set.
 */
export function loadSecrets(dataDir: string, given?: string): Secrets {
  if (given) return read(given)
  const file = join(dataDir, 'secrets.json')
  try {
    return read(file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, JSON.stringify(newSecrets(), null, 2), { mode: 0o600 })
  chmodSync(draft, 0o600)
  try {
    // A link appears whole or not at all, and never over another's.
    linkSync(draft, file)
  } catch (error) {
    if (!exists(error)) throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return read(file)
}

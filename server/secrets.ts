import { generateKeyPairSync, type JsonWebKey, randomBytes } from 'node:crypto'
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import type { PaymentProvider } from '#config/payment-methods.ts'

export interface SigningKey extends JsonWebKey {
  readonly kid: string
}

/** What both sides sign with: the house's private key, and the key of the provider. */
export interface KeyPairs {
  readonly house: JsonWebKey
  /** Its public key is enough; the sandbox, which is the provider too, has the private one. */
  readonly provider: JsonWebKey
}

/** Of the engagement provider. */
export interface EngagementKeys {
  /** What the casino and the provider sign their calls to each other with. */
  readonly shared: string
  /** The provider's own: it signs its tokens for players. */
  readonly tokens: string
}

/** Of what the house keeps of people, and of those who help it to know them. */
export interface ProtectionKeys {
  /** AES-256-GCM keys of personal data at rest by their names, base64url; the first one seals. */
  readonly personal: Readonly<Record<string, string>>
  /** Turns what tells a person apart into keys that tell nothing else. */
  readonly identity: string
  /** What all houses of a register turn people into its keys with, and sign their calls with. */
  readonly register: string
  /** What the house and the identity provider sign their calls with. */
  readonly verifier: string
  /** Signs addresses of documents and of exports. */
  readonly files: string
}

/** Of the sportsbook's feed. */
export interface SportsKeys {
  /** What whoever follows the feed signs its handshake with. */
  readonly feed: string
  /** The house's own provider plays matches from it; whoever knows it knows how they end. */
  readonly world: string
}

/** What the house and an outside sportsbook sign their calls with. */
export interface OutsideBookKey {
  readonly secret: string
}

/** What the chat's provider knows the house's tokens by. */
export interface ChatKey {
  /** Its public name; the messenger's tokens carry it. */
  readonly keyId: string
  readonly secret: string
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
  /** The keys of the bank provider whose calls are signed by both sides. */
  readonly trustly: KeyPairs
  /** The private Ed25519 key that decisions of jackpots are signed with. */
  readonly jackpotKey: JsonWebKey
  readonly engagement: EngagementKeys
  readonly chat: ChatKey
  readonly protection: ProtectionKeys
  readonly sports: SportsKeys
  readonly outsideBook: OutsideBookKey
  /** The key our game provider presents to the wallet API. */
  readonly providerKey: string
  readonly demoPassword: string
}

/** Thirty-two random bytes, base64url: a key for AES-256 and for signatures alike. */
export const newSecret = () => randomBytes(32).toString('base64url')

/** The shortest that holds as long as a key of 128 bits. */
const RSA_BITS = 3072

const rsaKey = () =>
  generateKeyPairSync('rsa', { modulusLength: RSA_BITS }).privateKey.export({ format: 'jwk' })

const ed25519Key = () => generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' })

/** A fresh key that tokens are signed with. */
export function newSigningKey(): SigningKey {
  const kid = randomBytes(8).toString('hex')
  return { ...rsaKey(), kid, use: 'sig', alg: 'RS256' }
}

const newEngagementKeys = (): EngagementKeys => ({ shared: newSecret(), tokens: newSecret() })

const newProtectionKeys = (): ProtectionKeys => ({
  personal: { a: newSecret() },
  identity: newSecret(),
  register: newSecret(),
  verifier: newSecret(),
  files: newSecret()
})

const newChatKey = (): ChatKey => ({ keyId: randomBytes(8).toString('hex'), secret: newSecret() })

const newSportsKeys = (): SportsKeys => ({ feed: newSecret(), world: newSecret() })

const newOutsideBookKey = (): OutsideBookKey => ({ secret: newSecret() })

const newKeyPairs = (): KeyPairs => ({ house: rsaKey(), provider: rsaKey() })

/** Fresh secrets, unlike any others. */
export const newSecrets = (): Secrets => ({
  signingKeys: [newSigningKey()],
  cookieKeys: [newSecret()],
  tokenKey: newSecret(),
  webhookKey: newSecret(),
  trustly: newKeyPairs(),
  jackpotKey: ed25519Key(),
  engagement: newEngagementKeys(),
  chat: newChatKey(),
  protection: newProtectionKeys(),
  sports: newSportsKeys(),
  outsideBook: newOutsideBookKey(),
  providerKey: newSecret(),
  demoPassword: `demo-${randomBytes(6).toString('base64url')}`
})

const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8'))

const isCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code

/** Reads a file, or makes it. Processes that start together agree on one content. */
function readOrMake<T>(file: string, make: () => T): T {
  try {
    return read<T>(file)
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error
  }
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, JSON.stringify(make(), null, 2), { mode: 0o600 })
  chmodSync(draft, 0o600)
  try {
    // A link appears whole or not at all, and never over another's.
    linkSync(draft, file)
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return read<T>(file)
}

/** What a file of secrets may lack because it is older than that. */
type Later =
  | 'chat'
  | 'engagement'
  | 'jackpotKey'
  | 'outsideBook'
  | 'protection'
  | 'sports'
  | 'trustly'
type Stored = Omit<Secrets, Later> & Partial<Pick<Secrets, Later>>

/**
 * Reads the secrets from the file that production gives, or from the data folder, where the first
 * start makes them for this machine alone.
 */
export function loadSecrets(dataDir: string, given?: string): Secrets {
  const stored = given
    ? read<Stored>(given)
    : readOrMake<Stored>(join(dataDir, 'secrets.json'), newSecrets)
  const {
    trustly = readOrMake(join(dataDir, 'trustly-keys.json'), newKeyPairs),
    jackpotKey = readOrMake(join(dataDir, 'jackpot-key.json'), ed25519Key),
    engagement = readOrMake(join(dataDir, 'engagement-keys.json'), newEngagementKeys),
    chat = readOrMake(join(dataDir, 'chat-key.json'), newChatKey),
    protection = readOrMake(join(dataDir, 'protection-keys.json'), newProtectionKeys),
    sports = readOrMake(join(dataDir, 'sports-keys.json'), newSportsKeys),
    outsideBook = readOrMake(join(dataDir, 'outside-book-key.json'), newOutsideBookKey)
  } = stored
  return { ...stored, trustly, jackpotKey, engagement, chat, protection, sports, outsideBook }
}

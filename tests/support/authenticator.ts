import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

interface CreationOptions {
  readonly challenge: string
  readonly rp: { readonly id?: string }
  readonly user: { readonly id: string }
}

interface RequestOptions {
  readonly challenge: string
  readonly rpId?: string
}

/** What a test may turn wrong. */
export interface Quirks {
  readonly origin?: string
  readonly rpId?: string
  readonly type?: string
  readonly userVerified?: boolean
  readonly userPresent?: boolean
  readonly counter?: number
  readonly userHandle?: string | null
  readonly key?: KeyObject
}

export interface Credential {
  readonly id: string
  readonly userHandle: string
  readonly rpId: string
  readonly privateKey: KeyObject
  counter: number
}

const FLAG = { userPresent: 1, userVerified: 4, eligible: 8, backedUp: 16, attested: 64 } as const

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()
const encoded = (data: string | Uint8Array) => Buffer.from(data).toString('base64url')

/** CBOR, as much of it as a credential needs: whole numbers, bytes, text and maps. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value)
  if (value instanceof Uint8Array) return Buffer.concat([cborHead(2, value.length), value])
  if (typeof value === 'string')
    return Buffer.concat([cborHead(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Map)
    return Buffer.concat([cborHead(5, value.size), ...[...value].flat().map(cbor)])
  throw new TypeError(`no CBOR for ${typeof value}`)
}

function cborHead(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size])
  if (size < 256) return Buffer.from([(major << 5) | 24, size])
  return Buffer.from([(major << 5) | 25, size >> 8, size & 255])
}

const uint = (value: number, bytes: 2 | 4) => {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntBE(value, 0, bytes)
  return buffer
}

/** A security key made of software: it makes resident keys (ES256) and signs what it is shown. */
export class Authenticator {
  readonly credentials: Credential[] = []
  readonly #origin: string
  readonly #counts: boolean
  readonly #synced: boolean

  constructor(origin: string, { counts = true, synced = false } = {}) {
    this.#origin = origin
    this.#counts = counts
    this.#synced = synced
  }

  /** What a browser answers to `navigator.credentials.create`. */
  create({ challenge, rp, user }: CreationOptions, quirks: Quirks = {}) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const rawId = randomBytes(32)
    const rpId = quirks.rpId ?? rp.id ?? ''
    const credential = { id: encoded(rawId), userHandle: user.id, rpId, privateKey, counter: 0 }
    this.credentials.push(credential)
    const key = new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')]
    ])
    const authData = Buffer.concat([
      this.#head(rpId, credential.counter, quirks, FLAG.attested),
      Buffer.alloc(16),
      uint(rawId.length, 2),
      rawId,
      cbor(key)
    ])
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData]
    ])
    return {
      ...named(credential),
      response: {
        clientDataJSON: this.#clientData('webauthn.create', challenge, quirks),
        attestationObject: encoded(cbor(attestation)),
        transports: ['internal']
      }
    }
  }

  /** What a browser answers to `navigator.credentials.get`. */
  get({ challenge, rpId }: RequestOptions, quirks: Quirks = {}) {
    const credential = this.credentials.findLast(held => held.rpId === rpId)
    if (!credential) throw new Error(`no credential for ${rpId}`)
    if (this.#counts) credential.counter++
    const counter = quirks.counter ?? credential.counter
    const authenticatorData = this.#head(quirks.rpId ?? credential.rpId, counter, quirks)
    const clientDataJSON = this.#clientData('webauthn.get', challenge, quirks)
    const signed = Buffer.concat([
      authenticatorData,
      sha256(Buffer.from(clientDataJSON, 'base64url'))
    ])
    const { userHandle = credential.userHandle } = quirks
    return {
      ...named(credential),
      response: {
        clientDataJSON,
        authenticatorData: encoded(authenticatorData),
        signature: encoded(sign('sha256', signed, quirks.key ?? credential.privateKey)),
        userHandle
      }
    }
  }

  #head(rpId: string, counter: number, quirks: Quirks, more = 0): Buffer {
    const { userPresent = true, userVerified = true } = quirks
    const flags =
      (userPresent ? FLAG.userPresent : 0) |
      (userVerified ? FLAG.userVerified : 0) |
      (this.#synced ? FLAG.eligible | FLAG.backedUp : 0) |
      more
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), uint(counter, 4)])
  }

  #clientData(type: string, challenge: string, quirks: Quirks): string {
    const origin = quirks.origin ?? this.#origin
    return encoded(
      JSON.stringify({ type: quirks.type ?? type, challenge, origin, crossOrigin: false })
    )
  }
}

const named = ({ id }: Credential) => ({
  id,
  rawId: id,
  type: 'public-key',
  authenticatorAttachment: 'platform',
  clientExtensionResults: {}
})

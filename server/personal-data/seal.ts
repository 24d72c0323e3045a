import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  type KeyObject,
  randomBytes
} from 'node:crypto'

/** AES-256-GCM keys by their names, base64url; the first one seals, all of them open. */
export type SealingKeys = Readonly<Record<string, string>>

/** What is sealed can not be opened: by no key that is given, for another place, or changed. */
export class SealBroken extends Error {
  override readonly name = 'SealBroken'
}

const VERSION = 1
const IV_BYTES = 12
const TAG_BYTES = 16
const KEY_BYTES = 32
/** What a sealed text in a column of text begins with; the name of its key follows. */
const MARK = 'sealed:'
const SEALED = /^sealed:[\w-]{1,32}:AQ[\w-]{38,}$/

const made = new WeakMap<SealingKeys, Map<string, KeyObject>>()

function keyOf(keys: SealingKeys, name: string): KeyObject {
  const known = made.get(keys) ?? new Map<string, KeyObject>()
  made.set(keys, known)
  const found = known.get(name)
  if (found) return found
  const bytes = Buffer.from((Object.hasOwn(keys, name) && keys[name]) || '', 'base64url')
  if (bytes.length !== KEY_BYTES) throw new SealBroken(`No key ${JSON.stringify(name)} of 32 bytes`)
  const key = createSecretKey(bytes)
  known.set(name, key)
  return key
}

const firstOf = (keys: SealingKeys): string => Object.keys(keys)[0] ?? ''

/**
 * Seals bytes under the first key. The context says what they are and whose, as
 * `document:<id>`: what is sealed for one context opens in no other.
 */
export function seal(keys: SealingKeys, plain: Uint8Array, context: string): Buffer {
  const name = firstOf(keys)
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyOf(keys, name), iv)
  const head = Buffer.from([VERSION, Buffer.byteLength(name), ...Buffer.from(name)])
  cipher.setAAD(Buffer.concat([head, Buffer.from(context)]))
  const body = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([head, iv, cipher.getAuthTag(), body])
}

/** Opens what was sealed for this context, or throws SealBroken. */
export function open(keys: SealingKeys, sealed: Uint8Array, context: string): Buffer {
  const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength)
  const headBytes = 2 + (bytes[1] ?? 0)
  const tagAt = headBytes + IV_BYTES
  if (bytes[0] !== VERSION || bytes.length < tagAt + TAG_BYTES) throw new SealBroken('Not sealed')
  const head = bytes.subarray(0, headBytes)
  const key = keyOf(keys, head.toString('utf8', 2))
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(headBytes, tagAt), {
    authTagLength: TAG_BYTES
  })
  decipher.setAAD(Buffer.concat([head, Buffer.from(context)]))
  decipher.setAuthTag(bytes.subarray(tagAt, tagAt + TAG_BYTES))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(tagAt + TAG_BYTES)), decipher.final()])
  } catch (error) {
    throw new SealBroken(`Sealed otherwise than for ${context}`, { cause: error })
  }
}

export const isSealedText = (text: string): boolean => SEALED.test(text)

/** What every text begins with that is sealed under the first key. */
export const markOf = (keys: SealingKeys): string => `${MARK}${firstOf(keys)}:`

/** Seals a text into a text that a column of text can hold. */
export const sealText = (keys: SealingKeys, plain: string, context: string): string =>
  markOf(keys) + seal(keys, Buffer.from(plain), context).toString('base64url')

/** Opens a sealed text, or throws SealBroken. */
export function openText(keys: SealingKeys, sealed: string, context: string): string {
  if (!isSealedText(sealed)) throw new SealBroken('Not sealed')
  const body = sealed.slice(sealed.lastIndexOf(':') + 1)
  return open(keys, Buffer.from(body, 'base64url'), context).toString()
}

import { createHmac, timingSafeEqual } from 'node:crypto'

/** A signed call is refused when its time is further off than this. */
export const SIGNATURE_SECONDS = 300

/** Proves that a body comes from the provider and when: HMAC-SHA-256 over time and raw bytes. */
export const signatureOf = (key: string, timestamp: string, body: Uint8Array): string =>
  createHmac('sha256', key).update(`${timestamp}.`).update(body).digest('hex')

export interface SignedCall {
  readonly timestamp: unknown
  readonly signature: unknown
  readonly body: Uint8Array
}

/** Whether a call was signed with the key and not long ago. */
export function isSigned(key: string, { timestamp, signature, body }: SignedCall, now: Date) {
  if (typeof timestamp !== 'string' || !/^\d{10}$/.test(timestamp)) return false
  if (typeof signature !== 'string' || !/^[0-9a-f]{64}$/.test(signature)) return false
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > SIGNATURE_SECONDS) return false
  const expected = Buffer.from(signatureOf(key, timestamp, body), 'hex')
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'))
}

import { isSigned, signatureOf } from './signed-call.ts'

const FORM = /^t=(\d{10}),v1=([0-9a-f]{64})$/

/** Signs a text together with the time, as `t=<seconds>,v1=<hex>`. */
export function timedSignature(key: string, now: Date, text: string): string {
  const seconds = String(Math.floor(now.getTime() / 1000))
  return `t=${seconds},v1=${signatureOf(key, seconds, Buffer.from(text))}`
}

/** Whether a header bears a signature of the text that is no older, or newer, than it may be. */
export function isTimedSigned(key: string, now: Date, header: unknown, text: string): boolean {
  const [, timestamp, signature] = (typeof header === 'string' && FORM.exec(header)) || []
  return isSigned(key, { timestamp, signature, body: Buffer.from(text) }, now)
}

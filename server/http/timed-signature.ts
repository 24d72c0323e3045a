import { createHmac } from 'node:crypto'
import { isSameText } from './same-text.ts'

/** A signature is refused when its time is further off than this. */
const SECONDS = 300

const FORM = /^t=(\d{9,11}),v1=([0-9a-f]{64})$/

const hexOf = (key: string, seconds: number | string, text: string) =>
  createHmac('sha256', key).update(`${seconds}.${text}`).digest('hex')

/** Signs a text together with the time, as `t=<seconds>,v1=<hex>`. */
export function timedSignature(key: string, now: Date, text: string): string {
  const seconds = Math.floor(now.getTime() / 1000)
  return `t=${seconds},v1=${hexOf(key, seconds, text)}`
}

/** Whether a header bears a signature of the text that is no older, or newer, than it may be. */
export function isTimedSigned(key: string, now: Date, header: unknown, text: string): boolean {
  const [, seconds, hex] = (typeof header === 'string' && FORM.exec(header)) || []
  if (seconds === undefined || hex === undefined) return false
  const isRecent = Math.abs(now.getTime() / 1000 - Number(seconds)) <= SECONDS
  return isRecent && isSameText(hex, hexOf(key, seconds, text))
}

import { isId, isInteger } from './guards.ts'
import { fromJson } from './json.ts'
import { readMoment } from './moment.ts'
import { readMode } from './product-mode.ts'

/** The cookies that stores read one at a time, each for itself: a page loads those it asks for. */

const DAY = 86_400

export interface SessionInfo {
  readonly id: string
  readonly start: Date
  /** Milliseconds by which the device's clock is ahead of the platform's, if that is much. */
  readonly ahead?: number
}

function session(value: unknown): SessionInfo | null {
  if (typeof value !== 'object' || value === null) return null
  const given: { readonly [Key in keyof SessionInfo]?: unknown } = value
  const start = readMoment(given.start)
  const { id, ahead } = given
  return isId(id) && start ? { id, start, ...(isInteger(ahead) && { ahead }) } : null
}

const date = (value: string): Date | null => readMoment(value)

/** When play began: the reality check counts from here. */
export const gameInit = { read: date } as const

/** A session may exist. */
export const sessionInfo = { read: (value: string) => session(fromJson(value)) } as const

export const productMode = { read: readMode, maxAge: 7 * DAY } as const

export const skipOptionalPhoneNumberVerification = {
  read: (value: string): true | null => (value === 'true' ? true : null)
} as const

export const userEmail = {
  read: (value: string) => (/^\S+@\S+$/.test(value) && value.length <= 100 ? value : null)
} as const

const NAME = /^[\w.:-]{1,128}$/

export const name = (value: string): string | null => (NAME.test(value) ? value : null)

const COUPON = /^[\w!'()*./~-]{1,3000}$/

/** A slip without prices; `src/rules/sports/coupon.ts` says what it reads of it. */
export const sportsCoupon = {
  read: (value: string): string | null => (COUPON.test(value) ? value : null)
} as const

export const aff = { read: name, maxAge: 7 * DAY } as const

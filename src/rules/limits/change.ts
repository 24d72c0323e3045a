/** What a limit may stand at: an amount in minor units or a time in minutes; null where none is set. */
export type LimitValue = bigint | null

/** More than what stands, or none at all, which waits to be confirmed. */
export interface PendingChange {
  readonly value: LimitValue
  readonly askedAt: Date
  /** From then on it may be confirmed; from `lapsesAt` on no more. */
  readonly confirmableAt: Date
  readonly lapsesAt: Date
}

export interface LimitState {
  readonly value: LimitValue
  readonly pending: PendingChange | null
}

/** What a licence says of asking for more. */
export interface RaiseDelays {
  readonly limitRaiseDelayHours: number
  readonly limitConfirmHours: number
}

const HOUR_MS = 3_600_000

const later = (moment: Date, hours: number) => new Date(moment.getTime() + hours * HOUR_MS)

/** A limit without what has lapsed by now. */
export const standing = ({ value, pending }: LimitState, now: Date): LimitState => ({
  value,
  pending: pending !== null && pending.lapsesAt > now ? pending : null
})

/** Whether a value lets more through than another does: none at all lets everything through. */
export const isMore = (wanted: LimitValue, value: LimitValue): boolean =>
  value !== null && (wanted === null || wanted > value)

export type Asked =
  | { readonly change: 'none'; readonly state: LimitState }
  | { readonly change: 'lowered'; readonly state: LimitState }
  | { readonly change: 'waits'; readonly state: LimitState }

/**
 * What becomes of a limit when its player wants another value. A first or a lower one holds at once
 * and takes back what waits; more, or none, waits for the licence's delay.
 */
export function ask(
  before: LimitState,
  wanted: LimitValue,
  now: Date,
  { limitRaiseDelayHours, limitConfirmHours }: RaiseDelays
): Asked {
  const state = standing(before, now)
  const { value, pending } = state
  if (wanted === value || (pending !== null && wanted === pending.value))
    return { change: 'none', state }
  if (!isMore(wanted, value)) return { change: 'lowered', state: { value: wanted, pending: null } }
  const confirmableAt = later(now, limitRaiseDelayHours)
  const lapsesAt = later(confirmableAt, limitConfirmHours)
  const waiting = { value: wanted, askedAt: now, confirmableAt, lapsesAt }
  return { change: 'waits', state: { value, pending: waiting } }
}

/** What becomes of a limit when its player still wants what waits. */
export function confirm(
  before: LimitState,
  now: Date
): LimitState | 'NOTHING_PENDING' | 'TOO_EARLY' {
  const { pending } = standing(before, now)
  if (pending === null) return 'NOTHING_PENDING'
  if (now < pending.confirmableAt) return 'TOO_EARLY'
  return { value: pending.value, pending: null }
}

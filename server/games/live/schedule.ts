/** How long chips are taken, the wheel turns and the result stands, in milliseconds. */
export const BETTING_MS = 15_000
const TURNING_MS = 7000
const RESULT_MS = 5000
const ROUND_MS = BETTING_MS + TURNING_MS + RESULT_MS

/** A round of a live table as the clock has it: everybody works out the same. */
export interface Slot {
  readonly number: number
  readonly opensAt: Date
  readonly closesAt: Date
  readonly stopsAt: Date
  readonly endsAt: Date
}

/** The round that runs at a moment: one follows the other without a gap, since 1970. */
export function slotAt(now: Date): Slot {
  const number = Math.floor(now.getTime() / ROUND_MS)
  const start = number * ROUND_MS
  return {
    number,
    opensAt: new Date(start),
    closesAt: new Date(start + BETTING_MS),
    stopsAt: new Date(start + BETTING_MS + TURNING_MS),
    endsAt: new Date(start + ROUND_MS)
  }
}

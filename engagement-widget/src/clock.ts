/** The provider's time: doors and ends are its own, whatever the clock of this device says. */
export interface Clock {
  now(): number
  /** What the provider has just said that it is. */
  told(moment: Date): void
}

export function clockOf(device: () => number = Date.now): Clock {
  let ahead = 0
  return {
    now: () => device() + ahead,
    told: moment => {
      ahead = moment.getTime() - device()
    }
  }
}

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export interface Span {
  readonly days: number
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
}

/** What is left of a time, never below nothing. */
export function spanOf(milliseconds: number): Span {
  const left = Math.max(0, milliseconds)
  return {
    days: Math.floor(left / DAY),
    hours: Math.floor((left % DAY) / HOUR),
    minutes: Math.floor((left % HOUR) / MINUTE),
    seconds: Math.floor((left % MINUTE) / SECOND)
  }
}

import type { Drop } from '#config/raffles.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

const LENGTH = { hourly: HOUR, daily: DAY, weekly: 7 * DAY } as const satisfies Record<Drop, number>

/** The calendar of computers begins on a Thursday, weeks on Mondays. */
const FIRST = { hourly: 0, daily: 0, weekly: 4 * DAY } as const satisfies Record<Drop, number>

export interface Period {
  readonly start: Date
  /** The first moment that is no part of it: the start of the next. */
  readonly end: Date
}

/** The whole hour, day or week of UTC that a moment is in: decision D10. */
export function periodOf(drop: Drop, moment: Date): Period {
  const length = LENGTH[drop]
  const passed = Math.floor((moment.getTime() - FIRST[drop]) / length)
  const start = FIRST[drop] + passed * length
  return { start: new Date(start), end: new Date(start + length) }
}

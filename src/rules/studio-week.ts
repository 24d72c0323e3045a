const DAY = 24 * 60 * 60 * 1000
/** The first day of the calendar of computers was a Thursday; weeks begin on Mondays. */
const FIRST_MONDAY = 4

/** Whose turn it is of so many that take turns by calendar weeks, from Monday to Sunday in UTC. */
export const turnOfWeek = (count: number, now: Date): number =>
  Math.floor((now.getTime() / DAY - FIRST_MONDAY) / 7) % count

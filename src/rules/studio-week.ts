const DAY = 24 * 60 * 60 * 1000
/** The first day of the calendar of computers was a Thursday; weeks begin on Mondays. */
const FIRST_MONDAY = 4

/** Whose turn it is of so many that take turns by calendar weeks, from Monday to Sunday in UTC. */
export const turnOfWeek = (count: number, now: Date): number =>
  Math.floor((now.getTime() / DAY - FIRST_MONDAY) / 7) % count

/**
 * The same where a page was built in another week, as a script of the page: of the elements that
 * have their turn written on them (`data-turn`, of so many) it shows the one whose week it is,
 * before they are painted.
 */
export const keepWeek = (count: number): string =>
  `document.querySelectorAll('[data-turn]').forEach(e=>e.hidden=e.dataset.turn!=Math.floor((Date.now()/864e5-${FIRST_MONDAY})/7)%${count})`

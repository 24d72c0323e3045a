import { POSTPONED } from '#config/sports/book.ts'
import { type Fixture, fixtureOf } from './calendar.ts'
import type { Play } from './play.ts'
import { happens, streamOf } from './seed.ts'

const HOUR = 3600

/** Of so many matches one cannot begin in time. */
const RARE = 1 / 200
/** What is played in time begins at the latest so long before bets would be void. */
const LEAST_DELAY = 2 * HOUR
const MOST_DELAY = (POSTPONED.hours - 3) * HOUR
/** Bets stop for so long when it is told. */
const STOPPED = 300

/** What becomes of a match that cannot begin in time. */
export interface Postponement {
  /** The match second at which it is told, before the first start. */
  readonly toldAt: number
  /** So many seconds later it is played; null where it is not, so that its bets are void. */
  readonly delay: number | null
}

/**
 * Whether a match of the calendar is postponed, which the secret decides; null for nearly all, and
 * for one that somebody has had moved or played.
 */
export function postponementOf(
  { id, startsAt }: Pick<Fixture, 'id' | 'startsAt'>,
  secret: Uint8Array
): Postponement | null {
  const draw = streamOf(secret, `${id}/start`)
  if (!happens(draw, RARE) || fixtureOf(id)?.startsAt !== startsAt) return null
  const toldAt = -HOUR - draw(2 * HOUR)
  const isPlayed = happens(draw, 0.5)
  return { toldAt, delay: isPlayed ? LEAST_DELAY + draw(MOST_DELAY - LEAST_DELAY) : null }
}

/** A course that begins later than it should: from when that is told on, all of it lies that much ahead. */
export function delayed(course: Play, toldAt: number, delay: number): Play {
  const own = (second: number) => (second < toldAt ? second : second - delay)
  return {
    moments: course.moments.map(moment => moment + delay),
    ends: course.ends + delay,
    abandoned: course.abandoned,
    scoreAt: second => course.scoreAt(own(second)),
    incidents: (after, until) => course.incidents(Math.max(-1, after - delay), until - delay),
    suspendedAt: second =>
      (second >= toldAt && second < toldAt + STOPPED) || course.suspendedAt(own(second)),
    fairAt: (second, tilt) => course.fairAt(own(second), tilt),
    settledAt: second => course.settledAt(own(second)),
    offeredBy: second => course.offeredBy(own(second))
  }
}

/** A match that is never played: nothing is open from when that is told on, and in the end all of it is void. */
export function calledOff(course: Play, toldAt: number): Play {
  const ends = POSTPONED.hours * HOUR
  const before = (second: number) => Math.min(second, -1)
  return {
    moments: [ends],
    ends,
    abandoned: true,
    scoreAt: second => course.scoreAt(before(second)),
    incidents: () => [],
    suspendedAt: second => second >= toldAt,
    fairAt: (second, tilt) => course.fairAt(before(second), tilt),
    settledAt: () => [],
    offeredBy: second => course.offeredBy(before(second))
  }
}

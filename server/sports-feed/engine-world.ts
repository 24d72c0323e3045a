import { POSTPONED } from '#config/sports/book.ts'
import { LEAVES } from '#config/sports/calendars.ts'
import { isSport } from '#config/sports/sports.ts'
import type { FeedBody, FeedFixture } from '#contract/wire/sports-feed.ts'
import type { SportsStatistics } from '#contract/wire/sports-statistics.ts'
import {
  type Fixture,
  fixtureOf,
  fixturesBetween,
  fixturesInSight,
  fixturesOn,
  LONGEST
} from '#sports/calendar.ts'
import { framesBetween } from '#sports/feed-frames.ts'
import { type Match, openMatch } from '#sports/match.ts'
import { matchFigures } from '#sports/match-figures.ts'
import { postponementOf } from '#sports/postponed.ts'
import { type Squad, squadOf } from '#sports/squads.ts'
import { meetingsBefore, standingsBefore } from '#sports/standings.ts'
import type { World } from './world.ts'

const HOUR_MS = 3_600_000

/** More than are told of at a time; who is opened anew has the same course. */
const MOST_OPEN = 1500

/** What was before a match takes a season to play again, and stays as it is. */
const MOST_HISTORIES = 200
const MOST_MEETINGS = 5

/** What a page tells of that has happened: single points are too many, and corners are counted. */
const TOLD_LATER: readonly string[] = [
  'goal',
  'yellow-card',
  'red-card',
  'review',
  'overturned',
  'period',
  'finish'
]

type Past = Pick<SportsStatistics, 'meetings' | 'standings'>

const pastOf = ({ fixture }: Match, secret: Uint8Array): Past => ({
  standings: standingsBefore(fixture, secret).map(standing => ({ ...standing })),
  meetings: meetingsBefore(fixture, secret, MOST_MEETINGS).map(
    ({ fixture: { startsAt, sides }, points: [home, away] }) => ({
      startsAt,
      sides: sides.map(side => ({ ...side })),
      points: [home, away]
    })
  )
})

const copied = ({ starting, bench }: Squad) => ({
  starting: starting.map(player => ({ ...player })),
  bench: bench.map(player => ({ ...player }))
})

function lineUpsOf({ sport, sides }: FeedFixture): SportsStatistics['lineUps'] {
  const [home, away] = sides.map(({ id }) => squadOf(sport, id))
  return home && away ? [copied(home), copied(away)] : null
}

const told = (fixture: Fixture, speed = 1): FeedFixture => ({
  ...fixture,
  speed,
  sides: fixture.sides.map(side => ({ ...side })),
  eachWay: fixture.eachWay && { ...fixture.eachWay }
})

const isBody = (body: { readonly kind: string }): body is FeedBody => body.kind !== 'alive'

const GREAT = new Set(LEAVES.filter(({ pattern }) => pattern.isGreat).map(({ id }) => id))

/**
 * The world as the engine knows it: calendar, courses and prices follow from the secret and the
 * time. A small one has the great competitions alone.
 */
export function engineWorld(secret: Uint8Array, isSmall = false): World {
  const open = new Map<string, Match>()
  const history = new Map<string, Past>()

  /** Matches whose bets may still wait for a later start, or for its being too late for one. */
  const postponedBefore = (until: number): readonly Fixture[] =>
    fixturesBetween(until - POSTPONED.hours * HOUR_MS, until).filter(
      fixture => postponementOf(fixture, secret) !== null
    )

  function matchOf({ speed: _speed, sport, ...fixture }: FeedFixture): Match {
    const known = open.get(fixture.id)
    // Who was asked for last is forgotten last.
    if (known) open.delete(fixture.id)
    if (!isSport(sport)) throw new RangeError(`No sport ${sport}`)
    const isSame = known?.fixture.startsAt === fixture.startsAt
    const match = known && isSame ? known : openMatch({ ...fixture, sport }, secret)
    open.set(fixture.id, match)
    const [oldest] = open.keys()
    if (open.size > MOST_OPEN && oldest !== undefined) open.delete(oldest)
    return match
  }

  return {
    inSight: (after, at) =>
      [...(after === null ? postponedBefore(at - LONGEST) : []), ...fixturesInSight(after, at)]
        .filter(({ competition }) => !isSmall || GREAT.has(competition))
        .map(fixture => told(fixture)),
    fixtureOf(id) {
      const fixture = fixtureOf(id)
      return fixture && told(fixture)
    },
    ordered({ competition, startsAt, speed }) {
      const today = fixturesOn(competition, startsAt)
      const fixture = today[Math.floor(startsAt / 1000) % today.length]
      const id = `${competition}-now-${startsAt.toString(36)}`
      return fixture && told({ ...fixture, id, startsAt }, speed)
    },
    told: (fixture, after, until) =>
      framesBetween(matchOf(fixture), fixture.speed, after, until).filter(isBody),
    lasts: fixture => matchOf(fixture).closes,
    statistics(fixture, second) {
      const match = matchOf(fixture)
      const before = history.get(fixture.id) ?? pastOf(match, secret)
      history.set(fixture.id, before)
      const [oldest] = history.keys()
      if (history.size > MOST_HISTORIES && oldest !== undefined) history.delete(oldest)
      const figures = matchFigures(match, secret, Math.max(0, second))
      return {
        figures: figures && {
          rows: figures.rows.map(({ name, values: [home, away] }) => ({
            name,
            values: [home, away]
          })),
          momentum: [...figures.momentum]
        },
        timeline: match.play
          .incidents(-1, Math.max(0, second))
          .filter(({ kind }) => TOLD_LATER.includes(kind)),
        lineUps: lineUpsOf(fixture),
        ...before
      }
    }
  }
}

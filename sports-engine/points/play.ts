import type { SportId } from '#config/sports/sports.ts'
import type { Team } from '#config/sports/teams.ts'
import type { FeedScore } from '#contract/wire/sports-feed.ts'
import type { Draw } from '#engine/draw.ts'

import { CONFIRMED_AFTER, OFFICIAL_AFTER, type Play } from '../play.ts'
import type { Doers } from '../squads.ts'
import type { Kept } from './chances.ts'
import { type Course, courseOf } from './course.ts'
import { figuresOf, shapesOf } from './figures.ts'
import { linesOf, pointMarkets, pointResults } from './markets.ts'
import { pointsOf, type Seen, seenAt } from './seen.ts'

/** A lean of the market moves points by less than goals: there are many more of them. */
const LEAN = 0.3

function scoreOf({ figures, periods }: Course, seen: Seen): FeedScore {
  const { period, isPlayed } = seen
  const shown = period ?? periods.length
  const kind =
    period === null
      ? 'ended'
      : !isPlayed
        ? period === 0
          ? 'before'
          : 'break'
        : period < figures.periods
          ? figures.period
          : 'overtime'
  const length = (index: number) => {
    const one = periods[index]
    return one === undefined ? 0 : one.until - one.from
  }
  const before = Array.from({ length: shown }, (_, index) => length(index)).reduce(
    (sum, one) => sum + one,
    0
  )
  const overtime = shown - figures.periods + 1
  const number =
    kind === 'overtime' ? overtime : kind === 'break' || kind === 'ended' ? shown : shown + 1
  return {
    period: { kind, number },
    clock: before + seen.played,
    runs: isPlayed,
    points: [...seen.points],
    periods: Array.from({ length: isPlayed ? shown + 1 : shown }, (_, index) => [
      ...pointsOf(seen.scores, index)
    ])
  }
}

/** A match of handball or basketball, all of it, of which each question sees only what has been. */
export function playPoints(
  sport: SportId,
  sides: readonly [Team, Team],
  doers: readonly Doers[],
  draw: Draw
): Play {
  const figures = figuresOf(sport)
  const shares = shapesOf(figures, sides[0], sides[1])
  const course = courseOf(figures, shares, draw)
  const lines = linesOf(figures, shares)
  const kept: Kept = new Map()
  const { abandonedAt, periods, scores, stops } = course
  const ends = abandonedAt ?? periods.at(-1)?.until ?? 0
  const moments = [
    ...scores.map(({ at }) => at + CONFIRMED_AFTER),
    ...periods.map(({ until }) => until + OFFICIAL_AFTER)
  ].filter(at => abandonedAt === null || at <= abandonedAt)
  const told = [
    ...scores.map(({ at, side, clock, by }) => {
      const { scorers = [] } = doers[side] ?? {}
      const name = scorers[by % scorers.length]
      return {
        kind: figures.overtime === null ? ('goal' as const) : ('point' as const),
        side,
        clock,
        at,
        ...(name === undefined ? {} : { by: name })
      }
    }),
    ...periods.map(({ until }, index) => ({
      kind: index + 1 === periods.length ? ('finish' as const) : ('period' as const),
      side: null,
      clock: null,
      at: until
    }))
  ].sort((one, other) => one.at - other.at)
  return {
    moments: [...new Set([...moments, ends])].sort((one, other) => one - other),
    ends,
    abandoned: abandonedAt !== null,
    scoreAt: second => scoreOf(course, seenAt(course, second)),
    incidents: (after, until) =>
      told
        .filter(({ at }) => at > after && at <= Math.min(until, abandonedAt ?? until))
        .map(({ at: _, ...incident }) => incident),
    suspendedAt: second =>
      second >= ends || stops.some(({ from, until }) => second >= from && second < until),
    fairAt: (second, tilt) =>
      pointMarkets(
        figures,
        lines,
        seenAt(course, second),
        [shares[0] * (1 + tilt * LEAN), shares[1] * (1 - tilt * LEAN)],
        kept
      ),
    settledAt: second =>
      pointResults(figures, lines, seenAt(course, second)).flatMap(([market, outcomes]) =>
        outcomes === null ? [] : [{ market, outcomes: [...outcomes] }]
      ),
    offeredBy: second =>
      pointResults(figures, lines, seenAt(course, second)).map(([market]) => market)
  }
}

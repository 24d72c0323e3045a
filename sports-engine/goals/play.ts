import type { SportId } from '#config/sports/sports.ts'
import type { Team } from '#config/sports/teams.ts'
import type { FeedIncident, FeedScore } from '#contract/wire/sports-feed.ts'
import type { Draw } from '#engine/draw.ts'

import { CONFIRMED_AFTER, OFFICIAL_AFTER, type Play } from '../play.ts'
import type { Doers } from '../squads.ts'
import { aheadOf } from './chances.ts'
import { type Course, courseOf } from './course.ts'
import { type Figures, figuresOf } from './figures.ts'
import { goalMarkets, goalResults } from './markets.ts'
import { type Seen, seenAt, tally } from './seen.ts'

/** Seconds after a goal, a review, a card and a corner in which nothing is taken. */
const AFTER_GOAL = 40
const AFTER_REVIEW = 20
const AFTER_RED = 25
const AFTER_CORNER = 12

/** Chances of a goal per step and side, of the strengths of both. */
export function ratesOf(figures: Figures, home: Team, away: Team): readonly [number, number] {
  const steps = figures.periods * figures.ticks
  return [
    (figures.goals[0] * home.attack * away.concedes) / 10_000 / steps,
    (figures.goals[1] * away.attack * home.concedes) / 10_000 / steps
  ]
}

function scoreOf({ figures, periods }: Course, seen: Seen): FeedScore {
  const started = seen.isPlayed || seen.period > 0
  const shown = Math.min(seen.period, figures.periods - 1)
  const kind = seen.over ? 'ended' : seen.isPlayed ? figures.period : started ? 'break' : 'before'
  const before = seen.period * figures.ticks * figures.tick
  return {
    period: { kind, number: kind === 'break' ? seen.period : shown + 1 },
    clock: seen.over ? figures.periods * figures.ticks * figures.tick : before + seen.played,
    runs: seen.isPlayed,
    points: [...seen.score],
    periods: periods
      .slice(0, seen.isPlayed ? seen.period + 1 : seen.period)
      .map((_, period) => [...tally(seen.goals.filter(goal => goal.period === period))]),
    ...(figures.reds > 0 ? { reds: [...seen.reds] } : {})
  }
}

type Timed = FeedIncident & { readonly at: number }

/** What happened, by whom: who was sent off does nothing more, and nobody is cautioned twice. */
function incidentsOf(course: Course, doers: readonly Doers[]): readonly Timed[] {
  const { goals, reds, yellows, corners, periods, figures } = course
  const clockOfEnd = (period: number) => (period + 1) * figures.ticks * figures.tick
  const sentOff = new Set<string>()
  const cautioned = new Set<string>()
  const named = (names: readonly string[], by: number): { readonly by?: string } => {
    const able = names.filter(name => !sentOff.has(name))
    const name = able[by % able.length]
    return name === undefined ? {} : { by: name }
  }
  const people = [
    ...goals.map(goal => ({ ...goal, kind: 'goal' as const })),
    ...reds.map(card => ({ ...card, kind: 'red-card' as const })),
    ...yellows.map(card => ({ ...card, kind: 'yellow-card' as const }))
  ]
    .sort((one, other) => one.at - other.at)
    .map(({ kind, at, side, clock, by }): Timed => {
      const { scorers = [], carded = [] } = doers[side] ?? {}
      const names =
        kind === 'goal'
          ? scorers
          : kind === 'red-card'
            ? carded
            : carded.filter(name => !cautioned.has(name))
      const who = named(names, by)
      if (who.by !== undefined && kind === 'red-card') sentOff.add(who.by)
      if (who.by !== undefined && kind === 'yellow-card') cautioned.add(who.by)
      return { kind, side, clock, at, ...who }
    })
  return [
    ...people,
    ...goals.flatMap(({ at, side, clock, review }): readonly Timed[] => {
      if (review === null) return []
      const after = (kind: 'review' | 'overturned', moment: number) => ({
        kind,
        side,
        clock: clock + moment - at,
        at: moment
      })
      return [
        after('review', review.from),
        ...(review.stands ? [] : [after('overturned', review.until)])
      ]
    }),
    ...corners.map(mark => ({ kind: 'corner' as const, ...mark })),
    ...periods.map(({ until }, period) => ({
      kind: period + 1 === periods.length ? ('finish' as const) : ('period' as const),
      side: null,
      clock: clockOfEnd(period),
      at: until
    }))
  ].sort((one, other) => one.at - other.at)
}

const spansOf = ({ goals, dangers, reds, corners }: Course) => [
  ...goals.map(({ at, review }) => ({
    from: at,
    until: review === null ? at + AFTER_GOAL : review.until + AFTER_REVIEW
  })),
  ...dangers,
  ...reds.map(({ at }) => ({ from: at, until: at + AFTER_RED })),
  ...corners.map(({ at }) => ({ from: at, until: at + AFTER_CORNER }))
]

/** A match of football or ice hockey, all of it, of which each question sees only what has been. */
export function playGoals(
  sport: SportId,
  sides: readonly [Team, Team],
  doers: readonly Doers[],
  draw: Draw
): Play {
  const figures = figuresOf(sport)
  const course = courseOf(figures, ratesOf(figures, sides[0], sides[1]), draw)
  const { abandonedAt, rates, periods } = course
  const ends = abandonedAt ?? periods.at(-1)?.until ?? 0
  const told = incidentsOf(course, doers)
  const spans = spansOf(course)
  const upTo = (second: number) => (abandonedAt === null ? second : Math.min(second, abandonedAt))
  const moments = [
    ...course.goals.flatMap(({ at, review }) =>
      review === null || review.stands
        ? [at + CONFIRMED_AFTER]
        : [at + CONFIRMED_AFTER, review.until]
    ),
    ...course.corners.map(({ at }) => at),
    ...periods.map(({ until }) => until + OFFICIAL_AFTER)
  ].filter(at => abandonedAt === null || at <= abandonedAt)
  return {
    moments: [...new Set([...moments, ends])].sort((one, other) => one - other),
    ends,
    abandoned: abandonedAt !== null,
    scoreAt: second => scoreOf(course, seenAt(course, second)),
    incidents: (after, until) =>
      told
        .filter(({ at }) => at > after && at <= upTo(until))
        .map(({ at: _, ...incident }) => incident),
    suspendedAt: second =>
      second >= ends || spans.some(({ from, until }) => second >= from && second < until),
    fairAt(second, tilt) {
      const seen = seenAt(course, second)
      const leaning = [rates[0] * (1 + tilt), rates[1] * (1 - tilt)] as const
      return goalMarkets(figures, seen, aheadOf(figures, seen, leaning))
    },
    settledAt: second =>
      goalResults(figures, seenAt(course, second)).flatMap(([market, outcomes]) =>
        outcomes === null ? [] : [{ market, outcomes: [...outcomes] }]
      ),
    offeredBy: second => goalResults(figures, seenAt(course, second)).map(([market]) => market)
  }
}

import type { SportId } from '#config/sports/sports.ts'
import type { Team } from '#config/sports/teams.ts'
import type { FeedIncident, FeedScore } from '#contract/wire/sports-feed.ts'
import type { Draw } from '#engine/draw.ts'

import { CONFIRMED_AFTER, OFFICIAL_AFTER, type Play } from '../play.ts'
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

function incidentsOf(
  course: Course,
  names: readonly (readonly string[])[]
): (FeedIncident & { readonly at: number })[] {
  const { goals, reds, corners, periods, figures } = course
  const clockOfEnd = (period: number) => (period + 1) * figures.ticks * figures.tick
  return [
    ...goals.flatMap(({ at, side, clock, by, review }) => {
      const name = names[side]?.[by]
      const goal = {
        kind: 'goal' as const,
        side,
        clock,
        at,
        ...(name === undefined ? {} : { by: name })
      }
      if (review === null) return [goal]
      return [
        goal,
        { kind: 'review' as const, side, clock: clock + review.from - at, at: review.from },
        ...(review.stands
          ? []
          : [
              {
                kind: 'overturned' as const,
                side,
                clock: clock + review.until - at,
                at: review.until
              }
            ])
      ]
    }),
    ...reds.map(mark => ({ kind: 'red-card' as const, ...mark })),
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
  names: readonly (readonly string[])[],
  draw: Draw
): Play {
  const figures = figuresOf(sport)
  const course = courseOf(figures, ratesOf(figures, sides[0], sides[1]), draw)
  const { abandonedAt, rates, periods } = course
  const ends = abandonedAt ?? periods.at(-1)?.until ?? 0
  const told = incidentsOf(course, names)
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

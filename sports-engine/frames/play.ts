import type { SportId } from '#config/sports/sports.ts'
import type { Team } from '#config/sports/teams.ts'
import type { FeedScore } from '#contract/wire/sports-feed.ts'
import type { Draw } from '#engine/draw.ts'

import { CONFIRMED_AFTER, OFFICIAL_AFTER, type Play } from '../play.ts'
import type { Fresh } from './chances.ts'
import { type Course, courseOf, START, type Standing } from './course.ts'
import { type Figures, figuresOf, framesOf, openerOf } from './figures.ts'
import { frameMarkets, frameResults, isOver } from './markets.ts'

/** How much of a lean of the market goes into frames: there are many of them. */
const LEAN = 0.15

function scoreOf(figures: Figures, standing: Standing, started: boolean): FeedScore {
  const { won, sets } = standing
  const over = isOver(figures, standing)
  const [home, away] = sets.at(-1) ?? [0, 0]
  return {
    period: { kind: over ? 'ended' : started ? 'set' : 'before', number: sets.length },
    clock: null,
    runs: started && !over,
    points: [...won],
    periods: started ? sets.map(frames => [...frames]) : [],
    // In volleyball nobody is told to open: who has won the last rally serves.
    serves: over || figures.opens === 0 ? null : openerOf(sets.length - 1, home + away)
  }
}

function standingAt({ frames, abandonedAt }: Course, at: number): Standing {
  const second = abandonedAt === null ? at : Math.min(at, abandonedAt)
  return frames.findLast(frame => frame.at <= second)?.standing ?? START
}

/** A match of volleyball or darts, all of it, of which each question sees only what has been. */
export function playFrames(sport: SportId, sides: readonly [Team, Team], draw: Draw): Play {
  const figures = figuresOf(sport)
  const chances = framesOf(figures, sides[0], sides[1])
  const course = courseOf(figures, chances, draw)
  const kept: Fresh = new Map()
  const { frames, abandonedAt } = course
  const last = frames.at(-1)?.at ?? 0
  const ends = abandonedAt ?? last
  const official = last + OFFICIAL_AFTER
  const resultsAt = (second: number) =>
    frameResults(
      figures,
      standingAt(course, second),
      standingAt(course, second - CONFIRMED_AFTER),
      abandonedAt === null && second >= official
    )
  const moments = [...frames.map(({ at }) => at + CONFIRMED_AFTER), official].filter(
    at => abandonedAt === null || at <= abandonedAt
  )
  const [afterFrame, afterSet] = figures.stops
  return {
    moments: [...new Set([...moments, ends])].sort((one, other) => one - other),
    ends,
    abandoned: abandonedAt !== null,
    scoreAt: second => scoreOf(figures, standingAt(course, second), second >= 0),
    incidents: (after, until) =>
      frames
        .filter(({ at }) => at > after && at <= Math.min(until, abandonedAt ?? until))
        .map(({ side, ended }) => ({
          kind: ended === 'match' ? 'finish' : ended === 'set' ? 'period' : 'point',
          side,
          clock: null
        })),
    suspendedAt: second => {
      if (second >= ends) return true
      const frame = frames.findLast(({ at }) => at <= second)
      if (frame === undefined) return false
      return second < frame.at + (frame.ended === 'frame' ? afterFrame : afterSet)
    },
    fairAt: (second, tilt) =>
      frameMarkets(
        figures,
        [chances[0] * (1 + tilt * LEAN), chances[1] * (1 + tilt * LEAN)],
        standingAt(course, second),
        kept
      ),
    settledAt: second =>
      resultsAt(second).flatMap(([market, outcomes]) =>
        outcomes === null ? [] : [{ market, outcomes: [...outcomes] }]
      ),
    offeredBy: second => resultsAt(second).map(([market]) => market)
  }
}

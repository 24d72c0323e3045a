import { CONFIRMED_AFTER, OFFICIAL_AFTER } from '../play.ts'
import type { Course, Score } from './course.ts'

/** What has been seen of a match by a moment: all that prices and results may know. */
export interface Seen {
  /** The period that is played or is next, overtimes counted on; null when all is over. */
  readonly period: number | null
  readonly played: number
  readonly isPlayed: boolean
  readonly scores: readonly Score[]
  readonly points: readonly [number, number]
  /** Whether a side has already scored in this step of the model. */
  readonly scoredInStep: readonly [boolean, boolean]
  readonly confirmed: readonly Score[]
  readonly officialPeriods: number
  readonly isOfficial: boolean
}

export function pointsOf(scores: readonly Score[], period?: number): readonly [number, number] {
  const sums: [number, number] = [0, 0]
  for (const score of scores)
    if (period === undefined || score.period === period) sums[score.side] += score.points
  return sums
}

/**
 * What has been seen by a match second, below nought before the start. That an overtime follows is
 * seen when the time before it has ended level.
 */
export function seenAt(course: Course, at: number): Seen {
  const { periods, figures, abandonedAt } = course
  const second = abandonedAt === null ? at : Math.min(at, abandonedAt)
  const index = periods.findIndex(({ until }) => second < until)
  const current = periods[index]
  const isPlayed = current !== undefined && second >= current.from
  const played = isPlayed ? second - current.from : 0
  const stepFrom = second - (played % figures.tick)
  const scores = course.scores.filter(score => score.at <= second)
  const inStep = (side: 0 | 1) =>
    isPlayed && scores.some(score => score.side === side && score.at >= stepFrom)
  const officialPeriods = periods.filter(({ until }) => until + OFFICIAL_AFTER <= second).length
  return {
    period: index === -1 ? null : index,
    played,
    isPlayed,
    scores,
    points: pointsOf(scores),
    scoredInStep: [inStep(0), inStep(1)],
    confirmed: scores.filter(score => score.at + CONFIRMED_AFTER <= second),
    officialPeriods,
    isOfficial: officialPeriods === periods.length
  }
}

import { CONFIRMED_AFTER, OFFICIAL_AFTER } from '../play.ts'
import type { Course, Goal, Mark } from './course.ts'

/** What has been seen of a match by a moment: all that prices and results may know. */
export interface Seen {
  /** The period that is played, or is next; as many as there are when all are over. */
  readonly period: number
  /** Seconds played of it; 0 before it starts. */
  readonly played: number
  readonly isPlayed: boolean
  /** Added steps of the period, once they are told. */
  readonly added: number | null
  /** Goals that count as things stand. */
  readonly goals: readonly Goal[]
  /** Whether a goal, or a corner, has already fallen in this step of the model. */
  readonly goalInStep: boolean
  readonly cornerInStep: boolean
  readonly reds: readonly [number, number]
  readonly corners: readonly Mark[]
  readonly score: readonly [number, number]
  /** What is settled by: goals that have stood a while, and periods that ended a while ago. */
  readonly confirmed: readonly Goal[]
  readonly officialPeriods: number
  readonly over: boolean
}

export const tally = (marks: readonly { readonly side: 0 | 1 }[]): readonly [number, number] => {
  const home = marks.filter(({ side }) => side === 0).length
  return [home, marks.length - home]
}

const counts = (goal: Goal, second: number) =>
  goal.review === null || goal.review.stands || second < goal.review.until

/** What has been seen by a match second, which is below nought before the start. */
export function seenAt(course: Course, at: number): Seen {
  const second = course.abandonedAt === null ? at : Math.min(at, course.abandonedAt)
  const { tick, ticks } = course.figures
  const index = course.periods.findIndex(({ until }) => second < until)
  const period = index === -1 ? course.periods.length : index
  const current = course.periods[period]
  const isPlayed = current !== undefined && second >= current.from
  const played = isPlayed ? second - current.from : 0
  const stepFrom = second - (played % tick)
  const inStep = ({ at: mark }: { readonly at: number }) =>
    isPlayed && mark >= stepFrom && mark <= second
  const shown = course.goals.filter(goal => goal.at <= second)
  const goals = shown.filter(goal => counts(goal, second))
  const corners = course.corners.filter(mark => mark.at <= second)
  return {
    period,
    played,
    isPlayed,
    added: current !== undefined && played >= ticks * tick ? current.added : null,
    goals,
    goalInStep: shown.some(inStep),
    cornerInStep: corners.some(inStep),
    reds: tally(course.reds.filter(mark => mark.at <= second)),
    corners,
    score: tally(goals),
    confirmed: goals.filter(goal => goal.at + CONFIRMED_AFTER <= second),
    officialPeriods: course.periods.filter(({ until }) => until + OFFICIAL_AFTER <= second).length,
    over: period === course.periods.length
  }
}

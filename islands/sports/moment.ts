import { isInPlay, isPostponed } from '#rules/sports/live-board.ts'
import { partName } from '#rules/sports/naming.ts'
import type { LiveEvent } from '#stores/sports/live.ts'
import { namingOf, say, type View } from './view.ts'

/** Of a score as the feed tells it, what pages show. */
export interface Score {
  readonly period: { readonly kind: string; readonly number: number }
  readonly clock: number | null
  readonly runs: boolean
  readonly points: readonly number[]
  readonly periods: readonly (readonly number[])[]
  readonly serves: number | null
  readonly game: readonly string[]
  readonly reds: readonly number[]
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const numbers = (value: unknown): readonly number[] =>
  Array.isArray(value) ? value.filter(each => typeof each === 'number') : []

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter(each => typeof each === 'string') : []

/** The score of an event; null before it begins, and for what is none. */
export function scoreOf({ score }: Pick<LiveEvent, 'score'>): Score | null {
  if (!isRecord(score) || !isRecord(score['period'])) return null
  const { period, clock, runs, points, periods, serves, game, reds } = score
  const { kind, number } = period as Readonly<Record<string, unknown>>
  return {
    period: { kind: String(kind), number: Number(number) },
    clock: typeof clock === 'number' ? clock : null,
    runs: runs === true,
    points: numbers(points),
    periods: Array.isArray(periods) ? periods.map(numbers) : [],
    serves: typeof serves === 'number' ? serves : null,
    game: texts(game),
    reds: numbers(reds)
  }
}

const two = (value: number) => String(value).padStart(2, '0')

/** The clock of a match at a moment of the house, which runs on between two messages. */
export function clockAt(
  { scoreAt, speed }: Pick<LiveEvent, 'scoreAt' | 'speed'>,
  score: Score,
  now: number
): string | undefined {
  if (score.clock === null) return undefined
  const since = score.runs && scoreAt !== null ? Math.max(0, now - scoreAt) : 0
  const seconds = score.clock + Math.floor((since * Math.max(1, speed)) / 1000)
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`
}

/** What is played: `2nd half`, `Set 3`, `Half-time`. */
export function periodName(view: View, event: LiveEvent, { period, clock }: Score): string {
  const naming = namingOf(view, event)
  const { kind, number } = period
  if (kind === 'break') {
    const isHalfTime = event.sport === 'football' || event.sport === 'handball'
    return say(view, isHalfTime && clock !== null ? 'part.halfTime' : 'part.break')
  }
  if (kind === 'half' && event.sport === 'biathlon') return say(view, 'inPlay')
  return ['half', 'third', 'quarter', 'set'].includes(kind)
    ? partName(naming, String(number))
    : say(view, `part.${kind}`)
}

export const isRace = ({ sides }: Pick<LiveEvent, 'sides'>): boolean => sides.length > 2

/** A match by its sides, a race by the name of its competition. */
export function eventName(view: View, { sides }: LiveEvent, competition: string): string {
  const [home, away] = sides
  if (!home || !away || sides.length > 2) return competition
  return say(view, 'versus', { home: home.name, away: away.name })
}

export { isInPlay, isPostponed }

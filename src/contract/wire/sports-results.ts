import {
  array,
  boolean,
  type InferOutput,
  integer,
  minValue,
  nullable,
  number,
  object,
  pipe,
  string,
  unknown
} from 'valibot'

import { fromJson, parserOf } from './fit.ts'
import { settledOutcome } from './sports-atoms.ts'

/* What became of events and of their markets, for pages. */

const whole = pipe(number(), integer(), minValue(0))

const ended = object({
  id: string(),
  sport: string(),
  competition: string(),
  startsAt: number(),
  sides: array(object({ id: string(), name: string() })),
  status: string(),
  /** The scoreboard as the feed told it last. */
  score: nullable(unknown()),
  /** Who won a race: more than one in a dead heat, and nobody for a match of two sides. */
  winners: array(string())
})
export type EndedEvent = InferOutput<typeof ended>

const results = object({
  /** By the clock of the house. */
  now: number(),
  /** The latest first; the list is cut. */
  events: array(ended),
  /** How many there are of the sport that was asked for. */
  total: whole,
  /** Every sport of which something ended in the time, whichever was asked for. */
  sports: array(object({ id: string(), count: whole }))
})
/** Events that are over, of a span of time. */
export type SportsResults = InferOutput<typeof results>

const market = object({
  market: string(),
  /** Void for everybody, whenever they bet; then its outcomes say nothing. */
  isVoid: boolean(),
  outcomes: array(settledOutcome)
})
export type SettledMarket = InferOutput<typeof market>

const settled = object({
  /** Of the event as it stood; a page that knows a newer one asks again. */
  version: whole,
  markets: array(market)
})
/** How the markets of one event ended. */
export type SettledMarkets = InferOutput<typeof settled>

/** A quarter of an hour in UTC, as all time zones begin their days at one: `2026-03-01T22:00Z`. */
const QUARTER = /^\d{4}-\d\d-\d\dT\d\d:(00|15|30|45)Z$/
const HOUR_MS = 3_600_000
/** A day of a summer time's beginning has 23 hours, of its end 25. */
const LONGEST_MS = 25 * HOUR_MS

/** A moment as addresses of results write it; the seconds of a moment are left out. */
export const quarterText = (at: number): string => `${new Date(at).toISOString().slice(0, 16)}Z`

/** The span that an address asks for, a day of some zone at the most; null for what is none. */
export function readSpan(from: unknown, until: unknown): { from: Date; until: Date } | null {
  if (typeof from !== 'string' || typeof until !== 'string') return null
  if (!QUARTER.test(from) || !QUARTER.test(until)) return null
  const span = { from: new Date(from), until: new Date(until) }
  const length = span.until.getTime() - span.from.getTime()
  return length > 0 && length <= LONGEST_MS ? span : null
}

const readResults = parserOf(results)
const readSettled = parserOf(settled)

/** What `/v1/results` answers; null for what is none. */
export const readSportsResults = (text: string): SportsResults | null => readResults(fromJson(text))

/** What `/v1/results/{event}` answers; null for what is none. */
export const readSettledMarkets = (text: string): SettledMarkets | null =>
  readSettled(fromJson(text))

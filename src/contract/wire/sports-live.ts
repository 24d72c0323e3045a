import {
  array,
  boolean,
  type InferOutput,
  integer,
  literal,
  minValue,
  nullable,
  number,
  object,
  parseJson,
  picklist,
  pipe,
  string,
  unknown,
  variant
} from 'valibot'

import { parserOf } from './fit.ts'

/*
 * How events stand, for pages. Prices are thousandths. A list carries each event with the market
 * that lists show; an event of its own carries all its markets.
 */

const whole = pipe(number(), integer(), minValue(0))

const price = object({ id: string(), odds: whole, enabled: boolean() })

const market = object({ market: string(), status: string(), outcomes: array(price) })
export type LiveMarket = InferOutput<typeof market>

const event = object({
  id: string(),
  sport: string(),
  competition: string(),
  round: whole,
  startsAt: number(),
  speed: whole,
  sides: array(object({ id: string(), name: string() })),
  eachWay: nullable(object({ places: whole, part: whole })),
  status: string(),
  /** The scoreboard as the feed tells it, and when it was told, by the clock of the house. */
  score: nullable(unknown()),
  scoreAt: nullable(number()),
  /** How many markets take bets. */
  open: whole,
  /** Grows with every change of the event; in lists only with what lists show of it. */
  version: whole,
  markets: array(market)
})
export type LiveEvent = InferOutput<typeof event>

/** What a page follows: events in play, those of a sport, a competition or a day, or one event. */
export const TOPIC = /^(in-play|upcoming|(sport|competition|event):[a-z\d-]{1,80})$/

const frame = variant('type', [
  /** A topic as it stands: the first answer, and what a slow reader gets in place of changes. */
  object({
    type: literal('all'),
    topic: string(),
    now: number(),
    events: array(event),
    /** How many events a list would have; lists are cut. */
    total: whole
  }),
  /** One event of the topic as it changed: only markets that changed, upon a version. */
  object({
    type: literal('event'),
    topic: string(),
    now: number(),
    /** The version that it is a change upon; nought for an event that is new to the topic. */
    since: whole,
    /** How many the topic has now; behind the end of a list they come and go unsaid. */
    total: whole,
    event,
    incidents: array(unknown())
  }),
  /** An event that is no longer of the topic. */
  object({ type: literal('gone'), topic: string(), id: string(), total: whole })
])
export type LiveFrame = InferOutput<typeof frame>

const request = variant('type', [object({ type: picklist(['follow', 'leave']), topic: string() })])
export type LiveRequest = InferOutput<typeof request>

const readFrame = parserOf(pipe(string(), parseJson(), frame))
const readRequest = parserOf(pipe(string(), parseJson(), request))

/** A frame of live prices; null for what is none. */
export const readLiveFrame = (text: string): LiveFrame | null => readFrame(text)

/** What a page asks for; null for what is none, or of no topic. */
export function readLiveRequest(text: string): LiveRequest | null {
  const asked = readRequest(text)
  return asked && TOPIC.test(asked.topic) ? asked : null
}

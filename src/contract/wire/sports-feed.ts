import {
  array,
  boolean,
  type InferOutput,
  integer,
  literal,
  maxValue,
  minLength,
  minValue,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
  variant
} from 'valibot'

import { fromJson, parserOf } from './fit.ts'
import { incident, outcomeId, settledOutcome } from './sports-atoms.ts'

const name = pipe(string(), regex(/^[a-z\d][a-z\d-]{0,79}$/))
/** A kind of market and its specifiers: `total|total=2.5`. */
const marketKey = pipe(string(), regex(/^[a-z\d-]{1,40}(\|[a-z]+=[\d.:+-]+(&[a-z]+=[\d.:+-]+)*)?$/))
const whole = pipe(number(), integer(), minValue(0))
const moment = pipe(number(), integer())
/** Decimal odds in thousandths: 1850 is 1.85. */
const odds = pipe(number(), integer(), minValue(1001), maxValue(1_000_000))

const head = {
  /**
   * Numbered without gaps, over all events. Who begins to follow is told first what was settled and
   * cancelled after the number that they have, as it was told before, and then how each event stands
   * at the last number. The first sign of life names that number and how many messages came before it
   * on the line; from then on the next number follows.
   */
  no: pipe(number(), integer(), minValue(1)),
  /** Milliseconds since 1970, by the clock of the provider. */
  at: moment
}

export const EVENT_STATUSES = [
  'pre-trading',
  'trading',
  'trading-live',
  'interrupted',
  'awaiting-results',
  'post-trading',
  'resulted',
  'cancelled'
] as const
export type EventStatus = (typeof EVENT_STATUSES)[number]

export const MARKET_STATUSES = ['active', 'suspended', 'inactive', 'settled', 'cancelled'] as const
export type MarketStatus = (typeof MARKET_STATUSES)[number]

const side = object({ id: name, name: pipe(string(), minLength(1)) })

/** A match of two sides, or a race of many. */
const fixture = object({
  id: name,
  sport: name,
  competition: name,
  /** Round, heat or stage as a number within its competition's season. */
  round: whole,
  startsAt: moment,
  /** How much faster than life it is played; 1 is life. */
  speed: pipe(number(), integer(), minValue(1), maxValue(50)),
  sides: array(side),
  /** Each way terms of a race: a part of the price for so many places. */
  eachWay: nullable(object({ places: whole, part: pipe(number(), integer(), minValue(2)) }))
})
export type FeedFixture = InferOutput<typeof fixture>

/** What a scoreboard shows; a period is named by its kind and number, as `half 2` or `set 3`. */
const score = object({
  period: object({
    kind: picklist(['half', 'third', 'quarter', 'set', 'overtime', 'break', 'ended', 'before']),
    number: whole
  }),
  /** Seconds of play by the match's own clock; null where a sport has none. */
  clock: nullable(whole),
  /** Whether that clock runs, and how fast by the time of the world. */
  runs: boolean(),
  /** Goals, points or sets of each side. */
  points: array(whole),
  /** By period, in order: goals, points, or games of a set. */
  periods: array(array(whole)),
  /** What else a sport shows: points of the game that is played, who serves, cards. */
  serves: optional(nullable(whole)),
  game: optional(array(string())),
  reds: optional(array(whole))
})
export type FeedScore = InferOutput<typeof score>

export type FeedIncident = InferOutput<typeof incident>

const prices = object({
  market: marketKey,
  status: picklist(MARKET_STATUSES),
  outcomes: array(object({ id: outcomeId, odds, enabled: boolean() }))
})
export type FeedPrices = InferOutput<typeof prices>

const settled = object({ market: marketKey, outcomes: array(settledOutcome) })
export type FeedSettled = InferOutput<typeof settled>

const markets = array(marketKey)

const message = variant('kind', [
  object({ ...head, kind: literal('fixture'), status: picklist(EVENT_STATUSES), fixture }),
  object({
    ...head,
    kind: literal('odds'),
    event: name,
    status: picklist(EVENT_STATUSES),
    score: nullable(score),
    incidents: array(incident),
    /** Only what changed; a market that is not named is as it was. */
    markets: array(prices)
  }),
  /** All active markets of the event are suspended; nothing is settled or cancelled. */
  object({ ...head, kind: literal('bet-stop'), event: name }),
  object({ ...head, kind: literal('settlement'), event: name, markets: array(settled) }),
  object({ ...head, kind: literal('settlement-rollback'), event: name, markets }),
  /** Bets placed within the times, or all bets of the markets where none are given, are void. */
  object({
    ...head,
    kind: literal('cancel'),
    event: name,
    markets,
    from: nullable(moment),
    until: nullable(moment)
  }),
  object({ ...head, kind: literal('cancel-rollback'), event: name, markets }),
  object({
    ...head,
    kind: literal('alive'),
    /** How many messages came before it on a line, in the first sign of life there. */
    told: optional(whole)
  })
])

/** What a provider of fixtures and prices tells, in the order of its numbers. */
export type FeedMessage = InferOutput<typeof message>

type Bare<Message> = Message extends unknown ? Omit<Message, 'at' | 'no'> : never
/** A message before it is numbered. */
export type FeedBody = Bare<Exclude<FeedMessage, { kind: 'alive' }>>

const read = parserOf(message)

/** A message of a feed; null for what is none. */
export const readFeedMessage = (frame: string): FeedMessage | null => read(fromJson(frame))

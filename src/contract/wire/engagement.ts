import {
  array,
  boolean,
  type InferOutput,
  integer,
  literal,
  maxLength,
  minValue,
  nullable,
  nullish,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
  variant
} from 'valibot'

import { amount, currencyCode, decimal, flag, id, moment, slug, text } from './atoms.ts'
import { parserOf } from './fit.ts'

/** What the site's widget asks the engagement provider, with the provider's own token. */
const count = pipe(number(), integer(), minValue(0))

/** What a prize is: the provider's own points, or a reward that the casino gives. */
const prize = variant('kind', [
  object({ kind: literal('points'), points: count }),
  object({ kind: literal('money'), amount: decimal, currency: currencyCode }),
  object({
    kind: literal('bonus'),
    amount: decimal,
    currency: currencyCode,
    factor: number(),
    days: count
  }),
  object({
    kind: literal('spins'),
    spins: count,
    value: decimal,
    currency: currencyCode,
    game: slug,
    /** What the game is called. */
    title: optional(text)
  })
])

const rank = object({
  id,
  /** The level that it begins at. */
  level: count,
  name: text,
  logo: text,
  color: text
})

/** GET {base}/player: superset of what `readGamificationPlayer` reads. */
const player = object({
  playerId: id,
  optedIn: boolean(),
  rank: optional(id),
  level: count,
  /** Experience since the level began, and what the next one takes; null at the last. */
  xp: count,
  nextLevelXp: nullable(count),
  points: count,
  ranks: array(rank),
  /** When the rank is lost without play; null while nothing can be lost. */
  rankLostAt: nullable(moment)
})

const missionStep = object({
  id,
  title: text,
  done: count,
  of: count,
  /** A game that it is played in, where it is one alone. */
  game: nullable(slug),
  /** A page of the site, below the locale, whose opening it asks for: POST …/steps/:step/opened. */
  path: nullish(text, null)
})

const mission = object({
  id,
  title: text,
  description: text,
  status: picklist(['available', 'running', 'claimable', 'claimed', 'expired']),
  endsAt: nullable(moment),
  /** Days to finish it in, from its start on; null where there is no hurry. */
  days: nullish(count, null),
  fromLevel: nullish(count, 0),
  steps: array(missionStep),
  prizes: array(prize),
  /** Games or kinds that its picture is made of. */
  art: array(slug)
})

const standing = object({
  place: count,
  /** Two letters; the player's own row says so by `isOwn`. */
  initials: text,
  isOwn: flag,
  /** In the tournament's own measure, as it is shown: `1,284.0` is left to the page. */
  score: decimal,
  prize: nullable(prize)
})

const tournament = object({
  id,
  title: text,
  description: text,
  state: picklist(['Scheduled', 'Active', 'Cancelled', 'Ended']),
  entry: picklist(['automatic', 'confirmed', 'buyIn']),
  /** In points; 0 but for a buy-in. */
  price: count,
  measure: picklist(['mostPoints', 'highestMultiplier', 'mostRounds']),
  startsAt: moment,
  endsAt: moment,
  minimumBet: nullable(object({ amount: decimal, currency: currencyCode })),
  /** Only so many bets of a player count; null where all do. */
  mostBets: nullable(count),
  countedBets: count,
  entrants: count,
  mostEntrants: nullable(count),
  fromLevel: count,
  games: array(object({ slug, title: text })),
  isIn: boolean(),
  prizes: array(object({ from: count, to: count, prize })),
  /** The best, and the player's neighbours, by places. */
  standings: array(standing),
  own: nullable(standing),
  asOf: moment
})

const shopItem = object({
  id,
  title: text,
  description: text,
  price: count,
  /** Null where there is no end to it. */
  stock: nullable(count),
  fromLevel: count,
  /** How many more of it the player may buy; null where it does not matter. */
  left: nullable(count),
  prize,
  art: text
})

const door = object({
  day: pipe(number(), integer(), minValue(1)),
  opensAt: moment,
  closesAt: moment,
  state: picklist(['shut', 'open', 'taken', 'missed']),
  /** Told once it is taken. */
  prize: nullable(prize)
})

const calendar = object({ id, title: text, now: moment, doors: array(door) })

export type Prize = InferOutput<typeof prize>
export type EngagementPlayer = InferOutput<typeof player>
export type Mission = InferOutput<typeof mission>
export type MissionStep = InferOutput<typeof missionStep>
export type Tournament = InferOutput<typeof tournament>
export type Standing = InferOutput<typeof standing>
export type ShopItem = InferOutput<typeof shopItem>
export type CalendarDoor = InferOutput<typeof door>
export type Calendar = InferOutput<typeof calendar>

export const readEngagementPlayer = parserOf(player)
export const readMissions = parserOf(object({ missions: array(mission), past: array(mission) }))
export const readTournaments = parserOf(object({ tournaments: array(tournament) }))
export const readTournament = parserOf(tournament)
export const readShop = parserOf(object({ points: count, items: array(shopItem) }))
export const readCalendar = parserOf(object({ calendar: nullable(calendar) }))

/** Why the provider refuses: the widget has a sentence for each. */
export const ENGAGEMENT_ERRORS = [
  'INVALID_REQUEST',
  'INVALID_TOKEN',
  'UNKNOWN',
  'NOT_OPTED_IN',
  'NOT_ENOUGH_POINTS',
  'SOLD_OUT',
  'LIMIT_REACHED',
  'LEVEL_TOO_LOW',
  'NOT_STARTED',
  'ENDED',
  'FULL',
  'ALREADY_IN',
  'NOT_IN',
  'STARTED',
  'NOT_FINISHED',
  'ALREADY_TAKEN',
  'NOT_OPEN',
  'PLAYER_BLOCKED'
] as const

export type EngagementError = (typeof ENGAGEMENT_ERRORS)[number]

export const readEngagementRefusal = parserOf(
  object({ error: object({ code: picklist(ENGAGEMENT_ERRORS) }) })
)

/** POST {base}/shop/:item/purchase: the same key buys once. */
export const readPurchaseRequest = parserOf(object({ key: id }))

/** POST {base}/player/participation. */
export const readParticipationRequest = parserOf(object({ optedIn: boolean() }))

/** POST {base}/missions/:mission/start, /claim and /steps/:step/opened are answered as GET /missions. */

/**
 * What the casino tells the provider, signed over the body: POST {base}/events with a list in the
 * order of happening. An id that was told before changes nothing.
 */
const happened = { id, playerId: id, at: moment }

const event = variant('kind', [
  object({
    ...happened,
    kind: literal('bet'),
    /** Real money, then bonus money. */
    cash: amount,
    bonus: amount,
    currency: currencyCode,
    game: slug,
    roundId: id
  }),
  object({
    ...happened,
    kind: literal('roundEnded'),
    staked: amount,
    won: amount,
    currency: currencyCode,
    game: slug,
    roundId: id
  }),
  object({ ...happened, kind: literal('roundUndone'), game: slug, roundId: id }),
  /** What raised a stake was given back, and the round goes on. */
  object({
    ...happened,
    kind: literal('raiseUndone'),
    amount,
    currency: currencyCode,
    game: slug,
    roundId: id
  }),
  object({ ...happened, kind: literal('deposit'), amount, currency: currencyCode }),
  object({ ...happened, kind: literal('login') }),
  object({
    ...happened,
    kind: literal('player'),
    currency: currencyCode,
    country: string(),
    initials: pipe(string(), maxLength(12)),
    language: string(),
    /** May not take part any more: excluded, closed, or blocked by the house. */
    isBlocked: boolean()
  })
])

export type EngagementEvent = InferOutput<typeof event>

/** How a list of events is acknowledged: so many were taken, now or before. */
export const readEventsTaken = parserOf(object({ taken: count }))

export const readEvents = parserOf(object({ events: array(event) }))

/** What the provider asks the casino for, signed over the body: POST {casino}/api/engagement/v1/rewards. */
const rewardOrder = object({
  /** The same key gives one reward. */
  key: id,
  playerId: id,
  name: text,
  reason: text,
  prize
})

export type RewardOrder = InferOutput<typeof rewardOrder>

export const readRewardOrder = parserOf(rewardOrder)

/** POST {casino}/api/engagement/v1/levels: what the player has reached; an older version changes nothing. */
const levelTold = object({ playerId: id, level: count, version: count })

export const readLevelTold = parserOf(levelTold)

import { randomUUID } from 'node:crypto'

import type { CurrencyCode } from '#config/currencies.ts'
import { CONTESTS, type ContestSeries } from '#config/engagement-contests.ts'
import type { EngagementEvent } from '#contract/wire/engagement.ts'
import { contestTexts } from '#server/engagement/contest-texts.ts'
import { enrolled } from '#server/engagement/enrolled.ts'
import { type Provider, providerOf } from '#server/engagement/provider.ts'
import { type Reader, tournamentAnswer } from '#server/engagement/tournaments/answers.ts'
import { takeContestEvent } from '#server/engagement/tournaments/count-round.ts'
import { announceRun } from '#server/engagement/tournaments/open.ts'
import { findTournament } from '#server/engagement/tournaments/rows.ts'
import type { TestPlatform } from '#tests/support/platform.ts'

const HOUR = 60 * 60 * 1000

export function provider({ ports }: TestPlatform): Provider {
  const found = providerOf(ports)
  if (!found) throw new Error('The operator has no programme')
  return found
}

export interface Participant {
  readonly points?: number
  readonly level?: number
  readonly currency?: CurrencyCode
  readonly optedIn?: boolean
  readonly isBlocked?: boolean
  readonly initials?: string
  readonly language?: string
}

/** Somebody whom the provider knows; tells the id. */
export async function participant(
  { ports }: TestPlatform,
  {
    points = 0,
    level = 0,
    currency = 'EUR',
    optedIn = true,
    isBlocked = false,
    initials = 'A. V.',
    language = 'en'
  }: Participant = {}
): Promise<string> {
  const id = randomUUID()
  const now = ports.clock.now()
  await ports.db.kysely
    .insertInto('engage_players')
    .values({
      player_id: id,
      currency,
      country: 'FI',
      initials,
      language,
      is_blocked: isBlocked,
      opted_in: optedIn,
      level,
      points: BigInt(points),
      created_at: now
    })
    .execute()
  return id
}

export async function pointsOf({ ports }: TestPlatform, playerId: string): Promise<number> {
  const row = await ports.db.kysely
    .selectFrom('engage_players')
    .select('points')
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow()
  return Number(row.points)
}

/** What the casino is asked to give to a player. */
export async function ordersOf({ ports }: TestPlatform, playerId: string) {
  const rows = await ports.db.kysely
    .selectFrom('engage_orders')
    .select('body')
    .where('player_id', '=', playerId)
    .orderBy('key')
    .execute()
  return rows.map(({ body }) => body)
}

const [SPRINT] = CONTESTS
/** A tournament is named after the minute that it begins in: no two may begin in the same. */
const APART_MS = 60_000

/** A tournament of its own that runs from an hour ago for two hours; tells its id. */
export async function contest(
  { ports }: TestPlatform,
  given: Partial<ContestSeries> = {},
  { from = -HOUR, to = HOUR } = {}
): Promise<string> {
  if (!SPRINT) throw new Error('The house has no tournaments')
  const now = ports.clock.now().getTime()
  const series = { ...SPRINT, ...given }
  for (let begins = now + from; ; begins -= APART_MS) {
    const run = { startsAt: new Date(begins), endsAt: new Date(now + to) }
    const id = await announceRun(ports, series, run)
    if (id !== undefined) return id
  }
}

export interface Round {
  readonly staked?: string
  readonly won?: string
  readonly game?: string
  readonly roundId?: string
  readonly currency?: string
  readonly at?: Date
}

async function take(platform: TestPlatform, event: EngagementEvent) {
  const { ports } = platform
  return await ports.db.transaction(async tx => {
    const who = await enrolled(tx, event.playerId)
    if (who.status === 'refused') return []
    return await takeContestEvent(provider(platform), tx, who.player, event)
  })
}

/** A round of a player ends: what the casino tells of it. */
export const round = (
  platform: TestPlatform,
  playerId: string,
  {
    staked = '1.00',
    won = '0.00',
    game = 'northlight-wolf',
    roundId = randomUUID(),
    currency = 'EUR',
    at = platform.ports.clock.now()
  }: Round = {}
) =>
  take(platform, {
    id: randomUUID(),
    kind: 'roundEnded',
    playerId,
    staked,
    won,
    game,
    roundId,
    currency,
    at
  })

export const undo = (platform: TestPlatform, playerId: string, roundId: string) =>
  take(platform, {
    id: randomUUID(),
    kind: 'roundUndone',
    playerId,
    roundId,
    game: 'northlight-wolf',
    at: platform.ports.clock.now()
  })

export async function readerOf({ ports }: TestPlatform, playerId: string): Promise<Reader> {
  const player = await ports.db.kysely
    .selectFrom('engage_players')
    .selectAll()
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow()
  return { player, texts: contestTexts('en'), now: ports.clock.now() }
}

/** The tournament as a player is told of it. */
export async function told(platform: TestPlatform, id: string, playerId: string) {
  const { kysely } = platform.ports.db
  const row = await findTournament(kysely, id)
  if (!row) throw new Error(`No tournament ${id}`)
  return await tournamentAnswer(kysely, row, await readerOf(platform, playerId))
}

import { sql } from 'kysely'

import { MARKET_KINDS } from '#config/sports/markets.ts'
import type { FeedFixture, FeedPrices, MarketStatus } from '#contract/wire/sports-feed.ts'
import { readMarketKey } from '#rules/sports/markets.ts'
import type { Executor, Tx } from '../../db/database.ts'
import type { Board, StoredEvent } from './tables.ts'

/** An event with those of its markets that were asked for. */
export interface EventNow
  extends Pick<
    StoredEvent,
    'closed' | 'fixture' | 'held' | 'id' | 'score' | 'starts_at' | 'status' | 'stop_no' | 'version'
  > {
  readonly board: Board
}

export interface MarketNow {
  readonly status: MarketStatus
  readonly outcomes: FeedPrices['outcomes']
}

/** How a market stands by all that is known of it; undefined for one that was never offered. */
export function marketNow(event: EventNow, key: string): MarketNow | undefined {
  const told = event.board[key]
  if (!told) return undefined
  const { no, status, outcomes } = told
  const closed = event.closed[key]
  if (closed) return { status: closed, outcomes }
  const isHeldBack = BigInt(no) < event.stop_no || (event.held[key] ?? 0) > 0
  return { status: status === 'active' && isHeldBack ? 'suspended' : status, outcomes }
}

export type Closure = 'EVENT_STARTED' | 'MARKET_CLOSED' | 'MARKET_SUSPENDED'

export interface Open {
  readonly isLive: boolean
}

/** Whether an event takes bets on a kind of market at a moment, and whether they are in play. */
export function openFor(event: EventNow, market: string, now: Date): Closure | Open {
  if (event.status === 'interrupted') return 'MARKET_SUSPENDED'
  if (event.status === 'trading') {
    // Not yet told to be in play: who bets now knows more than the price does.
    const hasStarted = event.starts_at !== null && event.starts_at <= now
    return hasStarted ? 'EVENT_STARTED' : { isLive: false }
  }
  if (event.status !== 'trading-live') return 'MARKET_CLOSED'
  const kind = readMarketKey(market)?.kind
  return kind && MARKET_KINDS[kind].inPlay ? { isLive: true } : 'MARKET_CLOSED'
}

/** What a selection costs now in thousandths; null while no bet is taken on it. */
export function priceNow(
  event: EventNow | undefined,
  { market, outcome }: { readonly market: string; readonly outcome: string },
  now: Date
): number | null {
  const told = event && marketNow(event, market)
  if (!event || told?.status !== 'active') return null
  if (typeof openFor(event, market, now) === 'string') return null
  const found = told.outcomes.find(({ id }) => id === outcome)
  return found?.enabled ? found.odds : null
}

const eventsWith = (db: Executor, ids: readonly string[], markets: readonly string[]) =>
  db
    .selectFrom('sport_events')
    .select([
      'id',
      'fixture',
      'status',
      'starts_at',
      'score',
      'stop_no',
      'closed',
      'held',
      'version',
      // A board may be long, and a bet is on one market of it.
      sql<Board>`coalesce((
        select jsonb_object_agg(key, board -> key) from unnest(${[...markets]}::text[]) as key
        where board -> key is not null), '{}')`.as('board')
    ])
    .where('id', 'in', ids)
    .orderBy('id')

/** Events by their ids, with some of their markets. */
export async function readEvents(
  db: Executor,
  ids: readonly string[],
  markets: readonly string[]
): Promise<ReadonlyMap<string, EventNow>> {
  if (ids.length === 0) return new Map()
  const rows = await eventsWith(db, ids, markets).execute()
  return new Map(rows.map(row => [row.id, row]))
}

/** The same, shared with other bets until the transaction ends: a message of the feed waits. */
export async function shareEvents(
  tx: Tx,
  ids: readonly string[],
  markets: readonly string[]
): Promise<ReadonlyMap<string, EventNow>> {
  const rows = await eventsWith(tx, ids, markets).forShare().execute()
  return new Map(rows.map(row => [row.id, row]))
}

/** The score as a bet keeps it, `1:0`; null before a match begins. */
export const scoreOf = ({ score }: Pick<EventNow, 'score'>): string | null =>
  score && score.period.kind !== 'before' ? score.points.join(':') : null

/** The names of the sides of a match, or of the one of a race that was chosen. */
export function sidesOf({ sides, eachWay }: FeedFixture, outcome: string): readonly string[] {
  if (sides.length === 2 && eachWay === null) return sides.map(({ name }) => name)
  return sides.filter(({ id }) => id === outcome).map(({ name }) => name)
}

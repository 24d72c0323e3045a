import { BOOK } from '#config/sports/book.ts'
import type { Executor } from '../../db/database.ts'
import { numberOf } from './answer.ts'
import { type MarketNow, marketNow, readEvents } from './event-now.ts'
import { owedOf } from './store.ts'
import type { StoredBet } from './tables.ts'

const LATEST = 20
const MOST_EVENTS = 100

export interface BookedEvent {
  readonly id: string
  readonly sides: readonly string[]
  readonly status: string
  readonly startsAt: Date | null
  /** Bets that were placed on its outcomes, and the most that one of them may cost, in euro cents. */
  readonly bets: number
  readonly liability: bigint
}

/** Events that have bets, those that may cost most first, then the next to start. */
export async function bookedEvents(db: Executor): Promise<readonly BookedEvent[]> {
  const rows = await db
    .selectFrom('sport_events as event')
    .leftJoin('sport_exposures as exposure', 'exposure.event_id', 'event.id')
    .select(({ fn, val }) => [
      'event.id',
      'event.fixture',
      'event.status',
      'event.starts_at',
      fn.coalesce(fn.sum<string>('exposure.bets'), val('0')).as('bets'),
      fn.coalesce(fn.max('exposure.liability'), val(0n)).as('liability')
    ])
    .where('event.fixture', 'is not', null)
    .groupBy('event.id')
    .orderBy('liability', 'desc')
    .orderBy('event.starts_at', 'desc')
    .limit(MOST_EVENTS)
    .execute()
  return rows.map(({ id, bets, fixture, liability, starts_at: startsAt, status }) => ({
    id,
    sides: fixture?.sides.slice(0, 2).map(({ name }) => name) ?? [],
    status,
    startsAt,
    bets: Number(bets),
    liability: BigInt(liability)
  }))
}

export interface BookedOutcome {
  readonly market: string
  readonly outcome: string
  readonly status: string
  /** Thousandths. */
  readonly price: number | null
  /** Euro cents, as is the limit. */
  readonly liability: bigint
  readonly staked: bigint
  readonly limit: bigint
  readonly bets: number
}

/** Every outcome of an event's markets with what it may cost; those of markets with bets first. */
export async function bookedOutcomes(db: Executor, id: string): Promise<readonly BookedOutcome[]> {
  const event = await db
    .selectFrom('sport_events')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (!event) return []
  const exposures = await db
    .selectFrom('sport_exposures')
    .selectAll()
    .where('event_id', '=', id)
    .execute()
  const outcomes = Object.keys(event.board).flatMap(market => {
    const stands = marketNow(event, market)
    return (stands?.outcomes ?? []).map(({ id: outcome, odds }) => {
      const own = exposures.find(each => each.market === market && each.outcome === outcome)
      return {
        market,
        outcome,
        status: stands?.status ?? '',
        price: odds,
        liability: own?.liability ?? 0n,
        staked: own?.staked ?? 0n,
        limit: own?.own_limit ?? BOOK.liabilityLimit,
        bets: own?.bets ?? 0
      }
    })
  })
  const betsIn = (market: string) =>
    outcomes.reduce((sum, each) => sum + (each.market === market ? each.bets : 0), 0)
  return outcomes.toSorted(
    (one, other) =>
      betsIn(other.market) - betsIn(one.market) || (one.market < other.market ? -1 : 1)
  )
}

export interface BookedBet
  extends Pick<StoredBet, 'currency' | 'id' | 'player_id' | 'stake' | 'status'> {
  readonly number: string
  readonly placedAt: Date
  readonly paid: bigint
  readonly owed: bigint
}

/** The bets that were placed last, on an event or on any. */
export async function latestBets(db: Executor, event?: string): Promise<readonly BookedBet[]> {
  let bets = db.selectFrom('sport_bets').selectAll().orderBy('placed_at', 'desc').limit(LATEST)
  if (event !== undefined)
    bets = bets.where('id', 'in', legs =>
      legs.selectFrom('sport_bet_legs').select('bet_id').where('event_id', '=', event)
    )
  const rows = await bets.execute()
  return rows.map(row => ({
    ...row,
    number: numberOf(row),
    placedAt: row.placed_at,
    paid: row.paid + row.cashed_out,
    owed: owedOf(row)
  }))
}

/** A market of an event as it stands, for whoever rules on it; undefined for none. */
export async function bookedMarket(
  db: Executor,
  id: string,
  market: string
): Promise<MarketNow | undefined> {
  const event = (await readEvents(db, [id], [market])).get(id)
  return event && marketNow(event, market)
}

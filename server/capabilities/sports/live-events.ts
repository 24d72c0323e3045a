import { MARKET_KINDS } from '#config/sports/markets.ts'
import type { LiveEvent, LiveMarket } from '#contract/wire/sports-live.ts'
import { readMarketKey } from '#rules/sports/markets.ts'
import type { Executor } from '../../db/database.ts'
import { marketNow } from './event-now.ts'
import { OVER } from './results.ts'
import type { StoredEvent } from './tables.ts'

/** What is over can be looked at for so long; what nobody ends is not shown for ever. */
const SHOWN_AFTER_MS = 3 * 3_600_000
const LONGEST_MS = 24 * 3_600_000

const KINDS = Object.keys(MARKET_KINDS)

/** Kinds in their order on a page; those of a feed that the house does not know come last. */
function place(market: string): number {
  const at = KINDS.indexOf(readMarketKey(market)?.kind ?? '')
  return at < 0 ? KINDS.length : at
}

const byPlace = (one: LiveMarket, other: LiveMarket) =>
  place(one.market) - place(other.market) || (one.market < other.market ? -1 : 1)

function liveEvent(event: StoredEvent): LiveEvent | undefined {
  const { board, fixture, id, score, score_at: scoreAt, status, version } = event
  if (!fixture) return undefined
  const markets = Object.keys(board).flatMap((market): LiveMarket[] => {
    const now = marketNow(event, market)
    return now ? [{ market, status: now.status, outcomes: now.outcomes }] : []
  })
  return {
    id,
    sport: fixture.sport,
    competition: fixture.competition,
    round: fixture.round,
    startsAt: fixture.startsAt,
    speed: fixture.speed,
    sides: fixture.sides,
    eachWay: fixture.eachWay,
    status,
    score,
    scoreAt: scoreAt?.getTime() ?? null,
    open: markets.filter(market => market.status === 'active').length,
    version: Number(version),
    markets: markets.sort(byPlace)
  }
}

const shownAt = (db: Executor, now: Date) =>
  db
    .selectFrom('sport_events')
    .where('fixture', 'is not', null)
    .where('starts_at', '>', new Date(now.getTime() - LONGEST_MS))
    .where(({ eb, or }) =>
      or([
        eb('status', 'not in', OVER),
        eb('updated_at', '>', new Date(now.getTime() - SHOWN_AFTER_MS))
      ])
    )

/** Events as pages show them: all that are shown at a moment, or those of some ids. */
export async function liveEvents(
  db: Executor,
  now: Date,
  ids?: readonly string[]
): Promise<readonly LiveEvent[]> {
  const asked = ids ? db.selectFrom('sport_events').where('id', 'in', ids) : shownAt(db, now)
  const rows = await asked.selectAll().execute()
  return rows.flatMap(row => liveEvent(row) ?? [])
}

/** The versions of all events that are shown at a moment. */
export async function liveVersions(db: Executor, now: Date): Promise<ReadonlyMap<string, number>> {
  const rows = await shownAt(db, now).select(['id', 'version']).execute()
  return new Map(rows.map(({ id, version }) => [id, Number(version)]))
}

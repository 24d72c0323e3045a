import { isDeepStrictEqual } from 'node:util'
import { type Insertable, sql } from 'kysely'

import type { FeedMessage } from '#contract/wire/sports-feed.ts'
import type { Tx } from '../../../db/database.ts'
import type { Tables } from '../../../db/tables.ts'
import type { ClosedAs, FeedSourceName } from '../tables.ts'
import { isVoid, standingOf } from './standing.ts'

export type ResultMessage = Extract<
  FeedMessage,
  { kind: 'cancel' | 'cancel-rollback' | 'settlement' | 'settlement-rollback' }
>

const marketsOf = (message: ResultMessage): readonly string[] =>
  message.kind === 'settlement' ? message.markets.map(({ market }) => market) : message.markets

const momentOf = (at: number | null) => (at === null ? null : new Date(at))

function rowsOf(
  message: ResultMessage,
  source: FeedSourceName
): readonly Insertable<Tables['sport_results']>[] {
  const { event, kind, no, at } = message
  const common = { event_id: event, source, no: BigInt(no), kind, at: new Date(at) }
  if (message.kind === 'settlement')
    return message.markets.map(({ market, outcomes }) => ({
      ...common,
      market,
      outcomes: JSON.stringify(outcomes),
      from_at: null,
      until_at: null
    }))
  const window =
    message.kind === 'cancel'
      ? { from_at: momentOf(message.from), until_at: momentOf(message.until) }
      : { from_at: null, until_at: null }
  return message.markets.map(market => ({ ...common, market, outcomes: null, ...window }))
}

/** Keeps what was told of results; what is known by its number already is not told again. */
export async function keepResults(
  tx: Tx,
  messages: readonly ResultMessage[],
  source: FeedSourceName
): Promise<void> {
  const rows = messages.flatMap(message => rowsOf(message, source))
  if (rows.length === 0) return
  await tx
    .insertInto('sport_results')
    .values(rows)
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

interface Restood {
  readonly event: string
  readonly market: string
  readonly closed: ClosedAs | null
}

interface Place {
  readonly event: string
  readonly market: string
  readonly no: number
}

/** Every market that messages name, once, with the last number that names it. */
function placesOf(messages: readonly ResultMessage[]): readonly Place[] {
  const places = new Map<string, Place>()
  for (const message of messages.toSorted((one, other) => one.no - other.no))
    for (const market of marketsOf(message)) {
      const { event, no } = message
      places.set(`${event} ${market}`, { event, market, no })
    }
  return [...places.values()]
}

/** How markets stand now that something was told of them; those that stand otherwise than before. */
export async function restand(
  tx: Tx,
  messages: readonly ResultMessage[],
  source: FeedSourceName
): Promise<readonly Restood[]> {
  const places = placesOf(messages)
  if (places.length === 0) return []
  const events = [...new Set(places.map(({ event }) => event))]
  const markets = [...new Set(places.map(({ market }) => market))]
  const results = await tx
    .selectFrom('sport_results')
    .selectAll()
    .where('event_id', 'in', events)
    .where('market', 'in', markets)
    .execute()
  const stood = await tx
    .selectFrom('sport_markets')
    .select(['event_id', 'market', 'settled', 'void'])
    .where('event_id', 'in', events)
    .where('market', 'in', markets)
    .execute()
  const changed: Restood[] = []
  for (const { event, market, no } of places) {
    const isHere = (row: { event_id: string; market: string }) =>
      row.event_id === event && row.market === market
    const standing = standingOf(results.filter(isHere))
    const { settled, void: before } = stood.find(isHere) ?? { settled: null, void: [] }
    if (isDeepStrictEqual(standing, { settled, void: before })) continue
    const told = {
      settled: standing.settled && JSON.stringify(standing.settled),
      void: JSON.stringify(standing.void),
      source,
      no: BigInt(no)
    }
    await tx
      .insertInto('sport_markets')
      .values({ event_id: event, market, revision: 1n, ...told })
      .onConflict(conflict =>
        conflict
          .columns(['event_id', 'market'])
          .doUpdateSet({ ...told, revision: sql`sport_markets.revision + 1` })
      )
      .execute()
    const closed = isVoid(standing) ? 'cancelled' : standing.settled ? 'settled' : null
    changed.push({ event, market, closed })
  }
  return changed
}

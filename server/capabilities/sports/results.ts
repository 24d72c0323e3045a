import type { EndedEvent, SettledMarket } from '#contract/wire/sports-results.ts'
import type { Executor } from '../../db/database.ts'
import { isVoid } from './feed/standing.ts'
import type { SettledOutcomes } from './tables.ts'

/** Where an event is over; what is void as a whole is over too. */
export const OVER = ['post-trading', 'resulted', 'cancelled'] as const

/** What of a race tells who won it. */
const WINNER = 'winner'

const winnersIn = (outcomes: SettledOutcomes | null): string[] =>
  (outcomes ?? [])
    .filter(({ result, void: halves }) => result === 1 && halves < 2)
    .map(({ id }) => id)

/**
 * Events that began from a moment on and before another one, and are over: the latest first. Of a
 * race it is told who won it, of a match its score says so.
 */
export async function endedEvents(
  db: Executor,
  from: Date,
  until: Date
): Promise<readonly EndedEvent[]> {
  const rows = await db
    .selectFrom('sport_events as event')
    .leftJoin('sport_markets as market', join =>
      join.onRef('market.event_id', '=', 'event.id').on('market.market', '=', WINNER)
    )
    .select(['event.id', 'event.fixture', 'event.score', 'event.status', 'market.settled'])
    .where('event.fixture', 'is not', null)
    .where('event.starts_at', '>=', from)
    .where('event.starts_at', '<', until)
    .where('event.status', 'in', OVER)
    .orderBy('event.starts_at', 'desc')
    .orderBy('event.id')
    .execute()
  return rows.flatMap(({ id, fixture, score, status, settled }) =>
    fixture === null
      ? []
      : {
          id,
          sport: fixture.sport,
          competition: fixture.competition,
          startsAt: fixture.startsAt,
          sides: fixture.sides,
          status,
          score,
          winners: winnersIn(settled)
        }
  )
}

/**
 * How the markets of an event ended that were offered and are settled or void as a whole; undefined
 * for an event that the book does not know. The version is that of the event they are told as of.
 */
export async function settledMarkets(
  db: Executor,
  id: string
): Promise<{ version: number; markets: SettledMarket[] } | undefined> {
  const event = await db
    .selectFrom('sport_events')
    .select(['board', 'version'])
    .where('id', '=', id)
    .where('fixture', 'is not', null)
    .executeTakeFirst()
  if (!event) return undefined
  const rows = await db
    .selectFrom('sport_markets')
    .select(['market', 'settled', 'void'])
    .where('event_id', '=', id)
    .orderBy('market')
    .execute()
  const markets = rows.flatMap(({ market, settled, void: windows }): SettledMarket[] => {
    // Of a family every line is settled, and most were never offered.
    if (!Object.hasOwn(event.board, market)) return []
    if (isVoid({ settled, void: windows })) return [{ market, isVoid: true, outcomes: [] }]
    return settled === null ? [] : [{ market, isVoid: false, outcomes: [...settled] }]
  })
  return { version: Number(event.version), markets }
}

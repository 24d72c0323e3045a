import type { Executor } from '../../db/database.ts'
import type { SportsBetStatus } from '../../generated/main.ts'
import type { Ports } from '../../ports.ts'
import { bonusChanged } from '../bonus/index.ts'
import { settledCounter } from './metrics.ts'
import { settleBatch } from './settle-batch.ts'
import type { StoredMarket } from './tables.ts'
import { betsChanged } from './tell.ts'

/** So many bets are settled in one transaction. */
const BATCH = 100

/** Bets that no result is for: they were not taken, or not yet. */
const NOT_TAKEN: readonly SportsBetStatus[] = ['PENDING_ACCEPTANCE', 'REFUSED']

type Due = Pick<StoredMarket, 'event_id' | 'market' | 'no' | 'revision' | 'source'>

const dueMarket = (db: Executor): Promise<Due | undefined> =>
  db
    .selectFrom('sport_markets')
    .select(['event_id', 'market', 'revision', 'source', 'no'])
    .whereRef('reckoned', '<', 'revision')
    .orderBy('event_id')
    .orderBy('market')
    .limit(1)
    .executeTakeFirst()

const betsBehind = (db: Executor, { event_id, market, revision }: Due) =>
  db
    .selectFrom('sport_bet_legs')
    .innerJoin('sport_bets', 'sport_bets.id', 'sport_bet_legs.bet_id')
    .select(['sport_bets.id', 'sport_bets.player_id'])
    .distinct()
    .where('event_id', '=', event_id)
    .where('market', '=', market)
    .where('revision', '<', revision)
    .where('status', 'not in', NOT_TAKEN)
    .orderBy('sport_bets.id')
    .limit(BATCH)
    .execute()

/** Settles every bet that results have made due, a batch at a time; whoever is ended is gone on from. */
export async function settleDue(ports: Ports): Promise<void> {
  for (;;) {
    const due = await dueMarket(ports.db.kysely)
    if (!due) return
    await settleMarket(ports, due)
  }
}

async function settleMarket(ports: Ports, due: Due): Promise<void> {
  for (;;) {
    const behind = await betsBehind(ports.db.kysely, due)
    if (behind.length === 0) break
    const { settled, bonuses } = await ports.db.transaction(tx =>
      settleBatch(ports, tx, due, behind)
    )
    for (const { bet } of settled) settledCounter(ports).inc({ status: bet.status })
    for (const { playerId, moved } of bonuses) await bonusChanged(ports, playerId, [moved])
    await betsChanged(ports, settled)
  }
  await ports.db.kysely
    .updateTable('sport_markets')
    .set({ reckoned: due.revision })
    .where('event_id', '=', due.event_id)
    .where('market', '=', due.market)
    .where('reckoned', '<', due.revision)
    .execute()
}

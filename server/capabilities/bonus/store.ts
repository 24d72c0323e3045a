import { sql, type Updateable } from 'kysely'

import { assetOf } from '#rules/money.ts'
import type { Executor, Tx } from '../../db/database.ts'
import type { Ports } from '../../ports.ts'
import type { BonusesTable, StoredBonus } from './tables.ts'

const activeOf = (db: Executor, playerId: string) =>
  db
    .selectFrom('bonuses')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('status', '=', 'Active')

/** The one bonus that a player has running, perhaps past its time; undefined without one. */
export const activeBonus = (db: Executor, playerId: string): Promise<StoredBonus | undefined> =>
  activeOf(db, playerId).executeTakeFirst()

/** The bonus that a player can use at a moment. */
export const runningBonus = (
  db: Executor,
  playerId: string,
  at: Date
): Promise<StoredBonus | undefined> =>
  activeOf(db, playerId).where('expires_at', '>', at).executeTakeFirst()

/**
 * The bonus that runs, held until the transaction ends. It is held before the ledger is asked, so
 * that two transactions of one player never wait for each other.
 */
export const holdActive = (tx: Tx, playerId: string): Promise<StoredBonus | undefined> =>
  activeOf(tx, playerId).forNoKeyUpdate().executeTakeFirst()

export const holdBonus = (tx: Tx, id: string): Promise<StoredBonus> =>
  tx
    .selectFrom('bonuses')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()

type BonusChange = Updateable<
  Pick<BonusesTable, 'end_reason' | 'ended_at' | 'paid_out' | 'removed' | 'status' | 'wagered'>
>

export const changeBonus = (tx: Tx, id: string, change: BonusChange): Promise<StoredBonus> =>
  tx
    .updateTable('bonuses')
    .set({ ...change, version: sql<bigint>`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** What the purse of bonus money holds, in minor units. */
export const purseOf = (
  { ledger }: Ports,
  db: Executor,
  { player_id, currency }: StoredBonus
): Promise<bigint> => ledger.balanceOf(db, `player:${player_id}:bonus`, assetOf(currency))

/** How many rounds are open that were staked with the bonus's money. */
export async function openRoundsOf(db: Executor, id: string): Promise<number> {
  const { count } = await db
    .selectFrom('game_rounds')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('bonus_id', '=', id)
    .where('status', '=', 'open')
    .where('stake_bonus', '>', 0n)
    .executeTakeFirstOrThrow()
  return Number(count)
}

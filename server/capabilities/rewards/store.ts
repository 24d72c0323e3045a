import { sql } from 'kysely'

import type { Executor, Tx } from '../../db/database.ts'
import type { Ports } from '../../ports.ts'
import type { Player } from '../player/index.ts'
import type { StoredReward } from './tables.ts'

/** The player, held before anything of the player's is changed: two changes never meet. */
export const holdPlayer = (tx: Tx, id: string): Promise<Player> =>
  tx
    .selectFrom('players')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()

export const findReward = (db: Executor, id: string): Promise<StoredReward | undefined> =>
  db.selectFrom('reward_assignments').selectAll().where('id', '=', id).executeTakeFirst()

/** A reward, held until the transaction ends; its player is held before it. */
export const holdReward = (tx: Tx, id: string): Promise<StoredReward | undefined> =>
  tx
    .selectFrom('reward_assignments')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** The number of the next event about a player's rewards. */
export async function nextVersion(tx: Tx, playerId: string): Promise<bigint> {
  const { version } = await tx
    .insertInto('reward_players')
    .values({ player_id: playerId, version: 1n })
    .onConflict(conflict =>
      conflict.column('player_id').doUpdateSet({ version: sql<bigint>`reward_players.version + 1` })
    )
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

type RewardChange = Partial<
  Pick<
    StoredReward,
    'claim_type' | 'ended_at' | 'linked_to' | 'next_at' | 'reference' | 'status' | 'tries'
  >
>

/** Writes the change under the next version of the player's rewards. */
export async function changeReward(
  { clock }: Ports,
  tx: Tx,
  { id, player_id: playerId }: Pick<StoredReward, 'id' | 'player_id'>,
  change: RewardChange
): Promise<StoredReward> {
  const version = await nextVersion(tx, playerId)
  return await tx
    .updateTable('reward_assignments')
    .set({ ...change, version, updated_at: clock.now() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Whether the player has turned offers off. */
export async function declinesRewards(db: Executor, playerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('reward_players')
    .select('declines')
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return row?.declines ?? false
}

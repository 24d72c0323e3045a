import type { Tx } from '../../db/database.ts'
import type { Player } from '../player/index.ts'

/** The player's row, which nobody else changes until the transaction ends. */
export const lockPlayer = (tx: Tx, id: string): Promise<Player> =>
  tx
    .selectFrom('players')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()

import type { Tx } from '../../db/database.ts'
import type { Player } from '../player/index.ts'

/** The player, held until the commit, but not against rows that refer to them. */
export const holdPlayer = (tx: Tx, playerId: string): Promise<Player> =>
  tx
    .selectFrom('players')
    .selectAll()
    .where('id', '=', playerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()

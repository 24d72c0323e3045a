import type { Executor } from '../../../db/database.ts'
import type { StoredWealth } from '../tables.ts'

/** What the player has answered last, if anything. */
export const lastAnswers = (db: Executor, playerId: string): Promise<StoredWealth | undefined> =>
  db
    .selectFrom('wealth_answers')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('given_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

import type { Executor } from '../../../db/database.ts'
import type { IdentityCheckRow } from '../tables.ts'

/** The check that was begun last, whose word counts. */
export const latestCheck = (
  db: Executor,
  playerId: string
): Promise<IdentityCheckRow | undefined> =>
  db
    .selectFrom('identity_checks')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

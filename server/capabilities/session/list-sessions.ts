import type { Executor } from '../../db/database.ts'
import type { Session } from './table.ts'

/** A player's sessions, newest first, at most `first` of those before the given one. */
export async function listSessions(
  db: Executor,
  playerId: string,
  { first, after }: { readonly first: number; readonly after?: string | undefined }
): Promise<readonly Session[]> {
  let query = db
    .selectFrom('sessions')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(first)
  if (after !== undefined)
    query = query.where(row =>
      row(
        row.refTuple('started_at', 'id'),
        '<',
        row
          .selectFrom('sessions')
          .select(['started_at', 'id'])
          .where('id', '=', after)
          .where('player_id', '=', playerId)
          .$asTuple('started_at', 'id')
      )
    )
  return await query.execute()
}

import { type RawBuilder, type SqlBool, sql } from 'kysely'

import type { Executor } from '../../db/database.ts'

/** A use is written down no more often than this; what comes between changes nothing that matters. */
const NOTED_EVERY_MS = 300_000

/**
 * Whether somebody has used a session lately enough for it to go on, in a query that reads `sessions`.
 * By the machine's time, as its absolute end and its tokens, wherever the sandbox moves its own.
 */
export const isInUse = (): RawBuilder<SqlBool> =>
  sql<SqlBool>`sessions.used_at + sessions.idle_minutes * interval '1 minute' > ${new Date()}::timestamptz`

/**
 * Notes that the player does something in the session now, if it still runs. Where another request
 * notes the same, this one does not wait for it.
 */
export async function noteUse(db: Executor, id: string): Promise<void> {
  const running = db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('used_at', '<', notedBefore())
    .where(isInUse())
  await db
    .updateTable('sessions')
    .set({ used_at: new Date() })
    .where('id', 'in', running.forUpdate().skipLocked())
    .execute()
}

const notedBefore = () => new Date(Date.now() - NOTED_EVERY_MS)

/** Whether a use of this moment is old enough for the next one to be worth a write. */
export const isLongNoted = (usedAt: Date): boolean => usedAt < notedBefore()

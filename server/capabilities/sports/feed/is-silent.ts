import { BOOK } from '#config/sports/book.ts'
import type { Executor } from '../../../db/database.ts'

/** Whether the feed has been silent for so long that its prices can not be trusted. */
export async function isSilent(db: Executor, now: Date): Promise<boolean> {
  const { heard_at: heard } = await db
    .selectFrom('sport_feed')
    .select('heard_at')
    .where('source', '=', 'feed')
    .executeTakeFirstOrThrow()
  return heard === null || now.getTime() - heard.getTime() > BOOK.silenceSeconds * 1000
}

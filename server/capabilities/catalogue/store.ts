import type { Executor } from '../../db/database.ts'
import './table.ts'

/** The player's marked games, the newest first. */
export async function favouritesOf(db: Executor, playerId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('favourite_games')
    .select('slug')
    .where('player_id', '=', playerId)
    .orderBy('marked_at', 'desc')
    .orderBy('slug')
    .execute()
  return rows.map(row => row.slug)
}

export async function markGame(
  db: Executor,
  { playerId, slug, now }: { readonly playerId: string; readonly slug: string; readonly now: Date }
): Promise<void> {
  await db
    .insertInto('favourite_games')
    .values({ player_id: playerId, slug, marked_at: now })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

export async function unmarkGame(db: Executor, playerId: string, slug: string): Promise<void> {
  await db
    .deleteFrom('favourite_games')
    .where('player_id', '=', playerId)
    .where('slug', '=', slug)
    .execute()
}

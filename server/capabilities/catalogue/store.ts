import type { Executor } from '../../db/database.ts'
import './table.ts'

/** Puts games of the shelf that the database does not know yet on offer. */
export async function addGames(db: Executor, slugs: readonly string[], now: Date): Promise<void> {
  if (slugs.length === 0) return
  await db
    .insertInto('catalogue_games')
    .values(slugs.map(slug => ({ slug, is_offered: true, added_at: now })))
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

export async function offeredGames(db: Executor): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('catalogue_games')
    .select('slug')
    .where('is_offered', '=', true)
    .execute()
  return new Set(rows.map(row => row.slug))
}

export async function offerGame(db: Executor, slug: string, isOffered: boolean): Promise<void> {
  await db
    .updateTable('catalogue_games')
    .set({ is_offered: isOffered })
    .where('slug', '=', slug)
    .execute()
}

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

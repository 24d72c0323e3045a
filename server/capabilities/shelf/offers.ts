import type { Executor } from '../../db/database.ts'
import type { Ports } from '../../ports.ts'
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

/** Puts a game on offer or takes it off, for all processes, with what is made of the shelf. */
export async function offerGame(ports: Ports, slug: string, isOffered: boolean): Promise<void> {
  const at = ports.clock.now()
  await ports.db.kysely
    .insertInto('catalogue_games')
    .values({ slug, is_offered: isOffered, added_at: at })
    .onConflict(conflict => conflict.column('slug').doUpdateSet({ is_offered: isOffered }))
    .execute()
  await ports.bus.publish({
    kind: 'content.changed',
    subject: 'catalogue',
    version: at.getTime(),
    at: at.toISOString(),
    data: {}
  })
}

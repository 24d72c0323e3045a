import type { Kysely } from 'kysely'

/** What the player’s own figures are read from. */
export async function up(_db: Kysely<unknown>): Promise<void> {}

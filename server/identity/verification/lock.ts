import { sql } from 'kysely'

import type { Tx } from '../../db/database.ts'

/** Waits until no other transaction holds one of the names, and holds them to the end of this one. */
export async function lockNames(tx: Tx, names: readonly string[]): Promise<void> {
  // In one order, so that two who want the same names never wait for each other.
  for (const name of [...new Set(names)].toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
}

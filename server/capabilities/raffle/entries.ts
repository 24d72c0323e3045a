import { sql } from 'kysely'

import type { DrawEntry } from '#rules/raffle/draw.ts'
import type { Executor } from '../../db/database.ts'

/** Who has tickets in a draw, in the order that it is made in. */
export async function readEntries(db: Executor, instance: string): Promise<readonly DrawEntry[]> {
  const rows = await db
    .selectFrom('raffle_entries')
    .select(['entrant', 'tickets'])
    .where('instance', '=', instance)
    .where('tickets', '>', 0n)
    // By bytes, whatever the language of the database.
    .orderBy(sql`entrant collate "C"`)
    .execute()
  return rows.map(({ entrant, tickets }) => ({ entrant, tickets: Number(tickets) }))
}

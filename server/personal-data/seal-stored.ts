import { sql } from 'kysely'

import type { Database } from '../db/database.ts'
import { isSealedText, markOf, openText, type SealingKeys, sealText } from './seal.ts'
import { contextOf, SEALED_COLUMNS } from './sealed-columns.ts'

const BATCH = 200

type Row = Readonly<Record<string, string | null>> & { readonly id: string }

/**
 * Seals what lies plain in a sealed column, and seals anew what an older key has sealed. It goes by
 * batches, each a transaction, so it may stop anywhere and be run again, in several processes at
 * once. Tells how many rows it wrote. It takes the database without the sealing plugin.
 */
export async function sealStored(db: Database, keys: SealingKeys): Promise<number> {
  let written = 0
  for (const [table, columns] of Object.entries(SEALED_COLUMNS))
    for (let rows = BATCH; rows === BATCH; written += rows)
      rows = await sealBatch(db, { table, columns, keys })
  return written
}

interface Batch {
  readonly table: string
  readonly columns: readonly string[]
  readonly keys: SealingKeys
}

const sealBatch = (db: Database, { table, columns, keys }: Batch): Promise<number> =>
  db.transaction(async tx => {
    const stale = columns.map(
      column =>
        sql`(${sql.ref(column)} is not null and not starts_with(${sql.ref(column)}, ${markOf(keys)}))`
    )
    const { rows } = await sql<Row>`
      select id, ${sql.join(columns.map(column => sql.ref(column)))} from ${sql.table(table)}
      where ${sql.join(stale, sql` or `)}
      order by id limit ${BATCH} for no key update`.execute(tx)
    for (const row of rows) {
      const sets = columns.map(column => {
        const stored = row[column] ?? null
        return sql`${sql.ref(column)} = ${stored === null ? null : again(keys, stored, contextOf(table, column))}`
      })
      await sql`update ${sql.table(table)} set ${sql.join(sets)} where id = ${row.id}`.execute(tx)
    }
    return rows.length
  })

const again = (keys: SealingKeys, stored: string, context: string): string => {
  if (stored.startsWith(markOf(keys))) return stored
  return sealText(keys, isSealedText(stored) ? openText(keys, stored, context) : stored, context)
}

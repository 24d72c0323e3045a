import { RECORDS, RETENTION, type RecordKind } from '#config/retention.ts'
import type { Executor } from '../../../db/database.ts'
import {
  type PersonalTableName,
  personalTables
} from '../../../personal-data/tables-of-a-person.ts'

type Row = Readonly<Record<string, unknown>>

/**
 * All that the house keeps of a player, a piece of text at a time, which together are one JSON:
 * every record with why it is kept, and the rows of every table that it is made of.
 */
export async function* readAll(db: Executor, playerId: string, at: Date): AsyncGenerator<string> {
  const head = { madeAt: at, player: playerId, note: NOTE }
  yield `${JSON.stringify(head, plainly, 2).slice(0, -2)},\n  "records": [`
  let isFirst = true
  for (const record of RECORDS) {
    const { kept, from, ground } = RETENTION[record]
    const tables = await tablesOf(db, record, playerId)
    const text = JSON.stringify(
      { record, ground, kept, keptFrom: kept && from, ...tables },
      plainly,
      1
    )
    yield `${isFirst ? '' : ','}\n${text}`
    isFirst = false
  }
  yield '\n]}\n'
}

const NOTE =
  'Amounts are in the smallest unit of their currency. Hashes and secrets that guard the account are left out.'

async function tablesOf(db: Executor, record: RecordKind, playerId: string) {
  const tables: Record<string, readonly Row[]> = {}
  for (const { table, by = 'player_id', hidden, ...rule } of personalTables()) {
    if (rule.record !== record || hidden === 'all') continue
    const rows = await rowsOf(db, { table, by, playerId })
    tables[table] = rows.map(row => without(row, hidden))
  }
  return { tables }
}

interface Wanted {
  readonly table: PersonalTableName
  readonly by: string
  readonly playerId: string
}

/** By the builder, so that what is sealed is opened. */
const rowsOf = (db: Executor, { table, by, playerId }: Wanted): Promise<readonly Row[]> =>
  db
    .selectFrom(db.dynamic.table(table).as('row'))
    .selectAll()
    .where(db.dynamic.ref(by), '=', playerId)
    .execute()

const without = (row: object, hidden: readonly string[]): Row =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !hidden.includes(column)))

const plainly = (_name: string, value: unknown): unknown =>
  typeof value === 'bigint' ? String(value) : value

import type { ColumnType, Selectable } from 'kysely'

import type { Fixed } from '../db/tables.ts'

interface RegisterEntriesTable {
  id: Fixed<string>
  list: Fixed<'group' | 'national'>
  /** Who entered it, and may end it. */
  brand: Fixed<string>
  body_hash: Fixed<string>
  starts_at: Fixed<Date>
  /** Null for one without an end. */
  ends_at: ColumnType<Date | null, Date | null, Date | null>
}

interface RegisterKeysTable {
  key: Fixed<string>
  entry_id: Fixed<string>
}

declare module '#server/db/tables.ts' {
  interface Tables {
    register_entries: RegisterEntriesTable
    register_keys: RegisterKeysTable
  }
}

export type Entry = Selectable<RegisterEntriesTable>

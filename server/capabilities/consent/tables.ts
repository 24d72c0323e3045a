import type { Fixed } from '../../db/tables.ts'

interface ConsentRecordsTable {
  id: Fixed<string>
  replaces: Fixed<string | null>
  operator: Fixed<string>
  locale: Fixed<string>
  version: Fixed<number>
  /** By spaces, in the order of the categories. */
  categories: Fixed<string>
  answered_at: Fixed<Date>
}

declare module '#server/db/tables.ts' {
  interface Tables {
    consent_records: ConsentRecordsTable
  }
}

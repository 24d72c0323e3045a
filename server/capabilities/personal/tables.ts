import type { Fixed } from '../../db/tables.ts'

/** When a player asked for the file; the file itself is never stored. */
interface PersonalExportsTable {
  id: Fixed<string>
  player_id: Fixed<string>
  asked_at: Fixed<Date>
  expires_at: Fixed<Date>
}

declare module '#server/db/tables.ts' {
  interface Tables {
    personal_exports: PersonalExportsTable
  }
}

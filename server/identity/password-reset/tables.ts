import type { Fixed } from '../../db/tables.ts'

interface PasswordPermitsTable {
  hash: Fixed<string>
  player_id: Fixed<string>
  expires_at: Fixed<Date>
}

declare module '#server/db/tables.ts' {
  interface Tables {
    password_permits: PasswordPermitsTable
  }
}

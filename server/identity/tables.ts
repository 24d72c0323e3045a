import type { ColumnType } from 'kysely'

import type { Fixed, JsonColumn, JsonObject, Moment } from '../db/tables.ts'

interface OidcTable {
  model: string
  id: string
  payload: JsonColumn<JsonObject>
  grant_id: string | null
  uid: string | null
  account_id: string | null
  expires_at: ColumnType<Date | null>
  consumed_at: ColumnType<Date | null, null | undefined, Date>
}

interface SignInTriesTable {
  key: string
  failures: ColumnType<number, number | undefined, number>
  last_at: Moment
  blocked_until: ColumnType<Date | null, Date | null | undefined, Date | null>
}

interface RefreshTokensTable {
  hash: Fixed<string>
  session_id: Fixed<string>
  expires_at: Moment
  used_at: ColumnType<Date | null, null | undefined, Date>
}

declare module '#server/db/tables.ts' {
  interface Tables {
    oidc: OidcTable
    sign_in_tries: SignInTriesTable
    refresh_tokens: RefreshTokensTable
  }
}

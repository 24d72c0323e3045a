import type { ColumnType, Selectable } from 'kysely'

import type { Locale } from '#config/locales.ts'
import type { Fixed, JsonColumn, JsonObject } from '../db/tables.ts'
import type { OutcomeName } from './outcomes.ts'

type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>

export interface IdentityProviderChecksTable {
  /** Stands in the address of the frame, which is its key. */
  id: Fixed<string>
  /** What the merchant calls it. */
  reference: Fixed<string>
  first_name: Fixed<string>
  last_name: Fixed<string>
  date_of_birth: Fixed<string>
  country: Fixed<string>
  locale: Fixed<Locale>
  notify_url: Fixed<string>
  site_origin: Fixed<string>
  outcome: Optional<OutcomeName>
  created_at: Fixed<Date>
  expires_at: Fixed<Date>
}

interface IdentityProviderNoticesTable {
  id: Fixed<string>
  check_id: Fixed<string>
  body: JsonColumn<JsonObject>
  tries: ColumnType<number, number | undefined, number>
  next_at: Date
  told_at: Optional<Date>
}

declare module '#server/db/tables.ts' {
  interface Tables {
    identity_provider_checks: IdentityProviderChecksTable
    identity_provider_notices: IdentityProviderNoticesTable
  }
}

export type ProviderCheck = Selectable<IdentityProviderChecksTable>

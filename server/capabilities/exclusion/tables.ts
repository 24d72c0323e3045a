import type { ColumnType, Generated, Selectable } from 'kysely'

import type { ExclusionTerm } from '#config/licences.ts'
import type { Fixed, JsonColumn, JsonObject } from '../../db/tables.ts'

export type ExclusionSource = 'House' | 'NationalRegister' | 'OtherBrand' | 'Player'

type Later<T> = ColumnType<T | null, T | null | undefined, T | null>

interface ExclusionsTable {
  id: Fixed<string>
  player_id: Fixed<string>
  source: Fixed<ExclusionSource>
  /** As the player chose it; null for one that others entered. */
  term: Fixed<ExclusionTerm | null>
  for_all_brands: boolean
  started_at: Fixed<Date>
  /** Null for one that has no end of its own. */
  ends_at: Later<Date>
  /** Of a register, whose name for it this is. */
  register_entry: Fixed<string | null>
  asked_to_return_at: Later<Date>
  return_message: Later<string>
  return_decided_at: Later<Date>
  returns_at: Later<Date>
  /** Whether advertising was open before, and may be asked for again when this is over. */
  blocked_marketing: ColumnType<boolean, boolean | undefined, boolean>
  /** When its end was seen and told. */
  ended_at: Later<Date>
}

interface AccountClosuresTable {
  id: Fixed<string>
  player_id: Fixed<string>
  reason: Fixed<string | null>
  comment: Later<string>
  closed_at: Fixed<Date>
  reopened_at: Later<Date>
}

interface RegisterOutboxTable {
  id: Generated<bigint>
  path: Fixed<string>
  body: JsonColumn<JsonObject>
  tries: ColumnType<number, number | undefined, number>
  next_at: Date
}

declare module '#server/db/tables.ts' {
  interface Tables {
    account_closures: AccountClosuresTable
    exclusions: ExclusionsTable
    register_outbox: RegisterOutboxTable
  }
}

export type Exclusion = Selectable<ExclusionsTable>

import type { ColumnType, Generated } from 'kysely'

/** Written by a default or by the database, never changed afterwards. */
export type Fixed<T> = ColumnType<T, T | undefined, never>

/** A moment: read as a Date, written as a Date. */
export type Moment = ColumnType<Date, Date, Date>

export interface JsonObject {
  readonly [key: string]: Json
}

export type Json = boolean | number | string | null | JsonObject | readonly Json[]

/** A jsonb column: written as text (`JSON.stringify`), read as what it says. */
export type JsonColumn<T> = ColumnType<T, string, string>

export interface SettingsTable {
  name: string
  value: JsonColumn<Json>
}

export interface BalancesTable {
  account: string
  asset: string
  slot: number
  balance: bigint
  floor: bigint | null
}

export interface SubjectsTable {
  subject: string
  version: bigint
}

export interface JournalTable {
  id: Generated<bigint>
  key: string
  hash: string
  /** A tombstone holds the key of an entry that was cancelled before it came. */
  kind: 'entry' | 'reversal' | 'tombstone'
  reverses: string | null
  meta: JsonColumn<JsonObject>
  answer: JsonColumn<JsonObject>
  at: Moment
}

export interface PostingsTable {
  id: Generated<bigint>
  entry: bigint
  from_account: string
  to_account: string
  asset: string
  amount: bigint
}

/**
 * Every table of the platform. A room adds its own beside its SQL:
 * `declare module '#server/db/tables.ts' { interface Tables { players: PlayersTable } }`
 */
export interface Tables {
  settings: SettingsTable
  ledger_balances: BalancesTable
  ledger_subjects: SubjectsTable
  ledger_journal: JournalTable
  ledger_postings: PostingsTable
}

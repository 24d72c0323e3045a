import type { ColumnType, Generated, Selectable } from 'kysely'

import type { CurrencyCode } from '#config/currencies.ts'
import type { JackpotRule, PagePot } from '#config/jackpots.ts'
import type { Fixed, Json, Moment } from '../../db/tables.ts'

type Default<T> = ColumnType<T, T | undefined, T>

export interface JackpotInstancesTable {
  id: Fixed<string>
  source: Fixed<string>
  /** The rule with its amounts as text; `readRule` reads it. */
  rule: ColumnType<Json, string, string>
  /** How many contributions have been decided: the number of the last decision. */
  decided: Default<bigint>
  last_hash: Default<string>
  status: Default<'open' | 'closed'>
  opened_at: Fixed<Date>
}

export interface JackpotPotsTable {
  instance: Fixed<string>
  pot: Fixed<PagePot>
  /** Millionths of a euro; the pot's account holds the whole cents of it. */
  micro: bigint
  /** Which filling it is, counted from 1: each win begins the next. */
  filling: Default<number>
  contributions: Default<bigint>
  filled_since: Moment
}

export interface JackpotOptInsTable {
  player_id: Fixed<string>
  source: Fixed<string>
  opted_in: boolean
  /** The option that was chosen, a decimal; null for a raffle. */
  value: string | null
  /** Ten thousandths of a minor unit of the player's currency that shares have not paid yet. */
  remainder: Default<number>
  /** How many contributions so far, and what the player paid for them in minor units. */
  given_count: Default<bigint>
  given: Default<bigint>
  version: Default<bigint>
  changed_at: Moment
}

export interface JackpotFreebetsTable {
  id: Fixed<string>
  player_id: Fixed<string>
  instance: Fixed<string>
  kind: Fixed<'fixed' | 'variable'>
  /** Minor units of EUR, as is what is left of a variable one. */
  value: Fixed<bigint | null>
  count_left: number | null
  amount_left: bigint | null
  granted_at: Fixed<Date>
  expires_at: Fixed<Date | null>
}

export interface JackpotContributionsTable {
  id: Generated<bigint>
  instance: Fixed<string>
  player_id: Fixed<string>
  currency: Fixed<CurrencyCode>
  /** What the player paid, in minor units. */
  amount: Fixed<bigint>
  /** What it is worth to the jackpot, in millionths of a euro. */
  micro: Fixed<bigint>
  freebet: Fixed<string | null>
  provider: Fixed<string>
  transaction_id: Fixed<string>
  round_id: Fixed<string>
  game: Fixed<string>
  /** The key of the ledger's entry. */
  entry: Fixed<string>
  at: Fixed<Date>
  round_undone_at: ColumnType<Date | null, null | undefined, Date>
  decision: ColumnType<bigint | null, null | undefined, bigint>
}

export interface JackpotStandingsTable {
  instance: Fixed<string>
  pot: Fixed<PagePot>
  filling: Fixed<number>
  player_id: Fixed<string>
  micro: bigint
  reached_at: Moment
  reached_by: bigint
}

export interface JackpotDecisionsTable {
  instance: Fixed<string>
  number: Fixed<bigint>
  contribution: Fixed<bigint>
  /** The record as it was signed, to the letter. */
  record: Fixed<string>
  hash: Fixed<string>
  signature: Fixed<string>
  at: Fixed<Date>
}

export interface JackpotWinsTable {
  id: Fixed<string>
  instance: Fixed<string>
  pot: Fixed<PagePot>
  filling: Fixed<number>
  decision: Fixed<bigint>
  kind: Fixed<'community' | 'main'>
  player_id: Fixed<string>
  /** Minor units of EUR; `amount` is the same in the player's currency. */
  euros: Fixed<bigint>
  currency: Fixed<CurrencyCode>
  amount: Fixed<bigint>
  rate: Fixed<string>
  initials: Fixed<string>
  game: Fixed<string | null>
  round_id: Fixed<string | null>
  status: 'checking' | 'paid' | 'refused'
  won_at: Fixed<Date>
  paid_at: ColumnType<Date | null, Date | null | undefined, Date>
}

declare module '#server/db/tables.ts' {
  interface Tables {
    jackpot_instances: JackpotInstancesTable
    jackpot_pots: JackpotPotsTable
    jackpot_opt_ins: JackpotOptInsTable
    jackpot_freebets: JackpotFreebetsTable
    jackpot_contributions: JackpotContributionsTable
    jackpot_standings: JackpotStandingsTable
    jackpot_decisions: JackpotDecisionsTable
    jackpot_wins: JackpotWinsTable
  }
}

export type PotRow = Selectable<JackpotPotsTable>
export type Contribution = Selectable<JackpotContributionsTable>
export type Win = Selectable<JackpotWinsTable>
export type Freebet = Selectable<JackpotFreebetsTable>
export type OptIn = Selectable<JackpotOptInsTable>

/** An instance as it runs. */
export interface Instance {
  readonly id: string
  readonly source: string
  readonly rule: JackpotRule
  readonly decided: bigint
  readonly lastHash: string
}

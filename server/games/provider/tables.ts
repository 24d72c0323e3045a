import type { ColumnType, Selectable } from 'kysely'

import type { CurrencyCode } from '#config/currencies.ts'
import type { Locale } from '#config/locales.ts'
import type { Fixed, JsonColumn } from '../../db/tables.ts'

export interface ProviderSessionsTable {
  token_hash: Fixed<string>
  game: Fixed<string>
  mode: Fixed<'REAL' | 'FUN'>
  /** The casino's name for the player. */
  player: Fixed<string>
  /** What the casino gave us to present with every call about this play. */
  wallet_session: Fixed<string>
  currency: Fixed<CurrencyCode>
  locale: Fixed<Locale>
  minimum_round_ms: Fixed<number>
  celebrates_below_stake: Fixed<boolean>
  /** In minor units; null where the licence leaves it open. */
  most_stake: ColumnType<bigint | null, bigint | null | undefined, never>
  /** Minor units that were never money. */
  play_money: bigint
  /** The secret of the next round; the browser knows its hash. */
  next_seed: string
  created_at: Fixed<Date>
}

/**
 * A round's life: `betting` until the wallet has answered, `playing` while the player has something
 * to choose, `decided` while its result waits to be paid, `settled` when the wallet has taken the
 * win; `voiding` and `voided` when there was no bet or it is given back.
 */
export type RoundStatus = 'betting' | 'playing' | 'decided' | 'settled' | 'voiding' | 'voided'

/** A move that costs, while the wallet has not said whether it took the money. */
export interface Raising {
  readonly move: string
  readonly transactionId: string
  readonly amount: string
}

export interface ProviderRoundsTable {
  id: Fixed<string>
  session: Fixed<string>
  game: Fixed<string>
  mode: Fixed<'REAL' | 'FUN'>
  player: Fixed<string>
  currency: Fixed<CurrencyCode>
  stake: Fixed<bigint>
  /** The stake and what raised it. */
  staked: bigint
  payout: ColumnType<bigint, bigint | undefined, bigint>
  status: RoundStatus
  server_seed: Fixed<string>
  client_seed: Fixed<string>
  opening: JsonColumn<unknown>
  moves: ColumnType<readonly string[], string | undefined, string>
  raising: ColumnType<Raising | null, string | null | undefined, string | null>
  outcome: JsonColumn<unknown> | null
  refusal: ColumnType<string | null, null | undefined, string>
  started_at: Fixed<Date>
  moved_at: ColumnType<Date | null, Date | null | undefined, Date>
  /** Of a round at a live table: when no more chips are taken, and which of the table's rounds it is. */
  closes_at: ColumnType<Date | null, Date | null | undefined, never>
  live_number: ColumnType<bigint | null, bigint | null | undefined, never>
  decided_at: ColumnType<Date | null, Date | null | undefined, Date>
  settled_at: ColumnType<Date | null, null | undefined, Date>
  /** The player stayed away until the rule of the game made the last moves. */
  ended_by_rule: ColumnType<boolean, boolean | undefined, boolean>
  shown_at: ColumnType<Date | null, null | undefined, Date>
  /** The spins that the round is one of; null where the player stakes. */
  free_spins: ColumnType<string | null, string | null | undefined, never>
}

/** Spins that the casino gives; how many are left and what they won follows from their rounds. */
export interface ProviderFreeSpinsTable {
  /** The casino's name for them. */
  id: Fixed<string>
  player: Fixed<string>
  game: Fixed<string>
  currency: Fixed<CurrencyCode>
  spins: Fixed<number>
  /** Minor units that each of them stakes. */
  value: Fixed<bigint>
  /** Earlier once the wallet says that there are none. */
  ends_at: Date
  given_at: Fixed<Date>
}

/** A round that all players of a live table share. */
export interface LiveRoundsTable {
  game: Fixed<string>
  number: Fixed<bigint>
  server_seed: Fixed<string>
  segment: Fixed<number>
  opens_at: Fixed<Date>
}

declare module '#server/db/tables.ts' {
  interface Tables {
    provider_sessions: ProviderSessionsTable
    provider_rounds: ProviderRoundsTable
    provider_free_spins: ProviderFreeSpinsTable
    live_rounds: LiveRoundsTable
  }
}

export type ProviderSession = Selectable<ProviderSessionsTable>
export type ProviderRound = Selectable<ProviderRoundsTable>
export type ProviderFreeSpins = Selectable<ProviderFreeSpinsTable>
export type LiveRound = Selectable<LiveRoundsTable>

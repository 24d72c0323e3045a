import type { ColumnType, Selectable } from 'kysely'

import type { CurrencyCode } from '#config/currencies.ts'
import type { Fixed, JsonColumn } from '../../db/tables.ts'

/** Prizes as they are stored: amounts are minor units of EUR as text. */
export interface StoredPrize {
  readonly amount: string
  readonly count: number
}

export interface RaffleInstancesTable {
  id: Fixed<string>
  source: Fixed<string>
  number: Fixed<bigint>
  starts_at: Fixed<Date>
  ends_at: Fixed<Date>
  /** The studio whose games give tickets. */
  studio: Fixed<string>
  /** How many of a currency stand for a euro, for the whole of the draw. */
  rates: JsonColumn<Readonly<Record<string, string>>>
  /** The digest of the seed, told when the draw opens. */
  commitment: Fixed<string>
  /** Told once it is drawn, and never before. */
  seed: Fixed<string>
  prizes: JsonColumn<readonly StoredPrize[]>
  status: ColumnType<'drawn' | 'open', 'open' | undefined, 'drawn'>
  digest: ColumnType<string | null, null | undefined, string>
  ticket_count: ColumnType<bigint | null, null | undefined, bigint>
  drawn_at: ColumnType<Date | null, null | undefined, Date>
}

export interface RaffleEntriesTable {
  instance: Fixed<string>
  player_id: Fixed<string>
  /** What stands for the player in the published list. */
  entrant: Fixed<string>
  currency: Fixed<CurrencyCode>
  /** Minor units of the player's currency. */
  wagered: bigint
  tickets: bigint
  last_at: Date
}

export interface RaffleWagersTable {
  provider: Fixed<string>
  transaction_id: Fixed<string>
  instance: Fixed<string>
  player_id: Fixed<string>
  amount: Fixed<bigint>
  undone_at: ColumnType<Date | null, null | undefined, Date>
}

export interface RaffleWinsTable {
  instance: Fixed<string>
  place: Fixed<number>
  ticket: Fixed<bigint>
  player_id: Fixed<string>
  entrant: Fixed<string>
  euros: Fixed<bigint>
  currency: Fixed<CurrencyCode>
  amount: Fixed<bigint>
  initials: Fixed<string>
  at: Fixed<Date>
}

declare module '#server/db/tables.ts' {
  interface Tables {
    raffle_instances: RaffleInstancesTable
    raffle_entries: RaffleEntriesTable
    raffle_wagers: RaffleWagersTable
    raffle_wins: RaffleWinsTable
  }
}

export type RaffleInstance = Selectable<RaffleInstancesTable>
export type RaffleWin = Selectable<RaffleWinsTable>

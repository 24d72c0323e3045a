import type { ColumnType, Selectable } from 'kysely'

import type { SlotSlug } from '#config/catalogue/models.ts'
import type { CurrencyCode } from '#config/currencies.ts'
import type { Locale } from '#config/locales.ts'
import type { Outcome } from '#engine/slots/outcome.ts'
import type { Fixed, JsonColumn } from '../../db/tables.ts'

export interface ProviderSessionsTable {
  token_hash: Fixed<string>
  game: Fixed<SlotSlug>
  mode: Fixed<'REAL' | 'FUN'>
  /** The casino's name for the player. */
  player: Fixed<string>
  /** What the casino gave us to present with every call about this play. */
  wallet_session: Fixed<string>
  currency: Fixed<CurrencyCode>
  locale: Fixed<Locale>
  minimum_round_ms: Fixed<number>
  celebrates_below_stake: Fixed<boolean>
  /** Minor units that were never money. */
  play_money: bigint
  created_at: Fixed<Date>
}

/**
 * A round's life: `betting` until the wallet has answered, `decided` while its result waits to be
 * paid, `settled` when the wallet has taken the win; `voiding` and `voided` when there was no bet
 * or it is given back.
 */
export type RoundStatus = 'betting' | 'decided' | 'settled' | 'voiding' | 'voided'

export interface ProviderRoundsTable {
  id: Fixed<string>
  session: Fixed<string>
  game: Fixed<SlotSlug>
  mode: Fixed<'REAL' | 'FUN'>
  player: Fixed<string>
  currency: Fixed<CurrencyCode>
  stake: Fixed<bigint>
  payout: ColumnType<bigint, bigint | undefined, bigint>
  status: RoundStatus
  outcome: JsonColumn<Outcome | null> | null
  refusal: ColumnType<string | null, null | undefined, string>
  started_at: Fixed<Date>
  decided_at: ColumnType<Date | null, Date | null | undefined, Date>
  settled_at: ColumnType<Date | null, null | undefined, Date>
  shown_at: ColumnType<Date | null, null | undefined, Date>
}

declare module '#server/db/tables.ts' {
  interface Tables {
    provider_sessions: ProviderSessionsTable
    provider_rounds: ProviderRoundsTable
  }
}

export type ProviderSession = Selectable<ProviderSessionsTable>
export type ProviderRound = Selectable<ProviderRoundsTable>

import type { ColumnType, Selectable } from 'kysely'

import type { BonusGames } from '#config/bonus-terms.ts'
import type { CurrencyCode } from '#config/currencies.ts'
import type { Fixed, JsonColumn } from '../../db/tables.ts'
import type { BonusEndReason, BonusStatus } from '../../generated/main.ts'

type Default<T> = ColumnType<T, T | undefined, T>
type Later<T> = ColumnType<T | null, null | undefined, T>

/** Bonus money that was given, with the terms as they stood then; amounts are minor units. */
export interface BonusesTable {
  id: Fixed<string>
  player_id: Fixed<string>
  name: Fixed<string>
  /** What gave it: an offer by its id (`offer:weekly`), a reward, or the console. */
  source: Fixed<string>
  key: Fixed<string>
  currency: Fixed<CurrencyCode>
  given: Fixed<bigint>
  factor: Fixed<string>
  required: Fixed<bigint>
  /** In ten-thousandths of a minor unit. */
  wagered: Default<bigint>
  max_bet: Fixed<bigint>
  max_payout: Fixed<bigint | null>
  weights: JsonColumn<Readonly<Record<BonusGames, number>>>
  status: Default<BonusStatus>
  end_reason: Later<BonusEndReason>
  granted_at: Fixed<Date>
  expires_at: Fixed<Date>
  ended_at: Later<Date>
  /** What of it became real money so far, and what went. */
  paid_out: Default<bigint>
  removed: Default<bigint>
  /** The deposit that it came with. */
  deposit_id: Fixed<string | null>
  version: Default<bigint>
}

declare module '#server/db/tables.ts' {
  interface Tables {
    bonuses: BonusesTable
  }
}

export type StoredBonus = Selectable<BonusesTable>

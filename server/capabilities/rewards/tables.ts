import type { ColumnType, Selectable } from 'kysely'

import type { CurrencyCode } from '#config/currencies.ts'
import type { Fixed, JsonColumn, Moment } from '../../db/tables.ts'
import type { CashbackStatus, RewardKind, RewardStatus } from '../../generated/main.ts'

type Default<T> = ColumnType<T, T | undefined, T>
type Later<T> = ColumnType<T | null, T | null | undefined, T | null>

/** What a reward gives, as it is kept and told: amounts are minor units as text. */
export type RewardTerms =
  | { readonly type: 'MoneyDrop'; readonly amount: string }
  | {
      readonly type: 'BonusMoneyDrop'
      readonly amount: string
      readonly factor: number
      readonly days: number | null
      readonly depositId: string | null
    }
  | {
      readonly type: 'FreeSpins'
      readonly spins: number
      readonly value: string
      readonly game: string
      readonly betLevel: number
    }

export interface RewardAssignmentsTable {
  id: Fixed<string>
  player_id: Fixed<string>
  reward_id: Fixed<string>
  key: Fixed<string>
  name: Fixed<string>
  reason: Fixed<string | null>
  kind: Fixed<RewardKind>
  claim_type: 'Automatic' | 'Manual'
  type: Fixed<RewardTerms['type']>
  terms: JsonColumn<RewardTerms>
  currency: Fixed<CurrencyCode>
  status: RewardStatus
  starts_at: Moment
  ends_at: Later<Date>
  /** Seconds from its start on. */
  expires_in: Fixed<number | null>
  /** The earlier of the two. */
  open_until: Later<Date>
  assigned_at: Fixed<Date>
  updated_at: Moment
  ended_at: Later<Date>
  version: bigint
  tries: Default<number>
  next_at: Later<Date>
  reference: Later<string>
  linked_to: Later<string>
}

interface RewardPlayersTable {
  player_id: Fixed<string>
  version: Default<bigint>
  declines: Default<boolean>
  code_tries: Default<number>
  code_tries_since: Later<Date>
}

export interface FreeSpinsTable {
  id: Fixed<string>
  player_id: Fixed<string>
  game: Fixed<string>
  currency: Fixed<CurrencyCode>
  spins: Fixed<number>
  spins_left: number
  /** Of a spin, in minor units, as is what they have won. */
  value: Fixed<bigint>
  bet_level: Fixed<number>
  won: Default<bigint>
  granted_at: Fixed<Date>
  ends_at: Moment
}

export interface CashbackWeeksTable {
  player_id: Fixed<string>
  week: Fixed<Date>
  currency: Fixed<CurrencyCode>
  bet: Fixed<bigint>
  won: Fixed<bigint>
  given: Fixed<bigint>
  lost: Fixed<bigint>
  rate_basis_points: Fixed<number>
  rank: Fixed<string | null>
  paid: Fixed<bigint>
  status: Fixed<Exclude<CashbackStatus, 'Running'>>
  at: Fixed<Date>
}

interface CashbackRunsTable {
  week: Fixed<Date>
  done_at: Fixed<Date>
}

interface PromoCodesTable {
  code: Fixed<string>
  used: Default<number>
}

interface PromoUsesTable {
  code: Fixed<string>
  player_id: Fixed<string>
  assignment: Fixed<string>
  at: Fixed<Date>
}

declare module '#server/db/tables.ts' {
  interface Tables {
    reward_players: RewardPlayersTable
    reward_assignments: RewardAssignmentsTable
    free_spins: FreeSpinsTable
    cashback_weeks: CashbackWeeksTable
    cashback_runs: CashbackRunsTable
    promo_codes: PromoCodesTable
    promo_uses: PromoUsesTable
  }
}

export type StoredReward = Selectable<RewardAssignmentsTable>
export type FreeSpins = Selectable<FreeSpinsTable>
export type CashbackWeek = Selectable<CashbackWeeksTable>

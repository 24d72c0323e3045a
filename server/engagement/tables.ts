import type { ColumnType, Selectable } from 'kysely'

import type { CurrencyCode } from '#config/currencies.ts'
import type { RewardOrder } from '#contract/wire/engagement.ts'
import type { Fixed, JsonColumn } from '../db/tables.ts'

type Default<T> = ColumnType<T, T | undefined, T>
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>

export interface EngagePlayersTable {
  player_id: Fixed<string>
  currency: Optional<CurrencyCode>
  country: Optional<string>
  initials: Optional<string>
  language: Optional<string>
  is_blocked: Default<boolean>
  opted_in: Default<boolean>
  opted_in_at: Optional<Date>
  /** Since the rank began, in minor units of `staked_in`; whatever else was staked is in `micro`. */
  staked: Default<bigint>
  staked_in: Optional<CurrencyCode>
  /** In millionths of a euro. */
  micro: Default<bigint>
  level: Default<number>
  points: Default<bigint>
  /** How often the climb began anew after the rank was lost. */
  climb: Default<number>
  last_bet_at: Optional<Date>
  level_version: Default<bigint>
  level_told: Default<bigint>
  next_telling_at: Optional<Date>
  created_at: Fixed<Date>
}

export interface EngagePointsTable {
  player_id: Fixed<string>
  key: Fixed<string>
  by: Fixed<bigint>
  reason: Fixed<string>
  at: Fixed<Date>
}

export interface EngageEventsTable {
  id: Fixed<string>
  at: Fixed<Date>
  body: ColumnType<unknown, string | null | undefined, string | null>
  fault: Optional<string>
}

export interface EngageRoundsTable {
  player_id: Fixed<string>
  round_id: Fixed<string>
  game: Fixed<string>
  currency: Fixed<CurrencyCode>
  staked: Default<bigint>
  /** Only what was staked while the player took part. */
  counted: Default<bigint>
  won: Optional<bigint>
  status: Default<'ended' | 'open' | 'undone'>
  climb: Fixed<number>
  at: Fixed<Date>
}

export interface EngageMissionsTable {
  player_id: Fixed<string>
  mission: Fixed<string>
  turn: Fixed<string>
  status: 'claimable' | 'claimed' | 'expired' | 'running'
  done: JsonColumn<Readonly<Record<string, number>>>
  started_at: Fixed<Date>
  ends_at: Fixed<Date | null>
  changed_at: Date
}

export interface EngageOrdersTable {
  key: Fixed<string>
  player_id: Fixed<string>
  body: ColumnType<RewardOrder, string, never>
  refund: Default<bigint>
  status: Default<'given' | 'refused' | 'waiting'>
  refusal: Optional<string>
  tries: Default<number>
  next_at: Date
  at: Fixed<Date>
  ended_at: Optional<Date>
}

declare module '#server/db/tables.ts' {
  interface Tables {
    engage_players: EngagePlayersTable
    engage_points: EngagePointsTable
    engage_events: EngageEventsTable
    engage_rounds: EngageRoundsTable
    engage_missions: EngageMissionsTable
    engage_orders: EngageOrdersTable
  }
}

export type EngagePlayer = Selectable<EngagePlayersTable>
export type EngageRound = Selectable<EngageRoundsTable>
export type MissionRow = Selectable<EngageMissionsTable>

import type { ColumnType, Selectable } from 'kysely'

import type { Prize } from '#contract/wire/engagement.ts'
import type { Fixed, JsonColumn } from '../../db/tables.ts'
import type { StoredRule } from './stored-rule.ts'

type Default<T> = ColumnType<T, T | undefined, T>
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>

export interface EngageTournamentsTable {
  id: Fixed<string>
  series: Fixed<string>
  /** As the series stood when the tournament was announced. */
  rule: JsonColumn<StoredRule>
  starts_at: Date
  ends_at: Date
  state: Default<'cancelled' | 'ended' | 'open'>
  entrants: Default<number>
  /** Places with a prize that nobody has reached. */
  unpaid: Optional<number>
  decided_at: Optional<Date>
}

export interface EngageContestEntriesTable {
  tournament: Fixed<string>
  player_id: Fixed<string>
  entered_at: Fixed<Date>
  /** In points. */
  paid: Default<number>
  counted: Default<number>
  score: Default<bigint>
  /** The score below zero, so that one comparison of three columns says who stands before whom. */
  descending: ColumnType<bigint, never, never>
  reached_at: Optional<Date>
  reached_by: Optional<bigint>
  place: Optional<number>
  prize: ColumnType<Prize | null, string | null | undefined, string | null>
  settled_at: Optional<Date>
}

export interface EngageContestRoundsTable {
  tournament: Fixed<string>
  player_id: Fixed<string>
  round_id: Fixed<string>
  number: ColumnType<bigint, never, never>
  worth: Fixed<bigint>
  at: Fixed<Date>
}

declare module '#server/db/tables.ts' {
  interface Tables {
    engage_tournaments: EngageTournamentsTable
    engage_contest_entries: EngageContestEntriesTable
    engage_contest_rounds: EngageContestRoundsTable
  }
}

export type TournamentRow = Selectable<EngageTournamentsTable>
export type EntryRow = Selectable<EngageContestEntriesTable>

import type { ColumnType, Selectable } from 'kysely'

import type { CurrencyCode } from '#config/currencies.ts'
import type { MovementAnswer } from '#contract/wire/wallet-api.ts'
import type { Fixed, JsonColumn } from '../../db/tables.ts'

export type LaunchMode = 'REAL' | 'FUN'

/** A door opened once for one game, by a token of which only the hash is kept. */
export interface GameLaunchesTable {
  token_hash: Fixed<string>
  game: Fixed<string>
  mode: Fixed<LaunchMode>
  player_id: Fixed<string | null>
  session_id: Fixed<string | null>
  currency: Fixed<CurrencyCode>
  locale: Fixed<string>
  country: Fixed<string | null>
  created_at: Fixed<Date>
  expires_at: Fixed<Date>
  used_at: ColumnType<Date | null, null | undefined, Date>
}

/** What a provider may do with a player's wallet: this game, in this session. */
export interface GameSessionsTable {
  token_hash: Fixed<string>
  provider: Fixed<string>
  game: Fixed<string>
  player_id: Fixed<string>
  session_id: Fixed<string>
  currency: Fixed<CurrencyCode>
  created_at: Fixed<Date>
}

export interface GameRoundsTable {
  provider: Fixed<string>
  id: Fixed<string>
  game: Fixed<string>
  player_id: Fixed<string>
  session_id: Fixed<string>
  currency: Fixed<CurrencyCode>
  bet_transaction: Fixed<string>
  /** Minor units, as are the others; the part that bonus money paid stands beside it. */
  stake: bigint
  stake_bonus: bigint
  won: ColumnType<bigint, bigint | undefined, bigint>
  /** What the round gave to a jackpot, beside its stake. */
  contribution: ColumnType<bigint, bigint | undefined, bigint>
  /** The bonus that it was played under, and what it counted towards it, in ten-thousandths. */
  bonus_id: ColumnType<string | null, string | null | undefined, string>
  bonus_counted: ColumnType<bigint, bigint | undefined, bigint>
  /** Which of the house's spins paid the stake; the player's money did not. */
  free_spins: ColumnType<string | null, string | null | undefined, string>
  status: 'open' | 'ended' | 'rolledBack'
  started_at: Fixed<Date>
  ended_at: ColumnType<Date | null, null | undefined, Date>
  /** The player did not come back in time, so that the rule of the game ended the round. */
  ended_by_rule: ColumnType<boolean, boolean | undefined, boolean>
}

/** The slot that a player plays at the moment, where the licence allows one at a time. */
export interface SlotsInPlayTable {
  player_id: Fixed<string>
  game: string
  bet_at: Date
}

/** What was added to the stake of an open round. */
export interface GameRaisesTable {
  provider: Fixed<string>
  transaction_id: Fixed<string>
  round_id: Fixed<string>
  /** Minor units; the part that bonus money paid stands beside it. */
  amount: Fixed<bigint>
  bonus: Fixed<bigint>
  /** What it counted towards a bonus, in ten-thousandths. */
  counted: Fixed<bigint>
  at: Fixed<Date>
  rolled_back_at: ColumnType<Date | null, null | undefined, Date>
}

export type CallKind = 'bet' | 'raise' | 'win' | 'rollback'

/** Every call that was answered for good, by the provider's own number for it. */
export interface WalletCallsTable {
  provider: Fixed<string>
  transaction_id: Fixed<string>
  kind: Fixed<CallKind>
  hash: Fixed<string>
  round_id: string | null
  answer: JsonColumn<MovementAnswer>
  at: Fixed<Date>
}

declare module '#server/db/tables.ts' {
  interface Tables {
    game_launches: GameLaunchesTable
    game_sessions: GameSessionsTable
    game_raises: GameRaisesTable
    game_rounds: GameRoundsTable
    slots_in_play: SlotsInPlayTable
    wallet_calls: WalletCallsTable
  }
}

export type GameSession = Selectable<GameSessionsTable>
export type GameRound = Selectable<GameRoundsTable>

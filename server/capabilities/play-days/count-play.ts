import { sql } from 'kysely'

import type { CurrencyCode } from '#config/currencies.ts'
import type { Tx } from '../../db/database.ts'
// The table of this room: the compiler adds it to the database by this import.
import type {} from './tables.ts'

export interface Play {
  readonly playerId: string
  /** Null for what was won beside the games, in a jackpot or a raffle. */
  readonly game: string | null
  readonly currency: CurrencyCode
  /** Which day it belongs to. */
  readonly at: Date
  /** Real money that was staked or given to a jackpot, and real money that was won; in minor units. */
  readonly staked?: bigint
  readonly won?: bigint
  /** Stakes and wins of real and bonus money together. */
  readonly wagered?: bigint
  readonly returned?: bigint
  readonly rounds?: number
}

/** The day of a moment, by UTC. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)

/** Adds to what a player has played on a day; what is undone is added with its sign turned. */
export async function countPlay(
  tx: Tx,
  {
    playerId,
    game,
    currency,
    at,
    staked = 0n,
    won = 0n,
    wagered = 0n,
    returned = 0n,
    rounds = 0
  }: Play
): Promise<void> {
  await tx
    .insertInto('play_days')
    .values({
      player_id: playerId,
      day: dayOf(at),
      game: game ?? '',
      currency,
      staked,
      won,
      wagered,
      returned,
      rounds
    })
    .onConflict(conflict =>
      conflict.columns(['player_id', 'day', 'game', 'currency']).doUpdateSet({
        staked: sql`play_days.staked + excluded.staked`,
        won: sql`play_days.won + excluded.won`,
        wagered: sql`play_days.wagered + excluded.wagered`,
        returned: sql`play_days.returned + excluded.returned`,
        rounds: sql`play_days.rounds + excluded.rounds`
      })
    )
    .execute()
}

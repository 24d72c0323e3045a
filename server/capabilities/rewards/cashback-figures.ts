import { sql } from 'kysely'

import { CASHBACK } from '#config/cashback.ts'
import { rankAt } from '#config/engagement.ts'
import type { OperatorName } from '#config/operators.ts'
import { runningProgramme } from '#config/parts.ts'
import {
  type CashbackFigures,
  type CashbackSpan,
  cashbackOf,
  leastCashback
} from '#rules/rewards/cashback.ts'
import type { Executor } from '../../db/database.ts'
import type { Player } from '../player/index.ts'

/** A week of a player as it is worked out, in minor units. */
export interface WeekFigures extends CashbackFigures {
  readonly lost: bigint
  readonly paid: bigint
  readonly rateBasisPoints: number
  /** That the rate is of; null where it is everybody's. */
  readonly rank: string | null
}

interface Rate {
  readonly rateBasisPoints: number
  readonly rank: string | null
}

/** What share of a loss a player is paid, by the rank that the player has now. */
export function rateOf(operator: OperatorName, { gamification_level: level }: Player): Rate {
  const programme = runningProgramme(operator)
  const rank = programme && rankAt(programme, level)
  return {
    rateBasisPoints: rank?.cashbackBasisPoints ?? CASHBACK.baseBasisPoints,
    rank: rank?.id ?? null
  }
}

/**
 * Sums up the rounds that ended in a week: real money alone, without rounds that were undone. A win
 * is real money by the share that real money had in the stake.
 */
async function readFigures(
  db: Executor,
  { id, currency }: Player,
  { from, until }: CashbackSpan
): Promise<CashbackFigures> {
  const { rows } = await sql<{ bet: string; won: string; given: string }>`
    select
      coalesce(sum(stake - stake_bonus) filter (where free_spins is null), 0)::text as bet,
      coalesce(
        sum(won - div(won::numeric * stake_bonus, stake)) filter (where free_spins is null), 0
      )::text as won,
      (coalesce(sum(won) filter (where free_spins is not null), 0) + (
        select coalesce(sum(paid_out), 0) from bonuses
        where player_id = ${id} and currency = ${currency} and status = 'Converted'
          and ended_at >= ${from}::timestamptz and ended_at < ${until}::timestamptz
      ))::text as given
    from game_rounds
    where player_id = ${id} and currency = ${currency} and status = 'ended'
      and ended_at >= ${from}::timestamptz and ended_at < ${until}::timestamptz`.execute(db)
  const [sums] = rows
  return {
    bet: BigInt(sums?.bet ?? 0),
    won: BigInt(sums?.won ?? 0),
    given: BigInt(sums?.given ?? 0)
  }
}

/** How a player's cashback of a week is worked out, as things stand. */
export async function weekFigures(
  db: Executor,
  operator: OperatorName,
  player: Player,
  span: CashbackSpan
): Promise<WeekFigures> {
  const figures = await readFigures(db, player, span)
  const rate = rateOf(operator, player)
  const result = cashbackOf(figures, rate.rateBasisPoints, leastCashback(player.currency))
  return { ...figures, ...result, ...rate }
}

import { sql } from 'kysely'

import type { CurrencyCode } from '#config/currencies.ts'
import { exchanged } from '#rules/exchange.ts'
import type { Span } from '#rules/limit-period.ts'
import type { Executor } from '../../db/database.ts'
import { playDays } from '../play-days/index.ts'

/** Real money of a player in play from a moment on, in minor units. */
export interface Play {
  readonly at: Date
  readonly staked: bigint
  readonly won: bigint
}

/** What was played in whole days by UTC, a day and currency each. */
export async function playByDay(
  db: Executor,
  playerId: string,
  { from, until }: Span,
  currency: CurrencyCode
): Promise<readonly Play[]> {
  const days = await playDays(db, playerId, from, until)
  return days.map(({ day, staked, won, currency: played }) => ({
    at: new Date(`${day}T00:00:00.000Z`),
    staked: exchanged(staked, played, currency, 'down'),
    won: exchanged(won, played, currency, 'down')
  }))
}

/**
 * What was played on a day, by the hour in which rounds began and bets were placed; what jackpots and
 * raffles brought, by the hour in which they did.
 */
export async function playByHour(
  db: Executor,
  playerId: string,
  { from, until }: Span,
  currency: CurrencyCode
): Promise<readonly Play[]> {
  const { rows } = await sql<{ at: Date; currency: CurrencyCode; staked: bigint; won: bigint }>`
    select date_trunc('hour', at) as at, currency,
      sum(staked)::bigint as staked, sum(won)::bigint as won
    from (
      select started_at as at, currency,
        contribution + case when status <> 'rolledBack' and free_spins is null
          then stake - stake_bonus else 0 end as staked,
        won - coalesce(won * stake_bonus / nullif(stake, 0), 0) as won
      from game_rounds
      where player_id = ${playerId}
        and started_at >= ${from}::timestamptz and started_at < ${until}::timestamptz
      union all
      select placed_at, currency, case when free_bet_id is null then stake else 0 end,
        paid + cashed_out
      from sport_bets
      where player_id = ${playerId} and status <> 'REFUSED'
        and placed_at >= ${from}::timestamptz and placed_at < ${until}::timestamptz
      union all
      select paid_at, currency, 0, amount from jackpot_wins
      where player_id = ${playerId} and status = 'paid'
        and paid_at >= ${from}::timestamptz and paid_at < ${until}::timestamptz
      union all
      select at, currency, 0, amount from raffle_wins
      where player_id = ${playerId} and at >= ${from}::timestamptz and at < ${until}::timestamptz
    ) as play
    group by 1, 2`.execute(db)
  return rows.map(({ at, currency: played, staked, won }) => ({
    at,
    staked: exchanged(BigInt(staked), played, currency, 'down'),
    won: exchanged(BigInt(won), played, currency, 'down')
  }))
}

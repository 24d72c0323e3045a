import { sql } from 'kysely'

import { isCurrency } from '#config/currencies.ts'
import { signedIn } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import type { ViewerResolvers } from '../../generated/main.ts'

interface Played {
  readonly since: Date
  readonly staked: bigint
  readonly won: bigint
}

/**
 * What a player has staked and won since a session began, contributions to jackpots and what came
 * from them and from raffles included, and bets on sports; rounds that had no result count as none,
 * but for what they gave to a jackpot, and so do bets that were not taken.
 */
export async function playedIn(
  db: Executor,
  { playerId, sessionId }: { readonly playerId: string; readonly sessionId: string }
): Promise<Played> {
  const { started_at: since } = await db
    .selectFrom('sessions')
    .select('started_at')
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow()
  const { stake, won } = await db
    .selectFrom('game_rounds')
    .select([
      // The stake of a free spin is the house's money.
      sql<bigint>`coalesce(sum(stake) filter (where free_spins is null), 0)::bigint`.as('stake'),
      sql<bigint>`coalesce(sum(won), 0)::bigint`.as('won')
    ])
    .where('player_id', '=', playerId)
    .where('started_at', '>=', since)
    .where('status', '!=', 'rolledBack')
    .executeTakeFirstOrThrow()
  const beside = await besideRounds(db, playerId, since)
  return { since, staked: stake + beside.given, won: won + beside.won }
}

/** What went to jackpots and sports, and came from there and from raffles, since a moment. */
async function besideRounds(db: Executor, playerId: string, since: Date) {
  const { rows } = await sql<{ given: string; won: string }>`
    select
      ((select coalesce(sum(amount), 0) from jackpot_contributions
        where player_id = ${playerId} and at >= ${since}::timestamptz) +
       (select coalesce(sum(stake) filter (where free_bet_id is null), 0) from sport_bets
        where player_id = ${playerId} and placed_at >= ${since}::timestamptz
          and status <> 'REFUSED'))::text as given,
      ((select coalesce(sum(amount), 0) from jackpot_wins
        where player_id = ${playerId} and paid_at >= ${since}::timestamptz and status = 'paid') +
       (select coalesce(sum(amount), 0) from raffle_wins
        where player_id = ${playerId} and at >= ${since}::timestamptz) +
       (select coalesce(sum(paid + cashed_out), 0) from sport_bets
        where player_id = ${playerId} and placed_at >= ${since}::timestamptz))::text as won`.execute(
    db
  )
  const [{ given, won } = { given: '0', won: '0' }] = rows
  return { given: BigInt(given), won: BigInt(won) }
}

export const sessionPlay: NonNullable<ViewerResolvers['sessionPlay']> = async (
  _viewer,
  _args,
  context
) => {
  const { id: sessionId, playerId } = signedIn(context)
  const { since, staked, won } = await playedIn(context.ports.db.kysely, { playerId, sessionId })
  const currency = context.player?.currency ?? ''
  if (!isCurrency(currency)) throw new RangeError(`A player's currency is none: ${currency}`)
  const money = (minor: bigint) => ({ amount: { minor, currency }, currency })
  return { since, staked: money(staked), won: money(won) }
}

import type { CurrencyCode } from '#config/currencies.ts'
import type { Executor } from '../../db/database.ts'
import { dayOf } from './count-play.ts'

export interface Played {
  readonly currency: CurrencyCode
  /** In minor units. Real money: staked or given to jackpots, and won in games, jackpots and raffles. */
  readonly staked: bigint
  readonly won: bigint
  /** Of real and bonus money together, in games alone: what they return is `returned / wagered`. */
  readonly wagered: bigint
  readonly returned: bigint
  readonly rounds: number
}

export interface PlayDay extends Played {
  /** YYYY-MM-DD, by UTC. */
  readonly day: string
  /** Null for what was won beside the games, in jackpots and raffles. */
  readonly game: string | null
}

const between = (db: Executor, playerId: string, from: Date, until: Date) =>
  db
    .selectFrom('play_days')
    .where('player_id', '=', playerId)
    .where('day', '>=', dayOf(from))
    .where('day', '<', dayOf(until))

/** What a player has played by day and game, in whole days by UTC: from that of `from` to before that of `until`. */
export async function playDays(
  db: Executor,
  playerId: string,
  from: Date,
  until: Date
): Promise<readonly PlayDay[]> {
  const rows = await between(db, playerId, from, until)
    .selectAll()
    .orderBy('day')
    .orderBy('game')
    .execute()
  return rows.map(({ player_id: _player, game, ...played }) => ({
    ...played,
    game: game === '' ? null : game
  }))
}

interface Only {
  /** This game alone. */
  readonly game?: string | undefined
  /** All but this one. */
  readonly without?: string
}

/** What a player has played in whole days by UTC, together, once for each currency. */
export async function playedBetween(
  db: Executor,
  playerId: string,
  from: Date,
  until: Date,
  { game, without }: Only = {}
): Promise<readonly Played[]> {
  const rows = await between(db, playerId, from, until)
    .$if(game !== undefined, query => query.where('game', '=', game ?? ''))
    .$if(without !== undefined, query => query.where('game', '!=', without ?? ''))
    .select(({ fn }) => [
      'currency',
      fn.sum<string>('staked').as('staked'),
      fn.sum<string>('won').as('won'),
      fn.sum<string>('wagered').as('wagered'),
      fn.sum<string>('returned').as('returned'),
      fn.sum<string>('rounds').as('rounds')
    ])
    .groupBy('currency')
    .execute()
  return rows.map(({ currency, rounds, ...sums }) => ({
    currency,
    staked: BigInt(sums.staked),
    won: BigInt(sums.won),
    wagered: BigInt(sums.wagered),
    returned: BigInt(sums.returned),
    rounds: Number(rounds)
  }))
}

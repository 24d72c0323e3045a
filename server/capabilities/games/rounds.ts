import type { Executor, Tx } from '../../db/database.ts'
import type { GameRound } from './tables.ts'

/** A round, held until the transaction ends; undefined when there is none of this number. */
export const roundForUpdate = (
  tx: Tx,
  provider: string,
  id: string
): Promise<GameRound | undefined> =>
  tx
    .selectFrom('game_rounds')
    .selectAll()
    .where('provider', '=', provider)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** The round of a game that a player has left open, if any. */
export const openRoundOf = (
  db: Executor,
  player: string,
  game: string
): Promise<Pick<GameRound, 'id'> | undefined> =>
  db
    .selectFrom('game_rounds')
    .select('id')
    .where('player_id', '=', player)
    .where('game', '=', game)
    .where('status', '=', 'open')
    .executeTakeFirst()

/** A player's rounds, the latest first, from before a moment. */
export const roundsOf = (
  db: Executor,
  player: string,
  { before, most }: { readonly before: Date; readonly most: number }
): Promise<GameRound[]> =>
  db
    .selectFrom('game_rounds')
    .selectAll()
    .where('player_id', '=', player)
    .where('started_at', '<', before)
    .orderBy('started_at', 'desc')
    .limit(most)
    .execute()

/** The slugs of the games that a player played last, the latest first. */
export async function recentGames(db: Executor, player: string, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('game_rounds')
    .select(({ fn }) => ['game', fn.max('started_at').as('last')])
    .where('player_id', '=', player)
    .groupBy('game')
    .orderBy('last', 'desc')
    .limit(most)
    .execute()
  return rows.map(row => row.game)
}

/** What a player staked and won since a moment, in minor units: rolled back rounds count nothing. */
export async function playedSince(
  db: Executor,
  player: string,
  since: Date
): Promise<{ readonly staked: bigint; readonly won: bigint; readonly rounds: number }> {
  const rows = await db
    .selectFrom('game_rounds')
    .select(['stake', 'won'])
    .where('player_id', '=', player)
    .where('started_at', '>=', since)
    .where('status', '<>', 'rolledBack')
    .execute()
  return {
    staked: rows.reduce((sum, row) => sum + row.stake, 0n),
    won: rows.reduce((sum, row) => sum + row.won, 0n),
    rounds: rows.length
  }
}

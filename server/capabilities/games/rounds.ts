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

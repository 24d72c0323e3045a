import type { Executor } from '../../db/database.ts'
import type { GameRound } from './tables.ts'

/** Which of a player's rounds are wanted; what is not told does not matter. */
export interface RoundFilter {
  readonly game?: string | undefined
  /** From this moment on, and before that one. */
  readonly from?: Date | undefined
  readonly until?: Date | undefined
}

interface Page {
  readonly first: number
  readonly after?: string | undefined
}

/** A player's rounds, the latest first, at most `first` of those before the given one. */
export async function listRounds(
  db: Executor,
  player: string,
  { game, from, until }: RoundFilter,
  { first, after }: Page
): Promise<readonly GameRound[]> {
  let query = db
    .selectFrom('game_rounds')
    .selectAll()
    .where('player_id', '=', player)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(first)
  if (game !== undefined) query = query.where('game', '=', game)
  if (from) query = query.where('started_at', '>=', from)
  if (until) query = query.where('started_at', '<', until)
  if (after !== undefined)
    query = query.where(row =>
      row(
        row.refTuple('started_at', 'id'),
        '<',
        row
          .selectFrom('game_rounds')
          .select(['started_at', 'id'])
          .where('id', '=', after)
          .where('player_id', '=', player)
          .$asTuple('started_at', 'id')
      )
    )
  return await query.execute()
}

/** One round of a player; undefined for one of anybody else. */
export const findRound = (
  db: Executor,
  player: string,
  id: string
): Promise<GameRound | undefined> =>
  db
    .selectFrom('game_rounds')
    .selectAll()
    .where('player_id', '=', player)
    .where('id', '=', id)
    .executeTakeFirst()

/** The games that a player has rounds of, by their slugs. */
export async function playedGames(db: Executor, player: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('game_rounds')
    .select('game')
    .distinct()
    .where('player_id', '=', player)
    .execute()
  return rows.map(({ game }) => game)
}

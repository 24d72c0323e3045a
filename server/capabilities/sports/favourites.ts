import { BOOK } from '#config/sports/book.ts'
import type { Executor } from '../../db/database.ts'
import { OVER } from './results.ts'

const ID = /^[a-z\d][a-z\d-]{0,79}$/

/** Competitions, events and kinds of markets that a player marked, in the order in which that was done. */
export async function favouritesOf(db: Executor, playerId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('sport_favourites')
    .select('id')
    .where('player_id', '=', playerId)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

interface Mark {
  readonly playerId: string
  readonly id: string
  readonly isFavourite: boolean
  readonly now: Date
}

/** Matches that are over take no room from those that are to come. */
const forgetOver = (db: Executor, playerId: string) =>
  db
    .deleteFrom('sport_favourites')
    .where('player_id', '=', playerId)
    .where('id', 'in', db.selectFrom('sport_events').select('id').where('status', 'in', OVER))
    .execute()

/** Marks something or takes the mark away; what has no such form, or is one too many, is left as it is. */
export async function mark(db: Executor, { playerId, id, isFavourite, now }: Mark): Promise<void> {
  if (!isFavourite) {
    await db
      .deleteFrom('sport_favourites')
      .where('player_id', '=', playerId)
      .where('id', '=', id)
      .execute()
    return
  }
  await forgetOver(db, playerId)
  if (!ID.test(id) || (await favouritesOf(db, playerId)).length >= BOOK.mostFavourites) return
  await db
    .insertInto('sport_favourites')
    .values({ player_id: playerId, id, at: now })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

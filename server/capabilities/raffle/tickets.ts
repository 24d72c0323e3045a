import type { Executor } from '../../db/database.ts'
import { openDraws, running } from './instances.ts'
import { entrantOf } from './wagers.ts'

/** A player's part in a draw that has not been made yet. */
export interface Tickets {
  readonly instance: string
  readonly source: string
  readonly count: number
  /** What stands for the player in the list that the draw is made from. */
  readonly entrant: string
}

/** The tickets a player has in each draw that runs or is being made, none included. */
export async function ticketsOf(
  db: Executor,
  playerId: string,
  now: Date
): Promise<readonly Tickets[]> {
  const draws = running(await openDraws(db).execute(), now)
  if (draws.length === 0) return []
  const ids = draws.map(({ id }) => id)
  const entries = await db
    .selectFrom('raffle_entries')
    .select(['instance', 'tickets'])
    .where('player_id', '=', playerId)
    .where('instance', 'in', ids)
    .execute()
  return draws.map(({ id, source }) => ({
    instance: id,
    source,
    count: Number(entries.find(({ instance }) => instance === id)?.tickets ?? 0n),
    entrant: entrantOf(id, playerId)
  }))
}

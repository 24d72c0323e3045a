import type { Executor } from '../../db/database.ts'
import type { Win } from './tables.ts'

/** A pot that has fallen: whose bet did it, and who has a share in it. */
export interface Fallen {
  readonly main: Win
  readonly community: readonly Win[]
}

/** What became of the pot that a win is the main one of; undefined for any other id. */
export async function fallenOf(db: Executor, win: string): Promise<Fallen | undefined> {
  const main = await db
    .selectFrom('jackpot_wins')
    .selectAll()
    .where('id', '=', win)
    .where('kind', '=', 'main')
    .executeTakeFirst()
  if (!main) return undefined
  const community = await db
    .selectFrom('jackpot_wins')
    .selectAll()
    .where('instance', '=', main.instance)
    .where('pot', '=', main.pot)
    .where('filling', '=', main.filling)
    .where('kind', '=', 'community')
    .orderBy('euros', 'desc')
    .orderBy('id')
    .execute()
  return { main, community }
}

import { sql } from 'kysely'

import type { Executor, Tx } from '../../db/database.ts'
import type { TournamentRow } from './tables.ts'

/** Whose time it is: a tournament that is over but not decided yet has ended for everybody. */
export function stateAt(
  { state, starts_at: start, ends_at: end }: Pick<TournamentRow, 'ends_at' | 'starts_at' | 'state'>,
  now: Date
) {
  if (state === 'cancelled') return 'Cancelled'
  if (state === 'ended' || end <= now) return 'Ended'
  return start <= now ? 'Active' : 'Scheduled'
}

export const findTournament = (
  executor: Executor,
  id: string
): Promise<TournamentRow | undefined> =>
  executor.selectFrom('engage_tournaments').selectAll().where('id', '=', id).executeTakeFirst()

/**
 * The tournament of a series that runs at a moment; of several the shortest, which somebody has begun
 * beside those of the schedule.
 */
export const findRunning = (
  executor: Executor,
  series: string,
  moment: Date
): Promise<TournamentRow | undefined> =>
  executor
    .selectFrom('engage_tournaments')
    .selectAll()
    .where('series', '=', series)
    .where('state', '=', 'open')
    .where('starts_at', '<=', moment)
    .where('ends_at', '>', moment)
    .orderBy(sql`ends_at - starts_at`)
    .orderBy('id')
    .executeTakeFirst()

/** The tournament for this transaction alone: whoever counts or enters is done, or waits. */
export const holdTournament = (tx: Tx, id: string): Promise<TournamentRow | undefined> =>
  tx
    .selectFrom('engage_tournaments')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/**
 * Those a moment belongs to and that are not decided; they can not be decided while the transaction
 * lasts, and others may count in them at the same time.
 */
export const runningAt = (tx: Tx, moment: Date): Promise<TournamentRow[]> =>
  tx
    .selectFrom('engage_tournaments')
    .selectAll()
    .where('state', '=', 'open')
    .where('starts_at', '<=', moment)
    .where('ends_at', '>', moment)
    .orderBy('id')
    .forKeyShare()
    .execute()

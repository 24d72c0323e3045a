import { randomUUID } from 'node:crypto'

import type { EngagementError } from '#contract/wire/engagement.ts'
import type { Tx } from '../../db/database.ts'
import { enrolled } from '../enrolled.ts'
import { changePoints } from '../points.ts'
import type { Provider } from '../provider.ts'
import { EVERYBODY, tell } from '../tell.ts'
import { isIn } from './enter.ts'
import { findTournament, stateAt } from './rows.ts'

export type Left =
  | { readonly status: 'left' }
  | { readonly status: 'refused'; readonly code: EngagementError }

const refused = (code: EngagementError): Left => ({ status: 'refused', code })

/** Takes an entrant off the list and tells what was paid; undefined once it is decided. */
async function takeOut(tx: Tx, tournament: string, playerId: string): Promise<number | undefined> {
  const seat = await tx
    .updateTable('engage_tournaments')
    .set(({ eb }) => ({ entrants: eb('entrants', '-', 1) }))
    .where('id', '=', tournament)
    .where('state', '=', 'open')
    .executeTakeFirst()
  if (seat.numUpdatedRows === 0n) return undefined
  const { paid } = await tx
    .deleteFrom('engage_contest_entries')
    .where('tournament', '=', tournament)
    .where('player_id', '=', playerId)
    .returning('paid')
    .executeTakeFirstOrThrow()
  return paid
}

async function leaveWithin(tx: Tx, id: string, playerId: string, at: Date): Promise<Left> {
  const who = await enrolled(tx, playerId)
  if (who.status === 'refused') return refused(who.code)
  const row = await findTournament(tx, id)
  if (!row) return refused('UNKNOWN')
  const state = stateAt(row, at)
  if (state === 'Ended' || state === 'Cancelled') return refused('ENDED')
  if (!(await isIn(tx, id, playerId))) return refused('NOT_IN')
  if (state === 'Active') return refused('STARTED')
  const paid = await takeOut(tx, id, playerId)
  if (paid === undefined) return refused('ENDED')
  if (paid > 0) {
    const key = `entry-left:${id}:${randomUUID()}`
    await changePoints(tx, { playerId, by: paid, reason: 'tournament', key, at })
  }
  return { status: 'left' }
}

/** Takes a player out of a tournament that has not begun, and gives back what was paid to enter. */
export async function leaveTournament(
  { ports }: Provider,
  id: string,
  playerId: string
): Promise<Left> {
  const at = ports.clock.now()
  const result = await ports.db.transaction(tx => leaveWithin(tx, id, playerId, at))
  if (result.status === 'left') {
    await tell(ports, EVERYBODY, 'tournament', id)
    await tell(ports, playerId, 'player')
  }
  return result
}

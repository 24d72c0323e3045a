import { randomUUID } from 'node:crypto'

import type { EngagementError } from '#contract/wire/engagement.ts'
import type { Tx } from '../../db/database.ts'
import { enrolled } from '../enrolled.ts'
import { changePoints } from '../points.ts'
import type { Provider } from '../provider.ts'
import { EVERYBODY, tell } from '../tell.ts'
import { findTournament, stateAt } from './rows.ts'
import { ruleFrom } from './stored-rule.ts'

export type Entered =
  | { readonly status: 'entered' }
  | { readonly status: 'refused'; readonly code: EngagementError }

const refused = (code: EngagementError): Entered => ({ status: 'refused', code })

interface Entrant {
  readonly tournament: string
  readonly playerId: string
  readonly paid: number
  readonly most: number | null
  readonly at: Date
}

/** Puts an entrant on the list; false if it is full. */
export async function putIn(
  tx: Tx,
  { tournament, playerId, paid, most, at }: Entrant
): Promise<boolean> {
  let place = tx
    .updateTable('engage_tournaments')
    .set(({ eb }) => ({ entrants: eb('entrants', '+', 1) }))
    .where('id', '=', tournament)
    .where('state', '=', 'open')
  if (most !== null) place = place.where('entrants', '<', most)
  if ((await place.executeTakeFirst()).numUpdatedRows === 0n) return false
  await tx
    .insertInto('engage_contest_entries')
    .values({ tournament, player_id: playerId, entered_at: at, paid })
    .execute()
  return true
}

export const isIn = async (tx: Tx, tournament: string, playerId: string): Promise<boolean> =>
  (await tx
    .selectFrom('engage_contest_entries')
    .select('player_id')
    .where('tournament', '=', tournament)
    .where('player_id', '=', playerId)
    .executeTakeFirst()) !== undefined

async function enterWithin(tx: Tx, id: string, playerId: string, at: Date): Promise<Entered> {
  const who = await enrolled(tx, playerId)
  if (who.status === 'refused') return refused(who.code)
  const row = await findTournament(tx, id)
  if (!row) return refused('UNKNOWN')
  const rule = ruleFrom(row.rule)
  const state = stateAt(row, at)
  if (state === 'Ended' || state === 'Cancelled') return refused('ENDED')
  if (rule.entry === 'automatic' || (await isIn(tx, id, playerId))) return refused('ALREADY_IN')
  if (who.player.level < rule.fromLevel) return refused('LEVEL_TOO_LOW')
  const paid = rule.entry === 'buyIn' ? rule.price : 0
  if (who.player.points < BigInt(paid)) return refused('NOT_ENOUGH_POINTS')
  const most = rule.mostEntrants
  if (!(await putIn(tx, { tournament: id, playerId, paid, most, at }))) return refused('FULL')
  if (paid > 0) {
    // Who has left may enter again, and pays again.
    const key = `entry:${id}:${randomUUID()}`
    await changePoints(tx, { playerId, by: -paid, reason: 'tournament', key, at })
  }
  return { status: 'entered' }
}

/** Takes a player into a tournament, and its price in points, or tells why not. */
export async function enterTournament(
  { ports }: Provider,
  id: string,
  playerId: string
): Promise<Entered> {
  const at = ports.clock.now()
  const result = await ports.db.transaction(tx => enterWithin(tx, id, playerId, at))
  if (result.status === 'entered') {
    await tell(ports, EVERYBODY, 'tournament', id)
    await tell(ports, playerId, 'player')
  }
  return result
}

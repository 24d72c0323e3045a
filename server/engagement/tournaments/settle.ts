import type { Executor, Tx } from '../../db/database.ts'
import type { Ports } from '../../ports.ts'
import { textsFor } from '../contest-texts.ts'
import { holdPlayer } from '../enrolled.ts'
import { changePoints } from '../points.ts'
import { givePrize } from '../prizes.ts'
import { tell } from '../tell.ts'
import type { TournamentRow } from './tables.ts'

/** Whose prize, or whose points of a cancelled tournament, are still to be given. */
const dueIn = (executor: Executor, { id, state }: Pick<TournamentRow, 'id' | 'state'>) => {
  const due = executor
    .selectFrom('engage_contest_entries')
    .select('player_id')
    .where('tournament', '=', id)
    .where('settled_at', 'is', null)
    .orderBy('player_id')
  return state === 'ended' ? due.where('prize', 'is not', null) : due.where('paid', '>', 0)
}

async function settleWithin(tx: Tx, row: TournamentRow, playerId: string, at: Date) {
  const { id, series, state } = row
  const player = await holdPlayer(tx, playerId)
  const entry = await tx
    .selectFrom('engage_contest_entries')
    .selectAll()
    .where('tournament', '=', id)
    .where('player_id', '=', playerId)
    .where('settled_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!entry) return
  if (state === 'ended' && entry.prize) {
    const texts = textsFor(player?.language)
    await givePrize(tx, {
      playerId,
      prize: entry.prize,
      key: `tournament:${id}:${playerId}`,
      name: texts.title('tournament', series),
      reason: texts.place(entry.place ?? 0),
      at
    })
  } else if (state === 'cancelled' && entry.paid > 0) {
    const key = `entry-back:${id}`
    await changePoints(tx, { playerId, by: entry.paid, reason: 'tournament', key, at })
  }
  await tx
    .updateTable('engage_contest_entries')
    .set({ settled_at: at })
    .where('tournament', '=', id)
    .where('player_id', '=', playerId)
    .execute()
}

/** Gives what a decided tournament owes, each entrant in a transaction of their own and once. */
export async function settleEntries(ports: Ports, row: TournamentRow): Promise<number> {
  const { clock, db } = ports
  const due = await dueIn(db.kysely, row).execute()
  for (const { player_id: playerId } of due) {
    await db.transaction(tx => settleWithin(tx, row, playerId, clock.now()))
    await tell(ports, playerId, 'player')
  }
  return due.length
}

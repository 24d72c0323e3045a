import { sql } from 'kysely'

import type { Tx } from '../../db/database.ts'
import { revokeSession } from '../../identity/revoke-session.ts'
import type { Ports } from '../../ports.ts'
import type { EndReason } from './table.ts'

interface Ended {
  readonly sessionId: string
  readonly playerId: string
  readonly version: bigint
  readonly reason: EndReason
}

type Which =
  | { readonly sessionId: string; readonly ownedBy?: string }
  | { readonly playerId: string; readonly except?: string }

/** Ends the sessions that still run and takes back every token that was given out in them. */
export async function endSessions(
  tx: Tx,
  which: Which,
  reason: EndReason,
  now: Date
): Promise<Ended[]> {
  const rows = await tx
    .updateTable('sessions')
    .set({ ended_at: now, end_reason: reason })
    .where('ended_at', 'is', null)
    .where(row =>
      'sessionId' in which
        ? row.and([
            row('id', '=', which.sessionId),
            ...(which.ownedBy === undefined ? [] : [row('player_id', '=', which.ownedBy)])
          ])
        : row.and([row('player_id', '=', which.playerId), row('id', '!=', which.except ?? '')])
    )
    .returning(['id', 'player_id'])
    .execute()
  const ended: Ended[] = []
  for (const { id, player_id: playerId } of rows) {
    await revokeSession(tx, id)
    const { version } = await tx
      .updateTable('players')
      .set({ version: sql<bigint>`version + 1` })
      .where('id', '=', playerId)
      .returning('version')
      .executeTakeFirstOrThrow()
    ended.push({ sessionId: id, playerId, version, reason })
  }
  return ended
}

/** Tells the log and every process which sessions are over. Call it after the commit. */
export async function publishEnded(
  { bus, clock, log }: Pick<Ports, 'bus' | 'clock' | 'log'>,
  ended: readonly Ended[]
): Promise<void> {
  for (const { sessionId, playerId, version, reason } of ended) {
    log.info({ session: sessionId, player: playerId, reason }, 'a session ended')
    await bus.publish({
      kind: 'session.destroyed',
      subject: playerId,
      version: Number(version),
      at: clock.now().toISOString(),
      data: { sessionId, reason }
    })
  }
}

import { sql } from 'kysely'

import type { Tx } from '../../db/database.ts'
import type { Ports } from '../../ports.ts'
import { recordDecision } from '../audit/index.ts'
import { endSessions, publishEnded } from '../session/index.ts'
import { heldPlayer } from './store.ts'

/**
 * Lets the limit hold for the sessions that run, each counted from its own beginning. Where they are
 * fixed, those that have an end already keep it unless the new one is earlier (protection rule R23).
 */
export async function limitSessions(
  tx: Tx,
  playerId: string,
  minutes: bigint | null,
  { isFixedInSession }: { readonly isFixedInSession: boolean }
): Promise<void> {
  const until =
    minutes === null
      ? sql<Date | null>`null::timestamptz`
      : sql<Date | null>`started_at + ${minutes}::integer * interval '1 minute'`
  // The least of two moments passes over one that is none.
  const kept = sql<Date | null>`least(limited_until, ${until})`
  await tx
    .updateTable('sessions')
    .set({ limited_until: isFixedInSession ? kept : until })
    .where('player_id', '=', playerId)
    .where('ended_at', 'is', null)
    .execute()
}

const AT_ONCE = 100

/** Ends the sessions whose time is over; whether there may be more of them. */
export async function endLimitedSessions(ports: Ports): Promise<boolean> {
  const now = ports.clock.now()
  const over = await ports.db.kysely
    .selectFrom('sessions')
    .select(['id', 'player_id'])
    .where('limited_until', '<=', now)
    .where('ended_at', 'is', null)
    .limit(AT_ONCE)
    .execute()
  for (const { id, player_id: playerId } of over) {
    const ended = await ports.db.transaction(async tx => {
      await heldPlayer(tx, playerId)
      const gone = await endSessions(tx, { sessionId: id }, 'SESSION_LIMIT_REACHED', now)
      if (gone.length > 0)
        await recordDecision(tx, {
          kind: 'session.limitReached',
          playerId,
          actor: 'system',
          at: now
        })
      return gone
    })
    await publishEnded(ports, ended)
  }
  return over.length === AT_ONCE
}

import type { Ports } from '../../ports.ts'
import { endSessions, publishEnded } from './end-sessions.ts'
import type { EndReason } from './table.ts'

/** What it takes to end a session and to tell of it. */
export type EndPorts = Pick<Ports, 'bus' | 'clock' | 'db' | 'log'>

/** Ends one session everywhere at once; false when it had ended before or never was. */
export async function destroySession(
  ports: Ports,
  sessionId: string,
  reason: EndReason
): Promise<boolean> {
  const ended = await ports.db.transaction(tx =>
    endSessions(tx, { sessionId }, reason, ports.clock.now())
  )
  await publishEnded(ports, ended)
  return ended.length > 0
}

/** Ends a session of the player's choice; false, too, for one that is not the player's. */
export async function endOwnSession(
  ports: Ports,
  playerId: string,
  sessionId: string
): Promise<boolean> {
  const ended = await ports.db.transaction(tx =>
    endSessions(tx, { sessionId, ownedBy: playerId }, 'LOGGED_OUT', ports.clock.now())
  )
  await publishEnded(ports, ended)
  return ended.length > 0
}

/** Ends all sessions of a player, e.g. for an exclusion; answers how many there were. */
export async function destroySessionsOf(
  ports: EndPorts,
  playerId: string,
  reason: EndReason
): Promise<number> {
  const ended = await ports.db.transaction(tx =>
    endSessions(tx, { playerId }, reason, ports.clock.now())
  )
  await publishEnded(ports, ended)
  return ended.length
}

/** Ends all sessions of everybody, a player at a time; answers how many there were. */
export async function destroyAllSessions(ports: EndPorts, reason: EndReason): Promise<number> {
  const players = await ports.db.kysely
    .selectFrom('sessions')
    .select('player_id')
    .distinct()
    .where('ended_at', 'is', null)
    .execute()
  let ended = 0
  for (const { player_id: playerId } of players)
    ended += await destroySessionsOf(ports, playerId, reason)
  return ended
}

/** The player's own wish to leave. */
export const logout = (ports: Ports, sessionId: string): Promise<boolean> =>
  destroySession(ports, sessionId, 'LOGGED_OUT')

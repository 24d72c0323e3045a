import type { LoginFlow } from '#config/countries.ts'
import type { Tx } from '../../db/database.ts'
import type { Ports } from '../../ports.ts'
import { endSessions, publishEnded } from './end-sessions.ts'
import type { Device, Session } from './table.ts'

/** However it is kept alive, no session outlives this. */
export const SESSION_HOURS = 12

export interface NewSession {
  readonly id: string
  readonly playerId: string
  readonly flow: LoginFlow
  readonly device: Device
}

/**
 * Begins the session, or finds it when it has begun, and ends every other one of the player.
 * Undefined when a session of that id has ended: it never comes back.
 */
export async function startSession(ports: Ports, given: NewSession): Promise<Session | undefined> {
  const { session, ended } = await ports.db.transaction(tx => begin(tx, given, ports.clock.now()))
  await publishEnded(ports, ended)
  return session
}

async function begin(tx: Tx, { id, playerId, flow, device }: NewSession, now: Date) {
  // Two log-ins at once must not end each other: the second one waits here.
  await tx
    .selectFrom('players')
    .select('id')
    .where('id', '=', playerId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const fresh = await tx
    .insertInto('sessions')
    .values({
      id,
      player_id: playerId,
      flow,
      device,
      started_at: now,
      // Tokens go by the machine's time, and the session with them, wherever the sandbox moves its own.
      expires_at: new Date(Date.now() + SESSION_HOURS * 3_600_000)
    })
    .onConflict(conflict => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!fresh) return { session: await findAlive(tx, id, playerId), ended: [] }
  const ended = await endSessions(
    tx,
    { playerId, except: id },
    'LOGGED_IN_FROM_ANOTHER_DEVICE',
    now
  )
  return { session: fresh, ended }
}

const findAlive = (tx: Tx, id: string, playerId: string) =>
  tx
    .selectFrom('sessions')
    .selectAll()
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', new Date())
    .executeTakeFirst()

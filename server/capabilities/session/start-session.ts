import type { LoginFlow } from '#config/countries.ts'
import { jurisdiction } from '#config/jurisdiction.ts'
import type { Executor, Tx } from '../../db/database.ts'
import type { SignInMethod } from '../../generated/main.ts'
import type { Ports } from '../../ports.ts'
import type { DeviceFacts } from './device.ts'
import { endSessions, publishEnded } from './end-sessions.ts'
import type { Session } from './table.ts'

/** However it is kept alive, no session outlives this. */
export const SESSION_HOURS = 12

export interface NewSession {
  readonly id: string
  readonly playerId: string
  readonly flow: LoginFlow
  readonly device: DeviceFacts
  readonly method: SignInMethod
}

/**
 * Begins the session, or finds it when it has begun, and ends every other one of the player where
 * the licence allows one alone. Undefined when a session of that id has ended: it never comes back.
 */
export async function startSession(ports: Ports, given: NewSession): Promise<Session | undefined> {
  const { session, ended } = await ports.db.transaction(tx => begin(ports, tx, given))
  await publishEnded(ports, ended)
  return session
}

async function begin({ config, clock }: Ports, tx: Tx, given: NewSession) {
  const now = clock.now()
  const { id, playerId, flow, device, method } = given
  // Two log-ins at once must not end each other: the second one waits here.
  const { country } = await tx
    .selectFrom('players')
    .select('country')
    .where('id', '=', playerId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const fresh = await tx
    .insertInto('sessions')
    .values({
      id,
      player_id: playerId,
      flow,
      device: device.kind,
      browser: device.browser,
      system: device.system,
      network: device.network,
      method,
      started_at: now,
      last_seen_at: now,
      // Tokens go by the machine's time, and the session with them, wherever the sandbox moves its own.
      expires_at: new Date(Date.now() + SESSION_HOURS * 3_600_000)
    })
    .onConflict(conflict => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!fresh) return { session: await seeAlive(tx, id, playerId, now), ended: [] }
  if (!jurisdiction(config.operator, country).oneSessionOnly) return { session: fresh, ended: [] }
  const ended = await endSessions(
    tx,
    { playerId, except: id },
    'LOGGED_IN_FROM_ANOTHER_DEVICE',
    now
  )
  return { session: fresh, ended }
}

const seeAlive = (tx: Tx, id: string, playerId: string, now: Date) =>
  tx
    .updateTable('sessions')
    .set({ last_seen_at: now })
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', new Date())
    .returningAll()
    .executeTakeFirst()

/** Remembers that a session has been renewed. */
export async function sessionSeen(db: Executor, id: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
}

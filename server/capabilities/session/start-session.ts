import { sql } from 'kysely'

import type { LoginFlow } from '#config/countries.ts'
import { jurisdictionOf } from '#config/jurisdiction.ts'
import type { Executor, Tx } from '../../db/database.ts'
import type { SignInMethod } from '../../generated/main.ts'
import type { Ports } from '../../ports.ts'
import { registerBarrier } from '../exclusion/index.ts'
import { engagementSoon, tellEngagement, tellEngagementOf } from '../loyalty/index.ts'
import type { DeviceFacts } from './device.ts'
import { endSessions, publishEnded } from './end-sessions.ts'
import { isRunning } from './is-running.ts'
import type { Session } from './table.ts'

/** However it is kept alive, no session outlives this. */
export const SESSION_HOURS = 12

/** Nobody's log-in waits longer for an answer that it can do without. */
const REGISTER_PATIENCE_MS = 3000

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
  const { session, ended, begun } = await ports.db.transaction(tx => begin(ports, tx, given))
  await publishEnded(ports, ended)
  engagementSoon(ports)
  // Whoever stands there is excluded from now on; the session is for their money alone. Without the
  // register it begins as well: what needs an answer asks again.
  if (begun && session) ports.log.info(toldOf(session), 'a session began')
  if (begun) await registerBarrier(ports, begun, { patienceMs: REGISTER_PATIENCE_MS })
  return session
}

/** What the log says of a session: how somebody came in, and roughly from where. */
const toldOf = ({ id, player_id, flow, method, network }: Session) => ({
  session: id,
  player: player_id,
  flow,
  method,
  network
})

async function begin(ports: Ports, tx: Tx, given: NewSession) {
  const { config, clock } = ports
  const now = clock.now()
  const { id, playerId, flow, device, method } = given
  // Two log-ins at once must not end each other: the second one waits here.
  const player = await tx
    .selectFrom('players')
    .selectAll()
    .where('id', '=', playerId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const { idleMinutes, oneSessionOnly } = jurisdictionOf(config, player.country)
  const fresh = await tx
    .insertInto('sessions')
    .values(given => ({
      id,
      player_id: playerId,
      flow,
      device: device.kind,
      browser: device.browser,
      system: device.system,
      network: device.network,
      method,
      started_at: now,
      proven_at: now,
      last_seen_at: now,
      used_at: new Date(),
      idle_minutes: idleMinutes,
      // Tokens go by the machine's time, and the session with them, wherever the sandbox moves its own.
      expires_at: new Date(Date.now() + SESSION_HOURS * 3_600_000),
      limited_until: given
        .selectFrom('player_limits')
        .select(sql<Date>`${now}::timestamptz + value::integer * interval '1 minute'`.as('until'))
        .where('player_id', '=', playerId)
        .where('kind', '=', 'Session')
    }))
    .onConflict(conflict => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!fresh) return { session: await seeAlive(tx, id, playerId, now), ended: [], begun: null }
  await tellEngagementOf(ports, tx, player)
  await tellEngagement(ports, tx, { kind: 'login', id: `login:${id}`, playerId, at: now })
  if (!oneSessionOnly) return { session: fresh, ended: [], begun: player }
  const ended = await endSessions(
    tx,
    { playerId, except: id },
    'LOGGED_IN_FROM_ANOTHER_DEVICE',
    now
  )
  return { session: fresh, ended, begun: player }
}

const seeAlive = (tx: Tx, id: string, playerId: string, now: Date) =>
  tx
    .updateTable('sessions')
    .set({ last_seen_at: now })
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .where(isRunning(now))
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

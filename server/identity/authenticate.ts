import { errors, jwtVerify } from 'jose'

import type { Player } from '../capabilities/player/table.ts'
import { isRunning } from '../capabilities/session/is-running.ts'
import type { Session } from '../capabilities/session/table.ts'
import type { Ports } from '../ports.ts'
import { verificationKeys } from './keys.ts'
import { AUDIENCE, issuerOf } from './realm.ts'
import { VerifiedTokens } from './verified-tokens.ts'

export interface Authenticated {
  readonly player: Player
  readonly session: Session
}

const LONGEST_TOKEN = 4096

interface Verifier {
  readonly keys: ReturnType<typeof verificationKeys>
  readonly verified: VerifiedTokens
}

const verifiers = new WeakMap<Ports['config'], Verifier>()

function verifierOf(config: Ports['config']): Verifier {
  const known = verifiers.get(config)
  if (known) return known
  const keys = verificationKeys(config.secrets)
  const verifier = { keys, verified: new VerifiedTokens() }
  verifiers.set(config, verifier)
  return verifier
}

/**
 * Who sent an access token, of either style: its signature, type, issuer, audience and time are
 * right and its session runs. Null for everything else, whatever it is.
 */
export async function authenticate(ports: Ports, token: unknown): Promise<Authenticated | null> {
  const sessionId = await sessionOf(ports, token)
  return sessionId === undefined ? null : await findRunning(ports, sessionId)
}

async function sessionOf({ config }: Ports, token: unknown): Promise<string | undefined> {
  if (typeof token !== 'string' || token.length > LONGEST_TOKEN) return undefined
  const { keys, verified } = verifierOf(config)
  const known = verified.sessionOf(token)
  if (known !== undefined) return known
  try {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: ['RS256'],
      typ: 'at+jwt',
      issuer: issuerOf(config),
      audience: AUDIENCE,
      requiredClaims: ['exp', 'sub']
    })
    const sessionId = payload['sid'] ?? payload['session_id']
    if (typeof sessionId !== 'string' || payload.exp === undefined) return undefined
    verified.add(token, { sessionId, expiresAt: payload.exp * 1000 })
    return sessionId
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) return undefined
    throw error
  }
}

/** A session that runs, and whose it is; null once it has ended. */
export async function findRunning(
  { db, clock }: Pick<Ports, 'clock' | 'db'>,
  sessionId: string
): Promise<Authenticated | null> {
  const row = await db.kysely
    .selectFrom('sessions')
    .innerJoin('players', 'players.id', 'sessions.player_id')
    .selectAll('players')
    .select([
      'sessions.id as session_id',
      'sessions.flow',
      'sessions.device',
      'sessions.browser',
      'sessions.system',
      'sessions.network',
      'sessions.method',
      'sessions.started_at',
      'sessions.proven_at',
      'sessions.last_seen_at',
      'sessions.used_at',
      'sessions.idle_minutes',
      'sessions.expires_at',
      'sessions.limited_until'
    ])
    .where('sessions.id', '=', sessionId)
    .where(isRunning(clock.now()))
    .executeTakeFirst()
  if (!row) return null
  const {
    session_id: id,
    flow,
    device,
    browser,
    system,
    network,
    method,
    started_at,
    proven_at,
    last_seen_at,
    used_at,
    idle_minutes,
    expires_at,
    limited_until,
    ...player
  } = row
  const session: Session = {
    id,
    player_id: player.id,
    flow,
    device,
    browser,
    system,
    network,
    method,
    started_at,
    proven_at,
    last_seen_at,
    used_at,
    idle_minutes,
    expires_at,
    limited_until,
    ended_at: null,
    end_reason: null
  }
  return { player, session }
}

import { createHash } from 'node:crypto'
import { SignJWT } from 'jose'

import {
  destroySession,
  isInUse,
  type NewSession,
  sessionSeen,
  startSession
} from '../capabilities/session/index.ts'
import type { Tx } from '../db/database.ts'
import { InvalidTokenFailure } from '../graphql/faults.ts'
import type { Ports } from '../ports.ts'
import { currentKey } from './keys.ts'
import { ACCESS_TOKEN_SECONDS, AUDIENCE, issuerOf } from './realm.ts'

export interface TokenPair {
  readonly accessToken: string
  readonly refreshToken: string
}

const digest = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Starts a session of the custom flow and gives out its first pair of tokens. */
export async function startCustomSession(
  ports: Ports,
  given: Omit<NewSession, 'flow' | 'id'>
): Promise<TokenPair> {
  const session = await startSession(ports, { ...given, id: ports.random.uuid(), flow: 'custom' })
  if (!session) throw new InvalidTokenFailure()
  const refreshToken = await ports.db.transaction(tx =>
    addRefreshToken(ports, tx, session.id, session.expires_at)
  )
  return { accessToken: await signAccessToken(ports, session.player_id, session.id), refreshToken }
}

type Exchange =
  | {
      readonly status: 'fresh'
      readonly playerId: string
      readonly sessionId: string
      readonly refreshToken: string
    }
  | { readonly status: 'reused'; readonly sessionId: string }
  | { readonly status: 'unknown' }

/**
 * Gives a new pair for a refresh token, which is spent by it. A token that is shown twice is in two
 * hands: its session ends.
 */
export async function refreshAccessToken(ports: Ports, token: unknown): Promise<TokenPair> {
  if (typeof token !== 'string' || token.length > 200) throw new InvalidTokenFailure()
  const exchange = await ports.db.transaction(tx => spend(ports, tx, digest(token)))
  if (exchange.status === 'reused')
    await destroySession(ports, exchange.sessionId, 'SESSION_EXPIRED')
  if (exchange.status !== 'fresh') throw new InvalidTokenFailure()
  const { playerId, sessionId, refreshToken } = exchange
  return { accessToken: await signAccessToken(ports, playerId, sessionId), refreshToken }
}

async function spend(ports: Ports, tx: Tx, hash: string): Promise<Exchange> {
  const now = ports.clock.now()
  const held = await tx
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
    .select(['refresh_tokens.used_at', 'sessions.id', 'sessions.player_id', 'sessions.expires_at'])
    .where('refresh_tokens.hash', '=', hash)
    .where('refresh_tokens.expires_at', '>', new Date())
    .where('sessions.ended_at', 'is', null)
    .where(isInUse())
    .forUpdate()
    .executeTakeFirst()
  if (!held) return { status: 'unknown' }
  if (held.used_at) return { status: 'reused', sessionId: held.id }
  await tx.updateTable('refresh_tokens').set({ used_at: now }).where('hash', '=', hash).execute()
  await sessionSeen(tx, held.id, now)
  return {
    status: 'fresh',
    playerId: held.player_id,
    sessionId: held.id,
    refreshToken: await addRefreshToken(ports, tx, held.id, held.expires_at)
  }
}

async function addRefreshToken(ports: Ports, tx: Tx, sessionId: string, expiresAt: Date) {
  const token = Buffer.from(ports.random.bytes(32)).toString('base64url')
  await tx
    .insertInto('refresh_tokens')
    .values({ hash: digest(token), session_id: sessionId, expires_at: expiresAt })
    .execute()
  return token
}

async function signAccessToken({ config }: Ports, playerId: string, sessionId: string) {
  const { key, kid } = await currentKey(config.secrets)
  return await new SignJWT({ session_id: sessionId })
    .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid })
    .setIssuer(issuerOf(config))
    .setAudience(AUDIENCE)
    .setSubject(playerId)
    .setIssuedAt()
    .setExpirationTime(`${ACCESS_TOKEN_SECONDS}s`)
    .sign(key)
}

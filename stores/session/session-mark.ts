import { type AccessTokenClaims, sessionIdOf } from '#contract/wire/access-token.ts'
import { type SessionInfo, sessionInfo } from '#contract/wire/cookie.ts'
import { environment } from '../environment/index.ts'

/** A clock that is off by less is taken as it is. */
const CLOCK_SKEW = 300_000

/** How far this device's clock is ahead of the one that a new token was dated by. */
function clockAhead({ iat }: AccessTokenClaims, now: number): number | undefined {
  const ahead = iat === null ? 0 : now - iat * 1000
  return Math.abs(ahead) > CLOCK_SKEW ? ahead : undefined
}

/** Marks that a session may exist, so that the islands of a player load. */
export function markSession(claims: AccessTokenClaims): void {
  const { clock, cookies, random } = environment()
  const now = clock.now()
  const id = sessionIdOf(claims) ?? random.id()
  const ahead = clockAhead(claims, now)
  const start = new Date(now).toISOString()
  cookies.set('sessionInfo', JSON.stringify({ id, start, ahead }))
}

/** The mark of the session; null where there is none, or not one that can be read. */
export const sessionMark = (): SessionInfo | null =>
  sessionInfo.read(environment().cookies.get('sessionInfo') ?? '')

import { type AccessTokenClaims, sessionIdOf } from '#contract/wire/access-token.ts'
import { environment } from '../environment/index.ts'

/** Marks that a session may exist, so that the islands of a player load. */
export function markSession(claims: AccessTokenClaims): void {
  const { clock, cookies, random } = environment()
  const id = sessionIdOf(claims) ?? random.id()
  const start = new Date(clock.now()).toISOString()
  cookies.set('sessionInfo', JSON.stringify({ id, start }))
}

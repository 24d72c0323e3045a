import type { TestPage } from './environment.ts'
import { START } from './test-clock.ts'

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A token that decodes; nobody verifies it here. */
export const jwt = (claims: object) => `${encoded({ alg: 'ES256' })}.${encoded(claims)}.signature`

const seconds = (milliseconds: number) => Math.floor((START + milliseconds) / 1000)

export interface SessionOptions {
  /** From the start of the test. */
  readonly expiresIn?: number
  readonly refresh?: string | null
  readonly sid?: string
}

export const oidcClaims = (expiresIn = 300_000, sid = 'session-1') => ({
  player_id: 'player-1',
  sid,
  exp: seconds(expiresIn)
})

export const customClaims = (expiresIn = 300_000, sid = 'session-1') => ({
  sub: 'player-1',
  session_id: sid,
  exp: seconds(expiresIn)
})

/** Puts an OpenID user where the client keeps it. */
export function storeOidcUser(page: TestPage, options: SessionOptions = {}): string {
  const { expiresIn = 300_000, refresh = 'refresh-token-1', sid = 'session-1' } = options
  const access = jwt(oidcClaims(expiresIn, sid))
  const user = {
    id_token: jwt({ sub: 'player-1' }),
    access_token: access,
    ...(refresh !== null && { refresh_token: refresh }),
    expires_at: seconds(expiresIn),
    profile: { sub: 'player-1' }
  }
  page.vaultEntries.set('user:http://lobby.test/realms/infiniza:lobby', JSON.stringify(user))
  const info = { id: sid, start: new Date(START).toISOString() }
  page.cookieJar.set('sessionInfo', JSON.stringify(info))
  return access
}

/** Puts the pair of a login that is not OpenID Connect where it is kept. */
export function storeCustomTokens(page: TestPage, options: SessionOptions = {}): string {
  const { expiresIn = 300_000, refresh = 'refresh-token-1', sid = 'session-1' } = options
  const access = jwt(customClaims(expiresIn, sid))
  page.cookieJar.set('accessToken', access)
  if (refresh !== null) page.cookieJar.set('refreshToken', refresh)
  const info = { id: sid, start: new Date(START).toISOString() }
  page.cookieJar.set('sessionInfo', JSON.stringify(info))
  return access
}

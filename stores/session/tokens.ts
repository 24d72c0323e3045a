import { type AccessTokenClaims, readAccessToken } from '#contract/wire/access-token.ts'
import { readStoredUser } from '#contract/wire/stored-user.ts'
import { environment } from '../environment/index.ts'
import { sessionMark } from './session-mark.ts'

export interface Tokens {
  readonly provider: 'custom' | 'oidc'
  readonly access: string
  readonly refresh: string | undefined
  /** Milliseconds since 1970. */
  readonly expiresAt: number
  readonly claims: AccessTokenClaims
}

const USER = 'user:'
const COOKIES = ['accessToken', 'refreshToken', 'keycloakAccessToken'] as const
/** Ways in that were begun and wait in this tab: at a bank, for a registration, for a code. */
const BEGUN = ['bankLogin', 'bankRegistration', 'verification'] as const

/** What proves that the stored user belongs to this visit and not to one that has ended. */
const hasSession = () => environment().cookies.get('sessionInfo') !== undefined

/** The tokens of the stored OpenID user, whether or not a session is marked. */
export async function readOidcTokens(): Promise<Tokens | undefined> {
  const { vault } = environment()
  const key = (await vault.keys()).find(name => name.startsWith(USER))
  const user = readStoredUser((key && (await vault.get(key))) ?? '')
  const claims = readAccessToken(user?.access_token)
  if (!user || !claims) return undefined
  return {
    provider: 'oidc',
    access: user.access_token,
    refresh: user.refresh_token,
    expiresAt: user.expires_at * 1000,
    claims
  }
}

/** The pair of a login that is not OpenID Connect; a token that does not decode is no token. */
function cookieTokens(): Tokens | undefined {
  const { cookies } = environment()
  const access = cookies.get('accessToken')
  const claims = readAccessToken(access)
  if (access === undefined || !claims) return undefined
  const refresh = cookies.get('refreshToken')
  // A platform's token is dated by the platform's clock.
  const expiresAt = claims.exp * 1000 + (sessionMark()?.ahead ?? 0)
  return { provider: 'custom', access, refresh, expiresAt, claims }
}

/**
 * The tokens as they are stored at this moment, by whichever tab wrote them last. A pair stands
 * above a user of OpenID Connect, who may be left of an earlier visit.
 */
export async function readTokens(): Promise<Tokens | undefined> {
  return cookieTokens() ?? (hasSession() ? await readOidcTokens() : undefined)
}

/** Keeps the pair of a login that is not OpenID Connect. */
export function storeTokens(access: string, refresh: string | undefined): void {
  const { cookies } = environment()
  cookies.set('accessToken', access)
  if (refresh === undefined) cookies.remove('refreshToken')
  else cookies.set('refreshToken', refresh)
}

/** For the login that is OpenID Connect, and takes the place of one that was not. */
export function forgetCustomTokens(): void {
  const { cookies } = environment()
  cookies.remove('accessToken')
  cookies.remove('refreshToken')
}

/** Removes every token, and with them the reality check and the mark of the session. */
export async function clearTokens(): Promise<void> {
  const { cookies, vault } = environment()
  for (const name of COOKIES) cookies.remove(name)
  cookies.remove('gameInit')
  cookies.remove('sessionInfo')
  for (const key of await vault.keys()) await vault.remove(key)
}

/** Removes what sign-ins that were begun and not finished have left. */
export async function forgetBegunSignIns(): Promise<void> {
  const { session, vault } = environment()
  for (const key of BEGUN) session.remove(key)
  for (const key of await vault.keys()) if (!key.startsWith(USER)) await vault.remove(key)
}

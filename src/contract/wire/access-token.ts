import { type Fields, fieldsOf, isBoolean, isId, isInteger, isText, optional } from './guards.ts'
import { fromJson } from './json.ts'

interface Dated {
  /** Seconds since 1970. */
  readonly exp: number
  readonly iat: number | null
}

export interface KeycloakClaims extends Dated {
  readonly style: 'keycloak'
  readonly player_id: string
  readonly sid: string
  readonly passwordless: boolean
  readonly flow: string | null
}

export interface CustomClaims extends Dated {
  readonly style: 'custom'
  readonly player_id: string | null
  readonly session_id: string | null
}

export type AccessTokenClaims = KeycloakClaims | CustomClaims

interface Claims {
  readonly exp: number
  readonly iat?: number | undefined
  readonly sub?: string | undefined
  readonly player_id?: string | undefined
  readonly sid?: string | undefined
  readonly session_id?: string | undefined
  readonly passwordless?: boolean | undefined
  readonly flow?: string | undefined
}

const isDate = (value: unknown): value is number => isInteger(value) && value > 0

const CLAIMS: Fields<Claims> = {
  exp: isDate,
  iat: optional(isDate),
  sub: optional(isText),
  player_id: optional(isText),
  sid: optional(isId),
  session_id: optional(isId),
  passwordless: optional(isBoolean),
  flow: optional(isText)
}

const LONGEST = 8192
const JWT = /^[\w-]+\.([\w-]+)\.[\w-]*$/

function payload(token: string): unknown {
  const [, body = ''] = JWT.exec(token) ?? []
  try {
    const bytes = atob(body.replaceAll('-', '+').replaceAll('_', '/'))
    return fromJson(new TextDecoder().decode(Uint8Array.from(bytes, c => c.charCodeAt(0))))
  } catch {
    return undefined
  }
}

/** The platform's id of the session that a token speaks for; null where the token does not tell. */
export const sessionIdOf = (claims: AccessTokenClaims): string | null =>
  claims.style === 'keycloak' ? claims.sid : claims.session_id

/**
 * Decodes an access token, which proves nothing: only the platform verifies one. Null when it does
 * not decode, as for `undefined` and other leftovers of storage.
 */
export function readAccessToken(token: unknown): AccessTokenClaims | null {
  if (typeof token !== 'string' || token.length > LONGEST) return null
  const read = fieldsOf(payload(token), CLAIMS)
  if (read === null) return null
  const { exp, iat = null, sid, player_id, sub, session_id = null, flow = null } = read
  const { passwordless = false } = read
  if (player_id !== undefined && sid !== undefined)
    return { style: 'keycloak', exp, iat, player_id, sid, passwordless, flow }
  return { style: 'custom', exp, iat, player_id: player_id ?? sub ?? null, session_id }
}

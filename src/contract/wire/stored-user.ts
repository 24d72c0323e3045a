import { type Fields, fieldsOf, isInteger, isString, isToken, optional } from './guards.ts'
import { fromJson } from './json.ts'

/** The signed-in user as the OpenID client keeps it. */
export interface StoredUser {
  readonly id_token?: string | undefined
  readonly access_token: string
  readonly refresh_token?: string | undefined
  /** Seconds since 1970. */
  readonly expires_at: number
  readonly profile: { readonly sub: string }
}

const USER = {
  id_token: optional(isToken),
  access_token: isToken,
  refresh_token: optional(isToken),
  expires_at: isInteger,
  profile: (value: unknown): value is StoredUser['profile'] =>
    fieldsOf<StoredUser['profile']>(value, { sub: isString }) !== null
} satisfies Fields<StoredUser>

export const STORED_USER_KEYS = Object.keys(USER)

export function readStoredUser(stored: string): StoredUser | null {
  const user = fieldsOf<StoredUser>(fromJson(stored), USER)
  return user && { ...user, profile: { sub: user.profile.sub } }
}

import { type InferOutput, integer, number, object, optional, pipe, string } from 'valibot'

import { token } from './atoms.ts'
import { fromJson, parserOf } from './fit.ts'

const user = object({
  id_token: optional(token),
  access_token: token,
  refresh_token: optional(token),
  /** Seconds since 1970. */
  expires_at: pipe(number(), integer()),
  profile: object({ sub: string() })
})

/** The signed-in user as the OpenID client keeps it. */
export type StoredUser = InferOutput<typeof user>

export const STORED_USER_KEYS = Object.keys(user.entries)

const read = parserOf(user)

export const readStoredUser = (stored: string): StoredUser | null => read(fromJson(stored))

import { createHash } from 'node:crypto'

import type { Random } from '../../random.ts'

export interface Token {
  readonly token: string
  readonly hash: string
}

/** What is kept of a token: whoever reads the database can not use it. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** A token that nobody can guess. */
export function newToken(random: Random): Token {
  const token = Buffer.from(random.bytes(32)).toString('base64url')
  return { token, hash: hashOf(token) }
}

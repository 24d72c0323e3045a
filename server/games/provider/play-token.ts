import { createHash } from 'node:crypto'

/** What is kept of the token that a browser plays with. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

import { type RawBuilder, type SqlBool, sql } from 'kysely'

import { isInUse } from './in-use.ts'
import { isWithinLimit } from './within-limit.ts'

/**
 * Whether a session goes on, in a query that reads `sessions`: nobody has ended it, it has neither
 * reached its absolute end nor lain idle, both by the machine's time as its tokens are dated, and the
 * player's own limit, which goes by the platform's, leaves time.
 */
export const isRunning = (now: Date): RawBuilder<SqlBool> =>
  sql<SqlBool>`(sessions.ended_at is null and sessions.expires_at > ${new Date()}::timestamptz and ${isInUse()} and ${isWithinLimit(now)})`

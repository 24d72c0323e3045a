import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** Whether the player's own limit lets a session go on, in a query that reads `sessions`. */
export const isWithinLimit = (now: Date): RawBuilder<SqlBool> =>
  sql<SqlBool>`(sessions.limited_until is null or sessions.limited_until > ${now}::timestamptz)`

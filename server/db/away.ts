/**
 * SQLSTATEs by which PostgreSQL says that it can not be asked just now: connections that fail (class 08),
 * one that is ending, starting or in recovery (57P0x), too many connections, and no room on its disk.
 */
const STATES = /^(08\w{3}|57P0[1-5]|53[13]00)$/

/** What the system says of a line that is not there. */
const LINES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND'
])

/** What the client of the database says without a code. */
const WORDS =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|The database has said nothing)/

/** Whether something failed because the database is away: the same may be asked again in a moment. */
export function isAway(error: unknown): boolean {
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.every(isAway)
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return STATES.test(code) || LINES.has(code) || WORDS.test(error.message)
}

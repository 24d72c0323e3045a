import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Database } from './database.ts'
import { createListener } from './listener.ts'
import { OID } from './parsers.ts'
import type { Tables } from './tables.ts'
import { withRetries } from './transaction.ts'

export interface PostgresOptions {
  readonly url: string
  readonly log: Logger
  readonly connections?: number
}

const types = {
  getTypeParser: (oid: number, format?: 'binary' | 'text') => {
    if (oid === OID.bigint) return BigInt
    if (oid === OID.date) return (text: string) => text
    return format === 'binary'
      ? pg.types.getTypeParser(oid, 'binary')
      : pg.types.getTypeParser(oid, 'text')
  }
}

/** Opens a PostgreSQL database; `connections` is the most this process holds at once. */
export async function openPostgres(options: PostgresOptions): Promise<Database> {
  const { url, log, connections = 10 } = options
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'lobby',
    types
  })
  // The pool hears only connections that nobody uses, and one that breaks unheard ends the process:
  // each has an ear of its own. Whoever uses it is told by the query, and the next use has another.
  pool.on('connect', client =>
    client.on('error', error => log.warn({ error: error.message }, 'database connection lost'))
  )
  pool.on('error', () => undefined)
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const listener = createListener(url, log)
  return {
    engine: 'postgres',
    kysely,
    transaction: work => withRetries(() => kysely.transaction().execute(work)),
    listen: listener.listen,
    notify: async (channel, payload) => {
      await sql`select pg_notify(${channel}, ${payload})`.execute(kysely)
    },
    close: async () => {
      await listener.close()
      await kysely.destroy()
    }
  }
}

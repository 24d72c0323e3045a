import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Database } from './database.ts'
import { createListener } from './listener.ts'
import { OID } from './parsers.ts'
import type { Tables } from './tables.ts'
import { withRetries } from './transaction.ts'
import { watchedClient } from './watched-client.ts'

export interface PostgresOptions {
  readonly url: string
  readonly log: Logger
  readonly connections?: number
  /** A connection that says nothing for so many milliseconds is given up. */
  readonly silentMs?: number
}

/** No statement may take longer: the database ends it itself, and says so. */
const STATEMENT_MS = 15_000
const SILENT_MS = STATEMENT_MS + 5000

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
  const { url, log, connections = 10, silentMs = SILENT_MS } = options
  const Client = watchedClient(silentMs)
  const pool = new pg.Pool({
    Client,
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5000,
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'lobby',
    types
  })
  // An idle connection that breaks is replaced at its next use.
  pool.on('error', error => log.warn({ error: error.message }, 'database connection lost'))
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const listener = createListener(url, log, silentMs)
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

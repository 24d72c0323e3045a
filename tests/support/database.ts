import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import pg from 'pg'
import { pino } from 'pino'
import { inject } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { openPGlite } from '#server/db/pglite.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { allowOneConnection, besideTransactions } from './one-connection.ts'

export interface TestDatabase {
  readonly db: Database
  /** For a second process; only PostgreSQL has one. */
  readonly url: string | undefined
  close(): Promise<void>
}

if (process.env['TEST_ENGINE'] === 'postgres') allowOneConnection()

async function onServer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgres').url })
  await client.connect()
  await client.query(sql)
  await client.end()
}

/** Makes an empty, migrated PostgreSQL database of its own and tells its address. */
export const createPostgresDatabase = () => createFrom(inject('postgres').template)

async function createFrom(template: string) {
  const { url } = inject('postgres')
  const name = `test_${randomBytes(6).toString('hex')}`
  await onServer(`create database ${name} template ${template}`)
  const address = new URL(url)
  address.pathname = `/${name}`
  return {
    url: address.href,
    drop: () => onServer(`drop database if exists ${name} with (force)`)
  }
}

let bytes: ArrayBuffer | undefined

/** The migrated dump, read once in a worker: a plain blob would be copied three times a database. */
class Dump extends Blob {
  override async arrayBuffer(): Promise<ArrayBuffer> {
    bytes ??= new Uint8Array(readFileSync(inject('dump'))).buffer
    return bytes
  }
}

/** A migrated database of its own, on the engine that the test project is for. */
export async function openTestDatabase(connections = 16): Promise<TestDatabase> {
  if (process.env['TEST_ENGINE'] === 'postgres')
    return await onPostgres(await createPostgresDatabase(), connections)
  const db = await openPGlite({ dump: new Dump() })
  return { db, url: undefined, close: () => db.close() }
}

/** A database that no migration has seen, on the engine that the test project is for. */
export async function openEmptyDatabase(): Promise<TestDatabase> {
  if (process.env['TEST_ENGINE'] === 'postgres')
    return await onPostgres(await createFrom('template0'), 2)
  const db = await openPGlite({})
  return { db, url: undefined, close: () => db.close() }
}

async function onPostgres(
  { url, drop }: Awaited<ReturnType<typeof createFrom>>,
  connections: number
): Promise<TestDatabase> {
  const db = await openPostgres({ url, log: pino({ level: 'silent' }), connections })
  return {
    // The embedded database tells its channels without its connection.
    db: { ...db, notify: (...told) => besideTransactions(() => db.notify(...told)) },
    url,
    async close() {
      await db.close()
      await drop()
    }
  }
}

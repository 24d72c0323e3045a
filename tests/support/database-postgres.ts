// Finds or starts a PostgreSQL and makes one migrated template, of which each test file gets a copy.
import pg from 'pg'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { migrate } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { memoryFolder } from './memory-folder.ts'
import { startPostgres } from './postgres-server.ts'
import { prepareJobs } from './prepare-jobs.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { readonly url: string; readonly template: string }
  }
}

/**
 * Databases live for seconds: nothing in the background looks after them, or keeps a way back, and
 * what they write stands in memory, so that no test waits for a busy disk.
 */
const SHORT_LIVED = [
  'autovacuum=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=256MB'
]

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres(SHORT_LIVED, memoryFolder())
  const template = `lobby_template_${process.pid}`
  const admin = new pg.Client({ connectionString: server.url })
  await admin.connect()
  await admin.query(`drop database if exists ${template}`)
  await admin.query(`create database ${template}`)
  const url = new URL(server.url)
  url.pathname = `/${template}`
  const db = await openPostgres({ url: url.href, log: pino({ level: 'silent' }) })
  await migrate(db)
  await prepareJobs({ databaseUrl: url.href }, db)
  await db.close()
  project.provide('postgres', { url: server.url, template })
  return async () => {
    await admin.query(`drop database if exists ${template} with (force)`)
    await admin.end()
    await server.stop()
  }
}

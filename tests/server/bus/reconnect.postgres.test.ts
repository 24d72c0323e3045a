import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createDatabaseBus } from '#server/bus/database-bus.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { createPostgresDatabase } from '#tests/support/database.ts'
import { quiet } from '#tests/support/ledger.ts'

const event = (version: number) => ({
  kind: 'player.updated' as const,
  subject: 'p1',
  version,
  at: '2026-03-01T12:00:00.000Z',
  data: {}
})

async function openTwo() {
  const { url, drop } = await createPostgresDatabase()
  onTestFinished(drop)
  const open = async () => {
    const db = await openPostgres({ url, log: quiet, connections: 2 })
    onTestFinished(() => db.close())
    return { db, bus: await createDatabaseBus(db, quiet) }
  }
  return [await open(), await open()] as const
}

test('an event of one process reaches the other', async () => {
  const [here, there] = await openTwo()
  const { promise, resolve } = Promise.withResolvers<number>()
  there.bus.subscribe('player.updated', 'p1', ({ version }) => resolve(version))
  await here.bus.publish(event(5))
  expect(await promise).toBe(5)
})

test('a listener whose connection is cut listens again, and says that it may have missed something', async () => {
  const [here, there] = await openTwo()
  const { promise, resolve } = Promise.withResolvers<number>()
  there.bus.subscribe('player.updated', 'p1', ({ version }) => resolve(version))
  const missed = new Promise<void>(tell => there.bus.onMissed(tell))
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'lobby bus' and datname = current_database()
  `.execute(here.db.kysely)
  // What is said while nobody listens is lost, so it is said until it is heard.
  let version = 0
  const saying = setInterval(() => void here.bus.publish(event(++version)), 50)
  onTestFinished(() => clearInterval(saying))
  expect(await promise).toBeGreaterThan(0)
  await expect(missed).resolves.toBeUndefined()
})

import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'

import { createDatabaseBus } from '#server/bus/database-bus.ts'
import { isAway } from '#server/db/away.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { type Chaos, openChaos } from '#tests/support/chaos.ts'
import { createPostgresDatabase } from '#tests/support/database.ts'
import { quiet } from '#tests/support/ledger.ts'

/** A database behind a line that can fail; a second way to it goes past the line. */
async function openBehindLine() {
  const { url, drop } = await createPostgresDatabase()
  onTestFinished(drop)
  const behind = new URL(url)
  const line: Chaos = await openChaos(Number(behind.port))
  onTestFinished(() => line.close())
  behind.port = String(line.port)
  const open = async (at: string) => {
    const db = await openPostgres({ url: at, log: quiet, connections: 1, silentMs: 1000 })
    onTestFinished(() => db.close())
    return db
  }
  return { db: await open(behind.href), past: await open(url), line }
}

const one = sql<{ one: number }>`select 1 as one`

test('a connection that is cut within a transaction fails that transaction alone', async () => {
  const { db, line } = await openBehindLine()
  const work = db.transaction(async tx => {
    await one.execute(tx)
    line.reset()
    // Asked for in turn: the connection is known to be cut before anything else is sent over it.
    for (;;) await one.execute(tx)
  })
  expect(isAway(await work.catch((thrown: unknown) => thrown))).toBe(true)
  expect((await one.execute(db.kysely)).rows).toEqual([{ one: 1 }])
})

test('a line that was forgotten fails its statement, and the next one has another line', async () => {
  const { db, line } = await openBehindLine()
  await one.execute(db.kysely)
  line.forget()
  expect(isAway(await one.execute(db.kysely).catch((thrown: unknown) => thrown))).toBe(true)
  expect((await one.execute(db.kysely)).rows).toEqual([{ one: 1 }])
})

test('a bus whose line was forgotten listens again over another one', async () => {
  const { db, past, line } = await openBehindLine()
  const [there, here] = [await createDatabaseBus(db, quiet), await createDatabaseBus(past, quiet)]
  const { promise, resolve } = Promise.withResolvers<number>()
  there.subscribe('player.updated', 'p1', ({ version }) => resolve(version))
  line.forget()
  // What is said while nobody listens is lost, so it is said until it is heard.
  let version = 0
  const at = '2026-03-01T12:00:00.000Z'
  const saying = setInterval(() => {
    version += 1
    void here.publish({ kind: 'player.updated', subject: 'p1', version, at, data: {} })
  }, 50)
  onTestFinished(() => clearInterval(saying))
  expect(await promise).toBeGreaterThan(0)
})

import { sql } from 'kysely'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { createPostgresDatabase } from '#tests/support/database.ts'
import { quiet } from '#tests/support/ledger.ts'

async function open(url: string) {
  const db = await openPostgres({ url, log: quiet, connections: 4 })
  onTestFinished(() => db.close())
  return db
}

test('processes that start at once migrate an empty database once', async () => {
  const admin = new pg.Client({ connectionString: inject('postgres').url })
  await admin.connect()
  await admin.query('create database start_at_once')
  onTestFinished(async () => {
    await admin.query('drop database start_at_once with (force)')
    await admin.end()
  })
  const url = new URL(inject('postgres').url)
  url.pathname = '/start_at_once'
  const processes = await Promise.all([open(url.href), open(url.href), open(url.href)])
  const ran = await Promise.all(processes.map(migrate))
  expect(ran.filter(names => names.length > 0)).toHaveLength(1)
})

test('a deadlock is resolved by running the loser again', async () => {
  const { url, drop } = await createPostgresDatabase()
  onTestFinished(drop)
  const db = await open(url)
  for (const name of ['a', 'b']) {
    await db.kysely.insertInto('settings').values({ name, value: '0' }).execute()
  }
  const { promise: bothHold, resolve: meet } = Promise.withResolvers<void>()
  let holding = 0
  let runs = 0
  const crossing = (first: string, second: string) =>
    db.transaction(async tx => {
      runs += 1
      const add = (name: string) =>
        sql`update settings set value = to_jsonb(value::int + 1) where name = ${name}`.execute(tx)
      await add(first)
      holding += 1
      if (holding >= 2) meet()
      await bothHold
      await add(second)
    })
  await Promise.all([crossing('a', 'b'), crossing('b', 'a')])
  const rows = await db.kysely.selectFrom('settings').select('value').execute()
  expect(rows.map(row => row.value)).toEqual([2, 2])
  expect(runs).toBe(3)
})

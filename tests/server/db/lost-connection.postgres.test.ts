import { sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'

import { openPostgres } from '#server/db/postgres.ts'
import { createPostgresDatabase } from '#tests/support/database.ts'
import { quiet } from '#tests/support/ledger.ts'

test('a connection that is lost within a transaction fails that transaction, and not the process', async () => {
  const { url, drop } = await createPostgresDatabase()
  onTestFinished(drop)
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  onTestFinished(() => admin.end())
  const db = await openPostgres({ url, log: quiet, connections: 1 })
  onTestFinished(() => db.close())
  const keep = { name: 'half done', value: '1' }
  const broken = db.transaction(async tx => {
    await tx.insertInto('settings').values(keep).execute()
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    await admin.query('select pg_terminate_backend($1, 10000)', [rows[0]?.pid])
    await tx
      .insertInto('settings')
      .values({ ...keep, name: 'the rest' })
      .execute()
  })
  await expect(broken).rejects.toThrow()
  const kept = await db.kysely.selectFrom('settings').select('name').execute()
  expect(kept).toEqual([])
})

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { MIGRATIONS } from '#server/db/migrations/index.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'

describe('the database', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.close())

  test('gives the same kinds of values on either engine', async () => {
    const { rows } = await sql`
      select 7::bigint as small, 9007199254740993::bigint as large, count(*) as counted,
        date '1990-05-17' as day, timestamptz '2026-03-01 12:00:00+00' as moment,
        '{"a": [1, null]}'::jsonb as document, null::bigint as nothing, 3::int as whole
    `.execute(database.db.kysely)
    expect(rows).toEqual([
      {
        small: 7n,
        large: 9007199254740993n,
        counted: 1n,
        day: '1990-05-17',
        moment: new Date('2026-03-01T12:00:00Z'),
        document: { a: [1, null] },
        nothing: null,
        whole: 3
      }
    ])
  })

  test('takes large whole numbers exactly', async () => {
    const { rows } = await sql<{ back: bigint }>`
      select ${9007199254740993n}::bigint as back
    `.execute(database.db.kysely)
    expect(rows[0]?.back).toBe(9007199254740993n)
  })

  test('has every migration, and a second start finds nothing to do', async () => {
    expect(await migrate(database.db)).toEqual([])
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(
      database.db.kysely
    )
    expect(rows.map(row => row.name).toSorted()).toEqual(Object.keys(MIGRATIONS).toSorted())
  })

  test('takes back the whole transaction that fails', async () => {
    const failing = database.db.transaction(async tx => {
      await tx.insertInto('settings').values({ name: 'lost', value: '1' }).execute()
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    const rows = await database.db.kysely.selectFrom('settings').selectAll().execute()
    expect(rows).toEqual([])
  })

  test('keeps transactions that run at once apart', async () => {
    await database.db.kysely.insertInto('settings').values({ name: 'count', value: '0' }).execute()
    await Promise.all(
      Array.from({ length: 20 }, () =>
        database.db.transaction(async tx => {
          const { value } = await tx
            .selectFrom('settings')
            .select('value')
            .where('name', '=', 'count')
            .forUpdate()
            .executeTakeFirstOrThrow()
          await tx
            .updateTable('settings')
            .set({ value: String(Number(value) + 1) })
            .where('name', '=', 'count')
            .execute()
        })
      )
    )
    const row = await database.db.kysely
      .selectFrom('settings')
      .select('value')
      .where('name', '=', 'count')
      .executeTakeFirstOrThrow()
    expect(row.value).toBe(20)
  })
})

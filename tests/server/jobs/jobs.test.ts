import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createJobs } from '#server/jobs/boss.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { quiet } from '#tests/support/ledger.ts'
import { PATIENT } from '#tests/support/patience.ts'

/** Queues of as many processes over one database (one process where the engine has only one). */
async function openQueues(): Promise<readonly [Jobs, ...Jobs[]]> {
  return queuesOf(await openDatabase())
}

async function openDatabase(): Promise<TestDatabase> {
  const database = await openTestDatabase(2)
  onTestFinished(() => database.close())
  return database
}

function queuesOf(database: TestDatabase): readonly [Jobs, ...Jobs[]] {
  const open = () => {
    const jobs = createJobs({ databaseUrl: database.url }, database.db, quiet)
    onTestFinished(() => jobs.close())
    return jobs
  }
  return database.url ? [open(), open()] : [open()]
}

const until = (reached: () => boolean) =>
  expect.poll(reached, { ...PATIENT, interval: 50 }).toBe(true)

describe('jobs', () => {
  test('each is done once, whoever takes it', async () => {
    const queues = await openQueues()
    const done: unknown[] = []
    for (const jobs of queues) {
      jobs.define('count', async ({ number }) => {
        done.push(number)
      })
      await jobs.start()
    }
    for (const number of [1, 2, 3]) await queues[0].send('count', { number })
    await until(() => done.length >= 3)
    expect(done.toSorted()).toEqual([1, 2, 3])
  })

  test('with one key wait once', async () => {
    const database = await openDatabase()
    const [jobs] = queuesOf(database)
    const done: unknown[] = []
    jobs.define('draw', async ({ name }) => {
      done.push(name)
    })
    await jobs.start()
    const startAfter = new Date(Date.now() + 3_600_000)
    await jobs.send('draw', { name: 'first' }, { key: 'week 12', startAfter })
    await jobs.send('draw', { name: 'second' }, { key: 'week 12', startAfter })
    await jobs.send('draw', { name: 'other' }, { key: 'week 13', startAfter })
    // However long the sending took, none of them was begun before.
    await sql`update pgboss.job set start_after = now() where name = 'draw'`.execute(
      database.db.kysely
    )
    await until(() => done.length >= 2)
    expect(done.toSorted()).toEqual(['first', 'other'])
  })

  test('that fail are tried again', async () => {
    const [jobs] = await openQueues()
    let tries = 0
    jobs.define('stubborn', async () => {
      tries += 1
      if (tries === 1) throw new Error('not yet')
    })
    await jobs.start()
    await jobs.send('stubborn', {})
    await until(() => tries === 2)
  })

  test('can be run at once in this process, without a queue', async () => {
    const [jobs] = await openQueues()
    const done: unknown[] = []
    jobs.define('now', async data => {
      done.push(data)
    })
    await jobs.run('now', { a: 1 })
    expect(done).toEqual([{ a: 1 }])
    await expect(async () => jobs.run('unknown')).rejects.toThrow('No job is named unknown')
  })

  test('are named before the start, each name once', async () => {
    const [jobs] = await openQueues()
    jobs.define('one', async () => {}, { cron: '0 4 * * *', timeZone: 'Europe/Helsinki' })
    expect(() => jobs.define('one', async () => {})).toThrow('Two jobs are named one')
    await jobs.start()
    expect(() => jobs.define('two', async () => {})).toThrow('after the start')
  })
})

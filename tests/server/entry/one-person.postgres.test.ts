import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { besideTransactions } from '#tests/support/one-connection.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { codeIn, confirmCode, messageTo, newPerson, register } from '#tests/support/registration.ts'

const AT_ONCE = 10

let platform: TestPlatform

beforeAll(async () => {
  platform = await startPlatform()
})
afterAll(() => platform.close())

/** How many connections to this database wait for another one's lock. */
async function waiting(): Promise<number> {
  const { rows } = await sql<{ count: string | number | bigint }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(
    platform.ports.db.kysely
  )
  return Number(rows[0]?.count)
}

test('one person gets one account when ten registrations are completed at the same moment', async () => {
  const person = newPerson()
  const begun: { id: string; code: string }[] = []
  for (let at = 0; at < AT_ONCE; at++) {
    const email = `${at}-${person.email}`
    const { ok } = await register(platform, { ...person, email })
    begun.push({ id: ok?.id ?? '', code: codeIn(await messageTo(platform, email)) })
  }
  // Nobody can write a player until all ten have come as far as they can.
  const outcomes = await platform.ports.db.kysely.transaction().execute(async tx => {
    await sql`lock table players in share mode`.execute(tx)
    const confirming = begun.map(({ id, code }) => confirmCode(platform, id, code))
    await expect.poll(() => besideTransactions(waiting), { timeout: 30_000 }).toBe(AT_ONCE)
    return confirming
  })
  const answers = await Promise.all(outcomes)
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers.filter(({ error }) => error?.code === 'SPENT')).toHaveLength(AT_ONCE - 1)
})

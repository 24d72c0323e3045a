import { Writable } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { createLog } from '#server/log.ts'
import { isCardNumber } from '#server/payments/card/test-cards.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { begun, CARDS, create, depositor, payWith } from '../cashier/support.ts'

let platform: TestPlatform
const lines: string[] = []

beforeAll(async () => {
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    }
  })
  platform = await startPlatform({ log: createLog({ logLevel: 'trace' }, stream) })
})

afterAll(async () => {
  await platform.close()
})

/** Every value of every table, as text. */
async function everythingStored(): Promise<string> {
  const { kysely } = platform.ports.db
  const { rows } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
  `.execute(kysely)
  const dumps = []
  for (const { schema, name } of rows) {
    const dump = await sql<{ text: string }>`
      select t::text as text from ${sql.table(`${schema}.${name}`)} t`.execute(kysely)
    dumps.push(...dump.rows.map(({ text }) => text))
  }
  return dumps.join('\n')
}

/** The digits after a point are a part of some duration, and no card has a point before it. */
const numbersIn = (text: string): readonly string[] =>
  [...text.matchAll(/(?<![\da-f.-])\d(?:[ -]?\d){14,18}(?![\da-f-])/g)]
    .map(([found]) => found.replace(/\D/g, ''))
    .filter(digits => /^[3-6]/.test(digits) && isCardNumber(digits))

const REAL = '4242424242424242'

describe('a card number', () => {
  test('is neither stored nor logged, wherever it is typed', async () => {
    const who = await depositor(platform)
    const { frame } = await begun(platform, who)
    const refused = await payWith(platform, frame, REAL)
    expect(refused.status).toBe(422)
    expect(refused.text).not.toContain(REAL)
    await payWith(platform, frame, CARDS.insufficientFunds, { holder: REAL })
    await payWith(platform, frame, CARDS.success, { code: REAL, expiry: REAL })
    await create(platform, who, { amount: REAL })
    await create(platform, who, { method: REAL })
    await create(platform, who, { currency: REAL })
    await payWith(platform, frame, CARDS.success)

    const stored = await everythingStored()
    expect(stored).toContain(who.player.id)
    expect(numbersIn(stored)).toEqual([])
    expect(numbersIn(lines.join('\n'))).toEqual([])
    expect(lines.join('\n')).toContain('a payment notification was taken')
  })
})

import { spawnSync } from 'node:child_process'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { checkDecisions, type Decision, recordDecision } from '#server/capabilities/audit/index.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { sharedSecrets } from '#tests/support/platform.ts'

const AT = new Date('2026-11-28T21:00:00.123Z')

describe('the record of protective decisions', () => {
  let opened: TestDatabase
  beforeAll(async () => {
    opened = await openTestDatabase()
  })
  afterAll(() => opened.close())
  beforeEach(async () => {
    await tamper('delete from protective_decisions')
    await tamper(`update protective_decisions_head set seq = 0, hash = repeat('0', 64)`)
  })

  const add = (decision: Partial<Decision> = {}) =>
    opened.db.transaction(tx =>
      recordDecision(tx, {
        kind: 'limit.set',
        playerId: 'p1',
        actor: 'player',
        at: AT,
        data: { amount: 5000n, currency: 'EUR' },
        ...decision
      })
    )
  const check = () => checkDecisions(opened.db.kysely)
  const faultsOf = async () => (await check()).findings.map(({ seq, fault }) => `${seq} ${fault}`)

  /** What somebody with every right on the database can do. */
  const tamper = async (statement: string) => {
    const { kysely } = opened.db
    const tables = ['protective_decisions', 'protective_decisions_head']
    for (const table of tables)
      await sql`alter table ${sql.table(table)} disable trigger all`.execute(kysely)
    await sql.raw(statement).execute(kysely)
    for (const table of tables)
      await sql`alter table ${sql.table(table)} enable trigger all`.execute(kysely)
  }
  const five = async () => {
    for (let i = 1n; i <= 5n; i++) await add({ data: { amount: i } })
  }

  test('an empty record holds, and so does one of any lines', async () => {
    expect(await check()).toMatchObject({ lines: 0, findings: [] })
    await five()
    const { lines, head, findings } = await check()
    expect({ lines, seq: head.seq, findings }).toEqual({ lines: 5, seq: 5n, findings: [] })
  })

  test('whatever a line may hold is the same when it is read again', async () => {
    const value = fc.oneof(
      fc.bigInt(),
      fc.boolean(),
      fc.constant(null),
      fc.date({ noInvalidDate: true }),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.string({ unit: 'grapheme' }).filter(text => !text.includes('\u0000')),
      fc.array(fc.integer()),
      fc.dictionary(fc.string({ unit: 'grapheme-ascii' }), fc.integer())
    )
    const name = fc.string({ unit: 'grapheme-ascii' }).filter(text => text !== '__proto__')
    await fc.assert(
      fc.asyncProperty(fc.dictionary(name, value), async data => {
        await add({ data, playerId: null, actor: 'house' })
      }),
      { numRuns: 60 }
    )
    expect(await check()).toMatchObject({ lines: 60, findings: [] })
  })

  test.each([
    "update protective_decisions set data = '{}'",
    'update protective_decisions set at = now() where seq = 1',
    'delete from protective_decisions where seq = 5',
    'truncate protective_decisions',
    'update protective_decisions_head set seq = 3',
    'update protective_decisions_head set seq = 7',
    'delete from protective_decisions_head',
    'truncate protective_decisions_head'
  ])('the database itself refuses: %s', async statement => {
    await five()
    await expect(sql.raw(statement).execute(opened.db.kysely)).rejects.toThrow(
      'protective decisions are only ever added'
    )
    expect(await check()).toMatchObject({ lines: 5, findings: [] })
  })

  test.each([
    {
      deed: 'a figure changed',
      statement: `update protective_decisions set data = '{"amount": "9"}' where seq = 3`,
      faults: ['3 says other than it said']
    },
    {
      deed: 'a moment moved by a millisecond',
      statement: `update protective_decisions set at = at + interval '1 millisecond' where seq = 3`,
      faults: ['3 says other than it said']
    },
    {
      deed: 'a line given to another player',
      statement: `update protective_decisions set player_id = 'p2' where seq = 1`,
      faults: ['1 says other than it said']
    },
    {
      deed: 'another actor',
      statement: `update protective_decisions set actor = 'house' where seq = 5`,
      faults: ['5 says other than it said']
    },
    {
      deed: 'a line removed from the midst',
      statement: 'delete from protective_decisions where seq = 3',
      faults: ['3 is missing, and all up to 3']
    },
    {
      deed: 'the first line removed',
      statement: 'delete from protective_decisions where seq = 1',
      faults: ['1 is missing, and all up to 1']
    },
    {
      deed: 'the last line removed',
      statement: 'delete from protective_decisions where seq = 5',
      faults: ['4 is the last line, and the head is at 5']
    },
    {
      deed: 'two lines swapped',
      statement: `update protective_decisions set seq = case seq when 2 then -3 else -2 end
        where seq in (2, 3); update protective_decisions set seq = -seq where seq < 0`,
      faults: [
        '2 does not follow from the line before',
        '2 says other than it said',
        '3 does not follow from the line before',
        '3 says other than it said',
        '4 does not follow from the line before'
      ]
    },
    {
      deed: 'a line put in',
      statement: `insert into protective_decisions
        select 6, at, player_id, actor, kind, data, hash, repeat('a', 64)
        from protective_decisions where seq = 5`,
      faults: ['6 says other than it said', '6 is the last line, and the head is at 5']
    }
  ])('it shows $deed', async ({ statement, faults }) => {
    await five()
    for (const part of statement.split(';')) await tamper(part)
    expect(await faultsOf()).toEqual(faults)
  })

  test('a record that was made anew as a whole is shown by a head that was told before', async () => {
    await five()
    const { head } = await check()
    await tamper('delete from protective_decisions')
    await tamper(`update protective_decisions_head set seq = 0, hash = repeat('0', 64)`)
    for (let i = 1n; i <= 6n; i++) await add({ data: { amount: i * 10n } })
    expect((await check()).findings).toEqual([])
    expect((await checkDecisions(opened.db.kysely, [head])).findings).toEqual([
      { seq: 5n, fault: 'is not the line that was written down elsewhere' }
    ])
    await tamper('delete from protective_decisions where seq > 4')
    const { findings } = await checkDecisions(opened.db.kysely, [head])
    expect(findings.map(({ fault }) => fault)).toContain(
      'was written down elsewhere and is not there'
    )
  })

  test('a decision goes with the transaction that it is about', async () => {
    const fails = opened.db.transaction(async tx => {
      await recordDecision(tx, { kind: 'limit.set', playerId: 'p1', actor: 'player', at: AT })
      throw new Error('the work failed')
    })
    await expect(fails).rejects.toThrow('the work failed')
    await add()
    expect(await check()).toMatchObject({ lines: 1, findings: [] })
  })

  test('twenty at once make one chain without a gap', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, i) => add({ playerId: `p${i}`, data: { at: BigInt(i) } }))
    )
    expect(await check()).toMatchObject({ lines: 20, head: { seq: 20n }, findings: [] })
  })

  test('the script reads an embedded database and tells its head', async () => {
    const run = (...heads: readonly string[]) =>
      spawnSync(process.execPath, ['scripts/check-audit.ts', ...heads], {
        encoding: 'utf8',
        env: {
          ...process.env,
          LOBBY_SECRETS_FILE: sharedSecrets(),
          DATABASE_URL: opened.url ?? '',
          LOG_LEVEL: 'silent'
        }
      })
    if (opened.url === undefined) {
      expect(run('5:abc').stderr).toContain('5:abc is no <line>:<hash>')
      return
    }
    await five()
    const { head } = await check()
    const told = `${head.seq}:${head.hash}`
    expect(run(told)).toMatchObject({
      status: 0,
      stdout: `5 decisions, 0 faults, head ${told}\n`
    })
    await tamper(`update protective_decisions set data = '{"amount": "9"}' where seq = 3`)
    expect(run()).toMatchObject({ status: 1, stderr: 'Line 3 says other than it said\n' })
  })
})

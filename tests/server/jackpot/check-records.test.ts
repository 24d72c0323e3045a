import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { HOUSE_JACKPOT } from '#config/jackpots.ts'
import { decideWaiting, holdInstance } from '#server/capabilities/jackpot/decider.ts'
import { checkRecords, decidePending, dropPot } from '#server/capabilities/jackpot/index.ts'
import type { Tx } from '#server/db/database.ts'
import { newSecrets } from '#server/secrets.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { play, scriptedRandom, takingPart } from './support.ts'

const { id } = HOUSE_JACKPOT

let platform: TestPlatform

beforeAll(async () => {
  platform = await startPlatform({ random: scriptedRandom().random })
  const player = await takingPart(platform, { value: '0.05' })
  const other = await takingPart(platform, { value: '0.05' })
  for (const one of [player, other, player]) await play(platform, one, '10.00')
  await decidePending(platform.ports, id)
  for (const pot of ['minor', 'mega'] as const)
    await dropPot(platform.ports, {
      instance: id,
      pot,
      player: player.player.id,
      game: 'pearl-drift'
    })
  await play(platform, other, '10.00')
  await decidePending(platform.ports, id)
})
afterAll(async () => {
  await platform.close()
})

class Undo extends Error {}

/** What is found once somebody has changed the books; they are as before afterwards. */
async function foundAfter(change: (tx: Tx) => Promise<unknown>) {
  const { db, config } = platform.ports
  let found: Awaited<ReturnType<typeof checkRecords>> | undefined
  const changed = db.transaction(async tx => {
    await change(tx)
    found = await checkRecords(tx, config.secrets.jackpotKey, id)
    throw new Undo()
  })
  await expect(changed).rejects.toThrow(Undo)
  return found!.findings.map(({ number, fault }) => `${number} ${fault}`)
}

describe('the records of a jackpot', () => {
  test('are all there, signed, chained, and follow from their numbers', async () => {
    const { db, config } = platform.ports
    const checked = await checkRecords(db.kysely, config.secrets.jackpotKey, id)
    expect(checked).toEqual({ records: 6, findings: [] })
  })

  test('are the same in whatever order the database keeps the pots', async () => {
    const found = await foundAfter(async tx => {
      await sql`set local enable_indexscan = off`.execute(tx)
      await sql`set local enable_bitmapscan = off`.execute(tx)
      const { rows } = await sql<{ pot: string }>`select pot from jackpot_pots`.execute(tx)
      await sql`update jackpot_pots set contributions = contributions where pot = ${rows[0]?.pot}`.execute(
        tx
      )
      const [waiting] = await tx
        .selectFrom('jackpot_contributions')
        .selectAll()
        .orderBy('id', 'desc')
        .limit(1)
        .execute()
      const { id: _id, decision: _decision, ...again } = waiting!
      await tx
        .insertInto('jackpot_contributions')
        .values({ ...again, round_undone_at: null, transaction_id: 'again' })
        .execute()
      const instance = await holdInstance(tx, id)
      await decideWaiting(platform.ports, tx, instance!)
    })
    expect(found).toEqual([])
  })

  test('show an amount that was changed in one of them', async () => {
    const found = await foundAfter(tx =>
      sql`update jackpot_decisions set record = replace(record, '"micro":"500000"', '"micro":"500001"')
        where instance = ${id} and number = 2`.execute(tx)
    )
    expect(found).toEqual(expect.arrayContaining(['2 HASH', '2 SIGNATURE', '2 CONTRIBUTION']))
  })

  test('show one that was changed and hashed again by somebody without the key', async () => {
    const found = await foundAfter(tx =>
      sql`with changed as (
          select number, replace(record, '"below":500000', '"below":500001') as text
          from jackpot_decisions where instance = ${id} and number = 3
        )
        update jackpot_decisions set record = text,
          hash = encode(sha256(convert_to(text, 'UTF8')), 'hex')
        from changed
        where jackpot_decisions.instance = ${id} and jackpot_decisions.number = changed.number`.execute(
        tx
      )
    )
    expect(found).toEqual(expect.arrayContaining(['3 SIGNATURE', '3 DECISION', '4 CHAIN']))
  })

  test('show one that was left out, and an end that was cut off', async () => {
    const without = (number: bigint) => (tx: Tx) =>
      tx.deleteFrom('jackpot_decisions').where('number', '=', number).execute()
    expect(await foundAfter(without(3n))).toEqual(expect.arrayContaining(['3 MISSING', '4 CHAIN']))
    expect(await foundAfter(without(6n))).toEqual(['6 END'])
  })

  test('show a win that was not booked as it was decided', async () => {
    const found = await foundAfter(tx =>
      sql`update jackpot_wins set euros = euros + 1 where decision = 4`.execute(tx)
    )
    expect(found).toEqual(['4 WINS'])
  })

  test('are those of the house’s key alone', async () => {
    const { records, findings } = await checkRecords(
      platform.ports.db.kysely,
      newSecrets().jackpotKey,
      id
    )
    expect(findings.map(({ fault }) => fault)).toEqual(Array(records).fill('SIGNATURE'))
  })
})

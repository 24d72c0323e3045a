import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { keptSince, keptUntil, RECORDS, RETENTION } from '#config/retention.ts'
import { signInAs } from '#tests/support/graphql.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { newPlayer } from '#tests/support/player.ts'
import { setPlayer } from './support.ts'

describe('retention', () => {
  let platform: TestPlatform
  let moment = new Date('2026-11-28T12:00:00.000Z')
  beforeAll(async () => {
    platform = await startPlatform({ clock: { now: () => moment, move: async () => {} } })
  })
  afterAll(() => platform.close())

  const night = () => platform.ports.jobs.run('personal.retention')
  const days = (count: number) => count * 86_400_000

  test('money records and decisions are kept ten years, documents five, and each has a ground', () => {
    const closed = new Date('2026-02-28T00:00:00.000Z')
    for (const record of ['payments', 'play', 'protection', 'decisions'] as const)
      expect(keptUntil(record, closed)).toEqual(new Date('2036-02-28T00:00:00.000Z'))
    expect(keptUntil('documents', closed)).toEqual(new Date('2031-02-28T00:00:00.000Z'))
    expect(keptUntil('recognition', closed)).toBeNull()
    expect(keptSince('documents', closed)).toEqual(new Date('2021-02-28T00:00:00.000Z'))
    expect(RECORDS.filter(record => RETENTION[record].ground.length < 20)).toEqual([])
  })

  test('devices and networks of log-ins go after 180 days, and not a millisecond earlier', async () => {
    const { id } = await newPlayer(platform)
    const started = moment
    await signInAs(platform, id)
    await sql`update sessions set ended_at = started_at where player_id = ${id}`.execute(
      platform.ports.db.kysely
    )
    const facts = async () => {
      const { rows } = await sql<{ browser: string | null; network: string | null }>`
        select browser, system, network from sessions where player_id = ${id}`.execute(
        platform.ports.db.kysely
      )
      return rows[0]
    }
    const before = await facts()
    expect(before?.browser).not.toBeNull()
    moment = new Date(started.getTime() + days(180))
    await night()
    expect(await facts()).toEqual(before)
    moment = new Date(started.getTime() + days(180) + 1)
    await night()
    expect(await facts()).toEqual({ browser: null, system: null, network: null })
  })

  test('papers go five years after the account was closed; those of an open one stay', async () => {
    const closed = moment
    const [gone, reopened, open] = [
      await newPlayer(platform),
      await newPlayer(platform),
      await newPlayer(platform)
    ]
    const { kysely } = platform.ports.db
    for (const { id } of [gone, reopened, open])
      await sql`
        insert into due_diligence (player_id, reached_at, due_at)
        values (${id}, ${closed}, ${closed})`.execute(kysely)
    for (const { id } of [gone, reopened])
      await sql`
        insert into account_closures (id, player_id, closed_at, reopened_at)
        values (${`c-${id}`}, ${id}, ${closed}, ${id === reopened.id ? closed : null})`.execute(
        kysely
      )
    const change = { account_status: 'Closed', account_closure_cause: 'CustomerRequest' } as const
    await setPlayer(platform, gone.id, change)
    const left = async () => {
      const { rows } = await sql<{ player_id: string }>`
        select player_id from due_diligence`.execute(kysely)
      return new Set(rows.map(row => row.player_id))
    }
    moment = new Date(closed)
    moment.setUTCFullYear(closed.getUTCFullYear() + 5)
    await night()
    expect(await left()).toEqual(new Set([gone.id, reopened.id, open.id]))
    moment = new Date(moment.getTime() + 1)
    await night()
    expect(await left()).toEqual(new Set([reopened.id, open.id]))
  })
})

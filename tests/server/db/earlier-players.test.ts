import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { migrate } from '#server/db/migrate.ts'
import { MIGRATIONS } from '#server/db/migrations/index.ts'
import { openEmptyDatabase, type TestDatabase } from '#tests/support/database.ts'

/** The last migration before players had limits of every kind, exclusions and papers. */
const BEFORE = '0022-free-spins'

const SET = '2026-05-01T10:00:00.000Z'

describe('a house of before player protection', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openEmptyDatabase()
    const { kysely } = database.db
    const earlier = Object.entries(MIGRATIONS).filter(([name]) => name <= BEFORE)
    const { error } = await new Migrator({
      db: kysely,
      provider: { getMigrations: async () => Object.fromEntries(earlier) }
    }).migrateToLatest()
    if (error) throw error
    for (const [id, phone, exclusion, banking] of [
      ['saver', '+358 40 1234567', null, 'NotRequired'],
      ['away', null, '2126-01-01T00:00:00.000Z', 'NotRequired'],
      ['back', null, '2020-01-01T00:00:00.000Z', 'Required']
    ] as const)
      await sql`
        insert into players (id, created_at, email, country, currency, language, first_name,
          last_name, date_of_birth, email_key, person_key, phone_number, exclusion_ends_at, banking_cdd)
        values (${id}, now(), ${`${id}@player.example`}, 'FI', 'EUR', 'fi', 'Aino', 'Virta',
          '1990-05-17', ${id}, ${id}, ${phone}, ${exclusion}::timestamptz, ${banking})`.execute(
        kysely
      )
    await sql`
      insert into deposit_limits (player_id, period, currency, amount, set_at)
      values ('saver', 'Day', 'EUR', 5000, ${SET}), ('saver', 'Month', 'EUR', 100000, ${SET}),
        ('away', 'Week', 'NOK', 1, ${SET})`.execute(kysely)
    await migrate(database.db)
  })
  afterAll(() => database.close())

  test('keeps every limit on deposits to the cent, and nothing waits beside it', async () => {
    const limits = await database.db.kysely
      .selectFrom('player_limits')
      .select(['player_id', 'name', 'kind', 'period', 'game', 'currency', 'value', 'set_at'])
      .select(['pending_value', 'asked_at'])
      .orderBy('value')
      .execute()
    const stands = { kind: 'Deposit', game: null, pending_value: null, asked_at: null }
    const at = { ...stands, set_at: new Date(SET) }
    expect(limits).toEqual([
      {
        ...at,
        player_id: 'away',
        name: 'Deposit.Week',
        period: 'Week',
        currency: 'NOK',
        value: 1n
      },
      {
        ...at,
        player_id: 'saver',
        name: 'Deposit.Day',
        period: 'Day',
        currency: 'EUR',
        value: 5000n
      },
      {
        ...at,
        player_id: 'saver',
        name: 'Deposit.Month',
        period: 'Month',
        currency: 'EUR',
        value: 100_000n
      }
    ])
  })

  test('keeps an exclusion that runs as one of the house, and none that is over', async () => {
    const running = await database.db.kysely
      .selectFrom('exclusions')
      .select(['player_id', 'source', 'ends_at'])
      .execute()
    const endsAt = new Date('2126-01-01T00:00:00.000Z')
    expect(running).toEqual([{ player_id: 'away', source: 'House', ends_at: endsAt }])
  })

  test('compares phones by what is left of them, and gives nobody a day that was never told', async () => {
    const players = await database.db.kysely
      .selectFrom('players')
      .select(['id', 'phone_key', 'banking_cdd', 'banking_cdd_deadline'])
      .orderBy('id')
      .execute()
    const plain = { phone_key: null, banking_cdd_deadline: null }
    expect(players).toEqual([
      { ...plain, id: 'away', banking_cdd: 'NotRequired' },
      { ...plain, id: 'back', banking_cdd: 'Required' },
      { ...plain, id: 'saver', banking_cdd: 'NotRequired', phone_key: '358401234567' }
    ])
  })
})

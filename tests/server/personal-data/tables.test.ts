import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { RECORDS } from '#config/retention.ts'
import {
  OTHER_PARTIES,
  PERSONAL_TABLES,
  personalTables
} from '#server/personal-data/tables-of-a-person.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'

/** Another party's answers to its own calls; the house only carries them out. */
const NOT_OF_A_PERSON = ['kysely_migration']

describe('tables of a person', () => {
  let opened: TestDatabase
  let columns: ReadonlyMap<string, readonly string[]>
  beforeAll(async () => {
    opened = await openTestDatabase()
    const { rows } = await sql<{ table: string; columns: string[] }>`
      select table_name as table, array_agg(column_name::text) as columns
      from information_schema.columns where table_schema = 'public'
      group by table_name`.execute(opened.db.kysely)
    columns = new Map(rows.map(row => [row.table, row.columns]))
  })
  afterAll(() => opened.close())

  test('every table with a player’s rows says what the file shows and erasure does', () => {
    const known = new Set<string>(Object.keys(PERSONAL_TABLES))
    const forgotten = [...columns]
      .filter(([table, names]) => names.includes('player_id') && !OTHER_PARTIES.test(table))
      .map(([table]) => table)
      .filter(table => !known.has(table) && !NOT_OF_A_PERSON.includes(table))
    expect(columns.size).toBeGreaterThan(80)
    expect(forgotten).toEqual([])
  })

  test('every table and column that it names is there', () => {
    for (const { table, by = 'player_id', hidden } of personalTables()) {
      expect(columns.get(table), table).toContain(by)
      const marks = ['player_id', 'idempotency_key', 'body_hash', 'version', 'key']
      const own = hidden === 'all' ? [] : hidden.filter(name => !marks.includes(name))
      for (const column of own) expect(columns.get(table), table).toContain(column)
    }
  })

  test('no file shows a hash, a token or a key', () => {
    const shown = personalTables().flatMap(({ table, hidden }) =>
      hidden === 'all'
        ? []
        : (columns.get(table) ?? [])
            .filter(column => !hidden.includes(column))
            .map(c => `${table}.${c}`)
    )
    expect(shown.length).toBeGreaterThan(150)
    expect(shown.filter(name => /hash|token|_key$|secret|content$|public/.test(name))).toEqual([])
  })

  test('every kind of record is of a table, or of no player in particular', () => {
    const kinds = new Set(personalTables().map(({ record }) => record))
    expect(RECORDS.filter(record => !kinds.has(record))).toEqual([
      'messages',
      'tries',
      'recognition',
      'consents'
    ])
  })
})

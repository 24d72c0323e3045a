import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { readAll } from '#server/capabilities/personal/export/read-all.ts'
import { changePlayer, findPlayer } from '#server/capabilities/player/index.ts'
import type { Database } from '#server/db/database.ts'
import { SealBroken } from '#server/personal-data/seal.ts'
import { sealStored } from '#server/personal-data/seal-stored.ts'
import { SEALED_COLUMNS } from '#server/personal-data/sealed-columns.ts'
import { sealedDatabase } from '#server/personal-data/sealed-database.ts'
import { Unsealable } from '#server/personal-data/sealing-plugin.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { newPlayer } from '#tests/support/player.ts'

const SECRET = {
  ssn: '170590-123A',
  phone_number: '+358401234567',
  street: 'Mannerheimintie 1',
  city: 'Helsinki',
  zip_code: 'EC1A 1BB',
  state: 'Uusimaa'
}

describe('columns that are sealed at rest', () => {
  let platform: TestPlatform
  let bare: Database
  const key = () => randomBytes(32).toString('base64url')

  beforeAll(async () => {
    platform = await startPlatform()
    // The same database without the plugin: what a thief of the disk would read.
    bare = { ...platform.ports.db, kysely: platform.ports.db.kysely.withoutPlugins() }
    bare = {
      ...bare,
      transaction: work => bare.kysely.transaction().execute(work)
    }
  })
  afterAll(() => platform.close())

  const made = () =>
    newPlayer(platform, {
      ssn: SECRET.ssn,
      phoneNumber: SECRET.phone_number,
      street: SECRET.street,
      city: SECRET.city,
      zipCode: SECRET.zip_code,
      state: SECRET.state
    })
  const stored = async (id: string) => {
    const { rows } = await sql<Record<string, string>>`
      select row_to_json(players)::text as text, players.* from players where id = ${id}`.execute(
      bare.kysely
    )
    return rows[0]!
  }

  test('the database holds none of what its readers are given', async () => {
    const player = await made()
    expect(player).toMatchObject(SECRET)
    const row = await stored(player.id)
    for (const column of SEALED_COLUMNS.players) {
      expect(row[column], column).toMatch(/^sealed:[\w-]+:/)
      expect(row['text']).not.toContain(SECRET[column])
    }
  })

  test('every way of reading a player opens them', async () => {
    const { id } = await made()
    const { kysely } = platform.ports.db
    expect(await findPlayer(kysely, id)).toMatchObject(SECRET)
    const joined = await kysely
      .selectFrom('players as p')
      .leftJoin('sessions', 'sessions.player_id', 'p.id')
      .selectAll('p')
      .where('p.id', '=', id)
      .executeTakeFirst()
    expect(joined).toMatchObject(SECRET)
    const within = await kysely
      .selectFrom(query => query.selectFrom('players').selectAll().as('inner'))
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst()
    expect(within).toMatchObject(SECRET)
    const locked = await platform.ports.db.transaction(tx =>
      tx.selectFrom('players').selectAll().where('id', '=', id).forNoKeyUpdate().execute()
    )
    expect(locked[0]).toMatchObject(SECRET)
  })

  test('what a player writes in own words is sealed, and shown in the file for the player', async () => {
    const { id } = await made()
    const words = `I lost more than I had, ${randomUUID()}`
    const { kysely } = platform.ports.db
    await kysely
      .insertInto('account_closures')
      .values({ id: randomUUID(), player_id: id, comment: words, closed_at: new Date() })
      .execute()
    const { rows } = await sql<{ text: string }>`
      select row_to_json(t)::text as text from account_closures t`.execute(bare.kysely)
    expect(rows).toHaveLength(1)
    expect(rows[0]?.text).not.toContain('lost more')
    let file = ''
    for await (const text of readAll(kysely, id, new Date())) file += text
    expect(file).toContain(words)
  })

  test('a change is sealed and answered plain, and null stays null', async () => {
    const { id } = await made()
    const changed = await platform.ports.db.transaction(tx =>
      changePlayer(tx, id, { street: 'Bulevardi 2', city: null })
    )
    expect(changed).toMatchObject({ ...SECRET, street: 'Bulevardi 2', city: null })
    const row = await stored(id)
    expect(row['street']).toMatch(/^sealed:/)
    expect(row['city']).toBeNull()
  })

  test('a street that pretends to be sealed is a street', async () => {
    const { id } = await made()
    const { street: real } = await stored(id)
    const street = real!
    const changed = await platform.ports.db.transaction(tx => changePlayer(tx, id, { street }))
    expect(changed?.street).toBe(street)
    expect((await findPlayer(platform.ports.db.kysely, id))?.street).toBe(street)
  })

  test('what lies in another column than it was sealed for is not opened', async () => {
    const { id } = await made()
    await sql`update players set city = ssn where id = ${id}`.execute(bare.kysely)
    await expect(findPlayer(platform.ports.db.kysely, id)).rejects.toThrow(SealBroken)
    await sql`delete from players where id = ${id}`.execute(bare.kysely)
  })

  test('a change by anything but a value is refused before it is sent', async () => {
    const { id } = await made()
    const write = platform.ports.db.kysely
      .updateTable('players')
      .set(row => ({ street: row.ref('city') }))
      .where('id', '=', id)
      .execute()
    await expect(write).rejects.toThrow(Unsealable)
  })

  test('the start seals what lies plain, in batches, and finds nothing to do afterwards', async () => {
    const keys = platform.ports.config.secrets.protection.personal
    const ids: string[] = []
    for (let i = 0; i < 3; i++) ids.push((await made()).id)
    await sql`
      update players set street = 'Plain street', state = null
      where id = any(${ids})`.execute(bare.kysely)
    expect(await sealStored(bare, keys)).toBe(3)
    for (const id of ids) {
      expect((await stored(id))['street']).toMatch(/^sealed:/)
      expect(await findPlayer(platform.ports.db.kysely, id)).toMatchObject({
        ...SECRET,
        street: 'Plain street',
        state: null
      })
    }
    expect(await sealStored(bare, keys)).toBe(0)
  })

  test('a new first key seals everything anew, so that the old one can go', async () => {
    const { id } = await made()
    const old = platform.ports.config.secrets.protection.personal
    const fresh = { [`k${randomUUID().slice(0, 4)}`]: key() }
    expect(await sealStored(bare, { ...fresh, ...old })).toBeGreaterThan(0)
    const renewed = sealedDatabase(bare, fresh)
    expect(await findPlayer(renewed.kysely, id)).toMatchObject(SECRET)
    await expect(findPlayer(platform.ports.db.kysely, id)).rejects.toThrow(SealBroken)
    await sealStored(bare, { ...old, ...fresh })
    expect(await findPlayer(platform.ports.db.kysely, id)).toMatchObject(SECRET)
  })
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import {
  CHECK_PATH,
  END_PATH,
  ENTER_PATH,
  NATIONAL_AUTHORITY
} from '#contract/wire/exclusion-register.ts'
import { call } from '#server/http/call.ts'
import { postSigned } from '#server/http/client-call.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await startPlatform()
})
afterAll(() => platform.close())

const DAY = 24 * 3_600_000
const keyOf = () => `person:${randomUUID().replaceAll('-', '').repeat(2)}`

/** One call of the register, signed by a brand or by the authority. */
async function post(path: string, body: object, clientId = 'Infiniza', secret?: string) {
  const { config } = platform.ports
  const client = { clientId, secret: secret ?? config.secrets.protection.register }
  const answer = await postSigned(platform.ports, client, new URL(path, config.registerUrl), body)
  return { status: answer.status, body: JSON.parse(answer.text) }
}

const entryOf = (given: object = {}) => ({
  id: randomUUID(),
  list: 'group',
  brand: 'Infiniza',
  keys: [keyOf()],
  from: new Date(Date.now() - 1000).toISOString(),
  until: new Date(Date.now() + DAY).toISOString(),
  ...given
})

const check = async (keys: readonly string[]) => (await post(CHECK_PATH, { keys })).body

describe('the register', () => {
  test('tells of whoever is entered, by any one key, and of nobody else', async () => {
    const keys = [keyOf(), keyOf()]
    const entry = entryOf({ keys })
    expect(await post(ENTER_PATH, entry)).toEqual({ status: 200, body: { status: 'ok' } })
    const { keys: _, ...told } = entry
    for (const key of keys)
      expect(await check([keyOf(), key])).toEqual({
        status: 'ok',
        isExcluded: true,
        entries: [told]
      })
    expect(await check([keyOf()])).toEqual({ status: 'ok', isExcluded: false, entries: [] })
    expect(await check([])).toEqual({ status: 'ok', isExcluded: false, entries: [] })
  })

  test('takes the same entry again and changes nothing, and another by its name not at all', async () => {
    const entry = entryOf()
    await post(ENTER_PATH, entry)
    expect((await post(ENTER_PATH, entry)).status).toBe(200)
    const other = { ...entry, until: null }
    expect(await post(ENTER_PATH, other)).toEqual({
      status: 409,
      body: { error: { code: 'OTHER_ENTRY' } }
    })
    expect((await check(entry.keys)).entries).toHaveLength(1)
    expect((await check(entry.keys)).entries[0].until).toBe(entry.until)
  })

  test.each([
    ['has not begun', { from: new Date(Date.now() + DAY).toISOString(), until: null }],
    ['is over', { until: new Date(Date.now() - 500).toISOString() }]
  ])('tells nothing of an entry that %s', async (_, given) => {
    const entry = entryOf(given)
    await post(ENTER_PATH, entry)
    expect((await check(entry.keys)).isExcluded).toBe(false)
  })

  test('ends an entry for the brand that made it, and for no other', async () => {
    const entry = entryOf({ until: null })
    await post(ENTER_PATH, entry)
    const until = new Date(Date.now() - 1).toISOString()
    const end = { id: entry.id, brand: 'Elmst', until }
    expect((await post(END_PATH, end, 'Elmst')).status).toBe(409)
    expect((await post(END_PATH, { ...end, brand: 'Infiniza' }, 'Elmst')).status).toBe(403)
    expect((await check(entry.keys)).isExcluded).toBe(true)
    expect((await post(END_PATH, { ...end, brand: 'Infiniza' })).status).toBe(200)
    expect((await check(entry.keys)).isExcluded).toBe(false)
  })

  test('never ends one of the country, and takes none from a house (R25)', async () => {
    const national = entryOf({ list: 'national', brand: NATIONAL_AUTHORITY })
    expect((await post(ENTER_PATH, national)).status).toBe(403)
    expect((await post(ENTER_PATH, { ...national, brand: 'Infiniza' })).status).toBe(403)
    expect((await post(ENTER_PATH, national, NATIONAL_AUTHORITY)).status).toBe(200)
    const until = new Date().toISOString()
    const end = { id: national.id, brand: NATIONAL_AUTHORITY, until }
    expect((await post(END_PATH, end, NATIONAL_AUTHORITY)).status).toBe(409)
    expect((await check(national.keys)).isExcluded).toBe(true)
  })

  test.each([
    ['another secret', 'Infiniza', 'x'.repeat(43)],
    ['a brand that nobody knows', 'Nobody', undefined]
  ])('answers nothing that is signed by %s', async (_, client, secret) => {
    const entry = entryOf()
    expect((await post(ENTER_PATH, entry, client, secret)).status).toBe(401)
    expect((await post(CHECK_PATH, { keys: entry.keys }, client, secret)).status).toBe(401)
    expect((await check(entry.keys)).isExcluded).toBe(false)
  })

  test.each([
    ['no keys', { keys: undefined }],
    ['a key that is none', { keys: ['name:Nora Lind'] }],
    ['more keys than a person has', { keys: Array.from({ length: 9 }, keyOf) }]
  ])('refuses %s', async (_, given) => {
    expect((await post(ENTER_PATH, entryOf(given))).status).toBe(400)
    expect((await post(CHECK_PATH, given)).status).toBe(400)
  })

  test('stands on its own origin alone', async () => {
    const { config } = platform.ports
    const onSite = await call(config, `${config.publicUrl}${CHECK_PATH}`, { method: 'POST' })
    expect(onSite.status).toBe(404)
    const { status } = await call(config, new URL('/graphql', config.registerUrl))
    expect(status).toBe(404)
  })
})

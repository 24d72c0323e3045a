import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { findPlayer } from '#server/capabilities/player/index.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { newPlayer } from '#tests/support/player.ts'
import { asPlayer, decisionsOf } from './support.ts'

const CHANGE = `mutation Change($input: ChangePersonalInfoInput!) {
  changePersonalInfo(input: $input) {
    ok { language personalInfo { street city zipCode state firstName } } error { code field } } }`

interface Changed {
  readonly changePersonalInfo: { readonly ok: object | null; readonly error: object | null }
}

const HOME = { street: 'Bulevardi 2', city: 'Turku', zipCode: '20100' }

describe('correction of personal data', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startPlatform()
  })
  afterAll(() => platform.close())

  test('an address is corrected at once; the record names the columns and no word of it', async () => {
    const { id, version } = await newPlayer(platform, HOME)
    const asked = await asPlayer(platform, id)
    const input = { street: '  Aurakatu \t 5 ', city: 'Åbo', language: 'fi' }
    const { changePersonalInfo } = await asked<Changed>(CHANGE, { input })
    expect(changePersonalInfo).toEqual({
      ok: {
        language: 'fi',
        personalInfo: {
          street: 'Aurakatu 5',
          city: 'Åbo',
          zipCode: '20100',
          state: null,
          firstName: 'Aino'
        }
      },
      error: null
    })
    expect((await findPlayer(platform.ports.db.kysely, id))?.version).toBeGreaterThan(version)
    expect(await decisionsOf(platform, id)).toEqual([
      {
        kind: 'personal.corrected',
        actor: 'player',
        data: { columns: ['street', 'city', 'language'] }
      }
    ])
  })

  test('the same again changes nothing', async () => {
    const { id } = await newPlayer(platform, HOME)
    const asked = await asPlayer(platform, id)
    await asked(CHANGE, { input: { ...HOME, state: null } })
    expect(await decisionsOf(platform, id)).toEqual([])
  })

  test.each([
    { input: { street: '' }, code: 'INVALID', field: 'street' },
    { input: { street: 'a\u0007b' }, code: 'INVALID', field: 'street' },
    { input: { street: 'right\u202eleft' }, code: 'INVALID', field: 'street' },
    { input: { street: 'x'.repeat(101) }, code: 'TOO_LONG', field: 'street' },
    { input: { city: '12345' }, code: 'INVALID', field: 'city' },
    { input: { city: 'x'.repeat(20_000) }, code: 'TOO_LONG', field: 'city' },
    { input: { zipCode: '<b>' }, code: 'INVALID', field: 'zipCode' },
    { input: { zipCode: '1' }, code: 'INVALID', field: 'zipCode' },
    { input: { state: 'Ontario' }, code: 'NOT_ASKED', field: 'state' },
    { input: { language: 'xx' }, code: 'INVALID', field: 'language' },
    { input: { street: 'Aurakatu 5', language: '../en' }, code: 'INVALID', field: 'language' }
  ])(
    'case $# is refused as $code in $field and nothing is changed',
    async ({ input, code, field }) => {
      const { id } = await newPlayer(platform, HOME)
      const asked = await asPlayer(platform, id)
      const { changePersonalInfo } = await asked<Changed>(CHANGE, { input })
      expect(changePersonalInfo).toEqual({ ok: null, error: { code, field } })
      const { street, city, zip_code: zipCode } = (await findPlayer(platform.ports.db.kysely, id))!
      expect({ street, city, zipCode }).toEqual(HOME)
      expect(await decisionsOf(platform, id)).toEqual([])
    }
  )
})

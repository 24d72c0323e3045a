import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { findPlayer } from '#server/capabilities/player/index.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { as, type Person, person } from './support.ts'

let est: TestPlatform
let mga: TestPlatform

beforeAll(async () => {
  est = await startPlatform({ env: { LOBBY_LICENCE: 'est' } })
  mga = await startPlatform({ env: { LOBBY_LICENCE: 'mga' } })
})

afterAll(async () => {
  await est.close()
  await mga.close()
})

const estonian = (given = {}) => person(est, { country: 'EE', dateOfBirth: '1990-05-17', ...given })

interface Information {
  readonly missingPersonalInfo: readonly string[]
  readonly player: { readonly personalInfo: { readonly street: string | null } }
}

const informationOf = async (platform: TestPlatform, who: Person) =>
  (
    await as<{ viewer: Information }>(
      platform,
      who,
      `query AdditionalInformation {
        viewer { missingPersonalInfo player { personalInfo { street } } }
      }`
    )
  ).viewer

interface Submitted {
  readonly ok: { readonly playerId: string } | null
  readonly error: { readonly code: string; readonly field: string } | null
}

const submit = async (platform: TestPlatform, who: Person, input: object) =>
  (
    await as<{ submitAdditionalInformation: Submitted }>(
      platform,
      who,
      `mutation ($input: AdditionalInformationInput!) {
        submitAdditionalInformation(input: $input) { ok { playerId } error { code field } }
      }`,
      { input }
    )
  ).submitAdditionalInformation

const ADDRESS = { street: 'Pikk 1', zipCode: '10123', city: 'Tallinn' }

describe('additional information', () => {
  test('[COMP-05] tells what the licence still asks for, a national number only where it does', async () => {
    const here = await estonian()
    expect((await informationOf(est, here)).missingPersonalInfo).toEqual([
      'street',
      'zipCode',
      'city',
      'ssn'
    ])
    const there = await person(mga)
    expect((await informationOf(mga, there)).missingPersonalInfo).toEqual([
      'street',
      'zipCode',
      'city'
    ])
  })

  test('is kept once all of it is right, and asks for nothing more', async () => {
    const who = await estonian()
    const { ok } = await submit(est, who, { ...ADDRESS, ssn: '49005170003' })
    expect(ok).toEqual({ playerId: who.player.id })
    expect(await informationOf(est, who)).toEqual({
      missingPersonalInfo: [],
      player: { personalInfo: { street: 'Pikk 1' } }
    })
  })

  test.each([
    ['INVALID', 'zipCode', { zipCode: '!' }],
    ['INVALID', 'street', { street: '   ' }],
    ['INVALID', 'street', { street: 'a\u202eb' }],
    ['TOO_LONG', 'street', { street: 'x'.repeat(101) }],
    ['INVALID', 'city', { city: null }],
    ['INVALID', 'ssn', { ssn: '49005170004' }],
    ['INVALID', 'ssn', { ssn: '38001010009' }]
  ])('is refused whole: %s %s', async (code, field, given) => {
    const who = await estonian()
    const input = { ...ADDRESS, ssn: '49005170003', ...given }
    expect((await submit(est, who, input)).error).toEqual({ code, field })
    const found = await findPlayer(est.ports.db.kysely, who.player.id)
    expect(found).toMatchObject({ street: null, city: null, zip_code: null, ssn: null })
  })

  test('does not change what the house has, nor asks for what the licence does not', async () => {
    const who = await person(mga, { street: 'Old Street 1' })
    expect((await submit(mga, who, ADDRESS)).error).toEqual({ code: 'NOT_ASKED', field: 'street' })
    const { street: _street, ...rest } = ADDRESS
    expect((await submit(mga, who, { ...rest, ssn: '1234' })).error?.code).toBe('NOT_ASKED')
    expect((await submit(mga, who, rest)).ok).not.toBeNull()
    expect((await informationOf(mga, who)).player.personalInfo.street).toBe('Old Street 1')
  })

  test('refuses a national number that is somebody else’s, and does not say so', async () => {
    await estonian({ ssn: '39005170002', email: 'first@example.com', firstName: 'Mart' })
    const who = await estonian({ firstName: 'Jaan' })
    const { error } = await submit(est, who, { ...ADDRESS, ssn: '39005170002' })
    expect(error).toEqual({ code: 'INVALID', field: 'ssn' })
  })
})

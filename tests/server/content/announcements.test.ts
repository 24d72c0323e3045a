import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { announce, withdraw } from '#server/capabilities/announcements/index.ts'
import { ask, signInAs } from '#tests/support/graphql.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { newPlayer } from '#tests/support/player.ts'

interface Told {
  readonly announcements: readonly { readonly kind: string; readonly title: string | null }[]
}

const QUERY = `query Announcements($countryCode: String) {
  announcements(countryCode: $countryCode) { id kind title text link startsAt endsAt } }`

describe('announcements', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startPlatform()
  })
  beforeEach(() => withdraw(platform.ports))
  afterAll(() => platform.close())

  const read = async (variables = {}, playerId?: string) => {
    const pair = playerId === undefined ? undefined : await signInAs(platform, playerId)
    const { data, errors } = await ask<Told>({
      url: `${platform.url}/lobby/graphql`,
      query: QUERY,
      variables,
      ...(pair && { token: pair.accessToken })
    })
    return { errors, told: data?.announcements.map(({ kind, title }) => title ?? kind) }
  }
  const from = (minutes: number) =>
    new Date(platform.ports.clock.now().getTime() + minutes * 60_000)

  test('reach everybody until they are over, those to come among them', async () => {
    await announce(platform.ports, { kind: 'Maintenance', startsAt: from(-60), endsAt: from(-1) })
    await announce(platform.ports, { kind: 'Content', title: 'Tonight', startsAt: from(60) })
    await announce(platform.ports, { kind: 'NovemberCampaign', startsAt: from(-1) })
    expect((await read()).told).toEqual(['NovemberCampaign', 'Tonight'])
  })

  test('of one country reach its players and nobody else', async () => {
    await announce(platform.ports, { kind: 'NovemberCampaign', country: 'DE', startsAt: from(0) })
    const german = await newPlayer(platform, { country: 'DE' })
    const finn = await newPlayer(platform, { country: 'FI' })
    expect((await read({}, german.id)).told).toEqual(['NovemberCampaign'])
    expect((await read({}, finn.id)).told).toEqual([])
    expect((await read({ countryCode: 'de' })).told).toEqual(['NovemberCampaign'])
    expect((await read()).told).toEqual([])
  })

  test('that Germany is closed reach players of Germany alone, whatever country is named', async () => {
    await announce(platform.ports, { kind: 'GermanyCloseDown', startsAt: from(0) })
    await announce(platform.ports, { kind: 'GermanyCloseDown', country: 'FI', startsAt: from(0) })
    expect((await read({ countryCode: 'DE' })).told).toEqual([
      'GermanyCloseDown',
      'GermanyCloseDown'
    ])
    expect((await read({ countryCode: 'FI' })).told).toEqual([])
  })

  test('end at once when they are withdrawn', async () => {
    await announce(platform.ports, { kind: 'Content', startsAt: from(-1) })
    expect(await withdraw(platform.ports, 'Maintenance')).toBe(0)
    expect(await withdraw(platform.ports, 'Content')).toBe(1)
    expect((await read()).told).toEqual([])
  })

  test('of a country that is none are refused', async () => {
    const { errors } = await read({ countryCode: 'Germany' })
    expect(errors).toMatchObject([{ extensions: { type: 'InvalidInput', keys: ['countryCode'] } }])
  })
})

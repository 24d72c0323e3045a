import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { ask } from '#tests/support/graphql.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { newPerson, register } from '#tests/support/registration.ts'
import { depositor, send } from './cashier/support.ts'

vi.mock('#config/operator-table.ts', async original => {
  const { OPERATORS } = await original<typeof import('#config/operator-table.ts')>()
  const narrow = {
    countries: ['FI', 'DE'],
    login: { ROW: 'keycloak', FI: 'custom' },
    providers: { bank: ['FINSHARK'], payment: [] },
    trackers: { gtmId: 'GTM-1' }
  }
  return { OPERATORS: { ...OPERATORS, Infiniza: { ...OPERATORS.Infiniza, ...narrow } } }
})

let platform: TestPlatform
beforeAll(async () => {
  platform = await startPlatform()
})
afterAll(() => platform.close())

const askData = async (path: string, query: string, more: { readonly token?: string } = {}) => {
  const { data } = await ask<Record<string, object>>({ url: platform.url + path, query, ...more })
  return data
}

test('registration takes people from the countries of the brand file and no others', async () => {
  const fields = { street: 'Main St 1', zipCode: '10115', city: 'Berlin', state: '' }
  const other = await register(platform, { ...newPerson(), ...fields, country: 'CA' })
  expect(other.error).toMatchObject({ code: 'INVALID_FIELDS' })
  expect(other.error?.fields).toContain('country')
  const taken = await register(platform, { ...newPerson(), ...fields, country: 'DE' })
  expect(taken.error?.fields ?? []).not.toContain('country')
})

test('a country logs in as the brand file says, by the banks that both have', async () => {
  const country = (code: string) =>
    askData(
      '/graphql',
      `{ rootContext(countryCode: "${code}") { country { loginFlow bankProviders } } }`
    )
  expect(await country('FI')).toEqual({
    rootContext: { country: { loginFlow: 'custom', bankProviders: ['FINSHARK'] } }
  })
  expect(await country('NO')).toEqual({
    rootContext: { country: { loginFlow: 'keycloak', bankProviders: [] } }
  })
})

test('a way to pay that the brand file does not name is neither offered nor taken', async () => {
  const who = await depositor(platform)
  const query = '{ viewer { depositOptions { methods { id } } } }'
  const data = await askData('/graphql', query, who)
  expect(data).toMatchObject({ viewer: { depositOptions: { methods: [] } } })
  const { data: sent } = await send(platform, who)
  expect(sent?.createDeposit.error?.code).toBe('METHOD_NOT_AVAILABLE')
})

test('the trackers of the brand file are told to the lobby', async () => {
  const query = '{ lobbySettings { trackingOptions { gtmId fullStoryOrgId } } }'
  expect(await askData('/lobby/graphql', query)).toEqual({
    lobbySettings: { trackingOptions: { gtmId: 'GTM-1', fullStoryOrgId: null } }
  })
})

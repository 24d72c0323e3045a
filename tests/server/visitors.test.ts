import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { COUNTRY_CODES } from '#config/countries.ts'
import { OPERATORS } from '#config/operators.ts'
import { createVisitors } from '#server/visitors.ts'
import { ask } from '#tests/support/graphql.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { control } from './sandbox/support.ts'

const CONTEXT = `query CountryContextQuery($countryCode: String) {
  rootContext(countryCode: $countryCode) {
    country { code loginFlow } ipCountry { code } ipCountryCode subDivision } }`

interface Answer {
  readonly rootContext: {
    readonly country: { readonly code: string; readonly loginFlow: string }
    readonly ipCountry: { readonly code: string } | null
    readonly ipCountryCode: string | null
    readonly subDivision: string | null
  }
}

async function context(
  { url }: TestPlatform,
  headers: Readonly<Record<string, string>> = {},
  countryCode?: string
) {
  const variables = { countryCode }
  const answer = await ask<Answer>({ url: `${url}/graphql`, query: CONTEXT, variables, headers })
  return answer.data!.rootContext
}

describe('where a visitor is', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startPlatform({
      env: { LOBBY_COUNTRY_HEADER: 'X-Country', LOBBY_SUBDIVISION_HEADER: 'X-Region' }
    })
  })
  afterAll(() => platform.close())

  test('is told by the headers that the host in front sets', async () => {
    expect(await context(platform, { 'x-country': 'ca', 'x-region': 'qc' })).toMatchObject({
      country: { code: 'CA' },
      ipCountryCode: 'CA',
      subDivision: 'QC'
    })
    expect((await context(platform, { 'x-country': 'no', 'x-region': '03' })).subDivision).toBe(
      null
    )
  })

  test.each(['', 'XYZ', '1', 'F1', '<b>', '__proto__'])(
    'is unknown for the country “%s”',
    async country => {
      expect(await context(platform, { 'x-country': country })).toMatchObject({
        country: { code: 'ROW' },
        ipCountry: null
      })
    }
  )

  test('is believed of no header that the configuration does not name', async () => {
    const plain = await startPlatform()
    const headers = { 'x-country': 'FI', 'cf-ipcountry': 'FI', 'x-subdivision': 'ON' }
    expect(await context(plain, headers)).toMatchObject({
      country: { code: 'ROW' },
      ipCountry: null
    })
    expect((await context(plain, headers, 'CA')).subDivision).toBeNull()
    await plain.close()
  })

  test('is set by the console for every process, until it is set back', async () => {
    const { config, db, bus } = platform.ports
    const other = await createVisitors(config, db, bus)
    const path = '/visitor-country'
    const place = { country: 'CA', subdivision: 'ON' }
    expect(await control(platform, path, place)).toEqual({ status: 200, body: place })
    expect((await control(platform, path)).body).toEqual(place)
    expect(await context(platform, { 'x-country': 'FI' })).toMatchObject({
      country: { code: 'CA' },
      subDivision: 'ON'
    })
    await expect.poll(() => other.placeOf({})).toEqual(place)
    const restarted = await createVisitors(config, db, bus)
    expect(restarted.placeOf({ 'x-country': 'FI' })).toEqual(place)
    const page = await (await fetch(`${platform.url}/sandbox/`)).text()
    expect(page).toContain('<dd>CA-ON</dd>')

    await control(platform, path, {})
    expect(await context(platform, { 'x-country': 'FI' })).toMatchObject({
      country: { code: 'FI' }
    })
    await expect.poll(() => other.pretended()).toBeUndefined()
    expect((await createVisitors(config, db, bus)).pretended()).toBeUndefined()
  })

  test.each([{ country: 'fi' }, { country: 'FIN' }, { subdivision: 'ON' }, { country: 7 }])(
    'is not set to %o',
    async place => {
      expect((await control(platform, '/visitor-country', place)).status).toBe(400)
    }
  )

  test('is moved in a sandbox alone', async () => {
    const { config, db, bus } = platform.ports
    const place = { country: 'FI', subdivision: undefined }
    await platform.ports.visitors.pretend(place)
    const real = await createVisitors({ ...config, sandbox: false }, db, bus)
    expect(real.pretended()).toBeUndefined()
    await expect(real.pretend(place)).rejects.toThrow('Only the sandbox moves visitors')
    await platform.ports.visitors.pretend('real')
  })
})

describe('the way of signing in', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startPlatform({ env: { LOBBY_COUNTRY_HEADER: 'x-country' } })
  })
  afterAll(() => platform.close())

  const login: Readonly<Record<string, string>> = OPERATORS.Infiniza.login
  const flows = [...COUNTRY_CODES, 'BR', 'ZZ', 'SE'].map(
    code => [code, login[code] ?? OPERATORS.Infiniza.login.ROW] as const
  )

  test.each(flows)('[SESS-05] of %s is %s', async (code, flow) => {
    expect((await context(platform, {}, code)).country).toEqual({ code, loginFlow: flow })
    if (code.length === 2)
      expect((await context(platform, { 'x-country': code })).country.loginFlow).toBe(flow)
  })

  test('[SESS-05] differs between countries', () => {
    expect(new Set(flows.map(([, flow]) => flow))).toEqual(new Set(['custom', 'keycloak']))
  })

  test('[SESS-05] of a visitor from nowhere is that of the rest of the world', async () => {
    expect((await context(platform)).country).toEqual({
      code: 'ROW',
      loginFlow: OPERATORS.Infiniza.login.ROW
    })
  })
})

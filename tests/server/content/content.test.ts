import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { faceSheet } from '#config/face-sheet.ts'
import { LICENCES } from '#config/licences.ts'
import { OPERATORS } from '#config/operators.ts'
import { catalogue } from '#messages/catalogue.ts'
import { ask, signInAs } from '#tests/support/graphql.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { newPlayer } from '#tests/support/player.ts'

describe('content', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startPlatform({ env: { LOBBY_SUBDIVISION_HEADER: 'X-Subdivision' } })
  })
  afterAll(() => platform.close())

  const askData = async (
    path: string,
    query: string,
    variables: Readonly<Record<string, unknown>> = {},
    more: { readonly token?: string; readonly headers?: Readonly<Record<string, string>> } = {}
  ) => {
    const url = `${platform.url}${path}`
    const answer = await ask<Record<string, unknown>>({ url, query, variables, ...more })
    expect(answer.errors).toBeUndefined()
    return answer.data!
  }

  const LABELS = `query BasicLayoutRoot($countryCode: String, $keys: [String!]!) {
    root(countryCode: $countryCode) { labels(keys: $keys) { key value } } }`

  test('the root query tells the labels of the frame [SITE-48]', async () => {
    const keys = ['SIGN_IN', 'CASINO', 'SPORTS', 'NO_SUCH_LABEL']
    const { root } = await askData('/api/graphql', LABELS, { countryCode: 'FI', keys })
    expect(root).toEqual({
      labels: [
        { key: 'SIGN_IN', value: 'Sign in' },
        { key: 'CASINO', value: 'Casino' },
        { key: 'SPORTS', value: 'Sports' },
        { key: 'NO_SUCH_LABEL', value: null }
      ]
    })
  })

  test('translations are told by their keys; an unknown one has no value [SITE-50]', async () => {
    const query = 'query($keys: [String!]!) { translations(keys: $keys) { key value } }'
    const keys = ['site.deposit', 'list.slots', '__proto__', 'identity.signIn.title']
    expect(await askData('/api/graphql', query, { keys })).toEqual({
      translations: [
        { key: 'site.deposit', value: 'Deposit' },
        { key: 'list.slots', value: 'Slots' },
        { key: '__proto__', value: null },
        { key: 'identity.signIn.title', value: null }
      ]
    })
    const url = `${platform.url}/api/graphql`
    const many = await ask({ url, query, variables: { keys: Array(501).fill('x') } })
    expect(many.errors?.[0]?.extensions).toMatchObject({ keys: ['keys'], reasons: ['TOO_MANY'] })
  })

  test('texts are in the language of the header locale, else in the operator’s', async () => {
    const query = '{ translations(keys: ["site.signIn"]) { value } }'
    const signIn = async (headers = {}) =>
      await askData('/api/graphql', query, {}, { headers: { ...headers } })
    const inFinnish = catalogue('fi', 'site')['site.signIn']
    expect(await signIn({ locale: 'fi' })).toEqual({ translations: [{ value: inFinnish }] })
    expect(inFinnish).not.toBe('Sign in')
    for (const headers of [{}, { locale: 'xx' }, { locale: '../fi' }])
      expect(await signIn(headers)).toEqual({ translations: [{ value: 'Sign in' }] })
  })

  const CONTEXT = `query CountryContextQuery($countryCode: String, $playerCountryCode: String,
      $ipCountryCode: String, $havePlayerCountryCode: Boolean!) {
    rootContext(countryCode: $countryCode, playerCountryCode: $playerCountryCode,
        ipCountryCode: $ipCountryCode) {
      country { code name currency licence loginFlow }
      playerCountry @include(if: $havePlayerCountryCode) { code }
      ipCountry { code } ipCountryCode subDivision } }`

  const context = async (variables: object, token?: string, headers = {}) => {
    const all = { havePlayerCountryCode: true, ...variables }
    const { rootContext } = await askData('/graphql', CONTEXT, all, {
      ...(token && { token }),
      headers
    })
    return rootContext as { country: { code: string }; playerCountry: unknown }
  }

  test('the chosen country wins over the player’s, and that over the address [SITE-49]', async () => {
    const codes = { countryCode: 'ca', playerCountryCode: 'NO', ipCountryCode: 'DE' }
    expect(await context(codes)).toMatchObject({
      country: { code: 'CA', name: 'Canada', currency: 'CAD', loginFlow: 'custom' },
      playerCountry: { code: 'NO' },
      ipCountry: { code: 'DE' },
      ipCountryCode: 'DE'
    })
    expect((await context({ ...codes, countryCode: null })).country.code).toBe('NO')
    expect((await context({ ipCountryCode: 'DE' })).country.code).toBe('DE')
    expect(await context({})).toMatchObject({
      country: { code: 'ROW', currency: 'EUR' },
      playerCountry: null,
      ipCountry: null
    })
    expect(await context({ havePlayerCountryCode: false })).not.toHaveProperty('playerCountry')
  })

  test('a player who is signed in brings the country along', async () => {
    const player = await newPlayer(platform, { country: 'NO' })
    const { accessToken } = await signInAs(platform, player.id)
    expect((await context({}, accessToken)).country.code).toBe('NO')
  })

  test('the province is told for Canada only, in capitals [GAME-15]', async () => {
    const headers = { 'x-subdivision': 'on' }
    const at = (countryCode: string) => context({ countryCode }, undefined, headers)
    expect(await at('CA')).toMatchObject({ subDivision: 'ON' })
    expect(await at('FI')).toMatchObject({ subDivision: null })
  })

  test.each(['XYZ', '1', '<x>', '__proto__'])('the country %s is refused', async countryCode => {
    const { errors } = await ask({
      url: `${platform.url}/graphql`,
      query: CONTEXT,
      variables: { countryCode, havePlayerCountryCode: false }
    })
    expect(errors?.[0]?.extensions).toMatchObject({
      type: 'InvalidInput',
      keys: ['countryCode'],
      reasons: ['NOT_A_COUNTRY']
    })
  })

  test('the lobby tells the operator’s settings', async () => {
    const { layout, title } = OPERATORS[platform.ports.config.operator]
    const query = `{ lobbySettings { layout title automaticAcceptedCookiesCountries
      trackingOptions { gtmId } } abTests { name } }`
    expect(await askData('/lobby/graphql', query, {}, { headers: { brand: 'x' } })).toEqual({
      lobbySettings: {
        layout,
        title,
        automaticAcceptedCookiesCountries: [],
        trackingOptions: null
      },
      abTests: []
    })
  })

  test('[THEM-04] the theme’s settings are those that the pages are made of', async () => {
    const brand = OPERATORS[platform.ports.config.operator]
    const query = `{ themeSettings { theme logo { url width height } logoDesktop { url width height }
      favicon16 favicon32 appleTouchIcon googleFontsUrl fonts colours roundness } }`
    const { themeSettings } = (await askData('/lobby/graphql', query)) as {
      readonly themeSettings: {
        readonly fonts: Record<string, string>
        readonly colours: Record<string, string>
        readonly roundness: Record<string, string>
      }
    }
    const { theme, logo, logoDesktop, favicon16, favicon32, appleTouchIcon } = brand
    expect(themeSettings).toMatchObject({
      theme,
      logo,
      logoDesktop,
      favicon16,
      favicon32,
      appleTouchIcon,
      googleFontsUrl: null
    })
    const sheet = faceSheet(brand)
    const values = [themeSettings.fonts, themeSettings.colours, themeSettings.roundness]
    for (const value of values.flatMap(Object.values)) expect(sheet).toContain(`: ${value};`)
    expect(themeSettings.colours['brand']).toMatch(/^#/)
    expect(sheet).toContain(`--brand: ${themeSettings.colours['brand']};`)
    expect(sheet).toContain(`--font-text: ${themeSettings.fonts['text']};`)
    expect(sheet).toContain(`--r-control: ${themeSettings.roundness['control']};`)
  })

  test('what the house does not have yet is told as not being there', async () => {
    const open = `{ public {
      jackpotLeaderboard(brand: "x", jackpotInstanceId: "x", jackpotPotId: "mega",
        currency: "EUR", size: 100) { playerRank } } }`
    expect(await askData('/graphql', open)).toEqual({
      public: { jackpotLeaderboard: null }
    })
  })

  test('the licence is one that the contract knows', async () => {
    const { licence } = OPERATORS[platform.ports.config.operator]
    expect(Object.keys(LICENCES)).toContain(licence)
    expect((await context({})).country).toMatchObject({ licence })
  })
})

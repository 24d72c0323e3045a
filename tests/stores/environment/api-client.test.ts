import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { BasicLayoutRootDocument } from '#contract/generated/data/graphql.ts'
import { LobbySettingsDocument } from '#contract/generated/lobby/graphql.ts'
import { LogoutDocument } from '#contract/generated/main/graphql.ts'
import { createApi } from '#stores/environment/graphql/api-client.ts'
import { SITE } from '#tests/support/environment.ts'
import { json, serveHttp } from '#tests/support/http-server.ts'
import { createTestClock } from '#tests/support/test-clock.ts'

describe('API client', () => {
  let server: Awaited<ReturnType<typeof serveHttp>>

  beforeEach(async () => {
    server = await serveHttp((_, response) => json(response, { data: {} }))
  })
  afterEach(() => server.close())

  const api = () =>
    createApi({
      fetch,
      WebSocket,
      clock: createTestClock(),
      random: { fraction: () => 0.5, id: () => 'id' },
      onWake: () => () => undefined,
      traceparent: () => `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
      brandOf: ({ operator }) => operator,
      site: async () => ({
        ...SITE,
        endpoints: {
          ...SITE.endpoints,
          graphql: `${server.url}/graphql`,
          dataApi: `${server.url}/api/graphql`,
          lobby: `${server.url}/lobby/graphql`
        }
      })
    })

  test('finds each endpoint where the site says [WIRE-01] [WIRE-18] [WIRE-23]', async () => {
    const { request } = api()
    await request('main', LogoutDocument, {})
    await request('data', BasicLayoutRootDocument, {})
    await request('lobby', LobbySettingsDocument, {})
    expect(server.received.map(({ method, url }) => `${method} ${url.pathname}`)).toEqual([
      'POST /graphql',
      'POST /api/graphql',
      'POST /lobby/graphql'
    ])
  })

  test('tells the brand to the lobby and to no other [WIRE-24]', async () => {
    const { request } = api()
    await request('lobby', LobbySettingsDocument, {})
    await request('main', LogoutDocument, {})
    expect(server.received.map(({ headers }) => headers['brand'])).toEqual(['Infiniza', undefined])
  })

  test('shows the token as a bearer, and none where there is none [WIRE-06] [WIRE-07]', async () => {
    const { request } = api()
    await request('main', LogoutDocument, {}, { token: 'token-1' })
    await request('main', LogoutDocument, {})
    expect(server.received.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer token-1',
      undefined
    ])
  })

  test('sends the headers that a call brings along [WIRE-19]', async () => {
    const headers = {
      locale: 'fi',
      'x-ranks': '7',
      'x-context': '{}',
      'x-recently-played-games': 'g1'
    }
    await api().request('data', BasicLayoutRootDocument, {}, { token: 'token-1', headers })
    expect(server.received[0]!.headers).toMatchObject({
      ...headers,
      authorization: 'Bearer token-1'
    })
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { destroySessionsOf } from '#server/capabilities/session/index.ts'
import { PATHS } from '#server/graphql/register.ts'
import { ENDPOINTS, schemaOf } from '#server/graphql/schema.ts'
import { ask, signInAs } from '#tests/support/graphql.ts'
import { KINDS, operationsOf } from '#tests/support/operations.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { newPlayer } from '#tests/support/player.ts'
import { hear, legacyClient, modernClient } from '#tests/support/sockets.ts'

const SCHEMAS = ENDPOINTS.map(endpoint => ({ endpoint, schema: schemaOf(endpoint) }))
const REQUESTS = SCHEMAS.flatMap(({ endpoint, schema }) =>
  operationsOf(schema, [KINDS.query, KINDS.mutation]).map(operation => ({ endpoint, ...operation }))
)
const STREAMS = SCHEMAS.flatMap(({ endpoint, schema }) =>
  operationsOf(schema, [KINDS.subscription]).map(operation => ({ endpoint, ...operation }))
)

/** What a visitor may do: read what is public, come in, and be told that a game needs a session. */
const FOR_VISITORS = [
  'beginBankLogin',
  'beginPasskeySignIn',
  'completeBankLogin',
  'confirmCode',
  'confirmLink',
  'launchGame',
  'refreshAccessToken',
  'register',
  'resendCode',
  'signIn',
  'signInWithPasskey'
]

describe('authorisation', () => {
  let platform: TestPlatform
  let ended: string
  const foreign = `e30.${Buffer.from('{"sub":"1","exp":9999999999}').toString('base64url')}.c2ln`

  beforeAll(async () => {
    platform = await startPlatform()
    const player = await newPlayer(platform)
    ended = (await signInAs(platform, player.id)).accessToken
    await destroySessionsOf(platform.ports, player.id, 'SESSION_EXPIRED')
  })
  afterAll(() => platform.close())

  test.each(REQUESTS)(
    '$endpoint $kind $field is refused with a token that proves nothing',
    async ({ endpoint, query, variables }) => {
      const url = `${platform.url}${PATHS[endpoint]}`
      for (const token of ['garbage', 'undefined', foreign, ended]) {
        const answer = await ask({ url, query, variables, token })
        expect(answer.status).toBe(401)
        expect(answer.data).toBeUndefined()
        expect(answer.errors?.[0]?.extensions).toMatchObject({
          type: 'AuthenticationFailure',
          traceId: expect.stringMatching(/^[0-9a-f]{32}$/)
        })
      }
    }
  )

  test.each(REQUESTS)(
    '[SESS-02] $endpoint $kind $field tells a visitor nothing of a player',
    async ({ endpoint, kind, field, query, variables }) => {
      const url = `${platform.url}${PATHS[endpoint]}`
      const {
        status,
        data,
        errors = []
      } = await ask<Record<string, unknown>>({
        url,
        query,
        variables
      })
      expect(status).toBe(200)
      expect(errors.map(({ extensions }) => extensions?.type)).not.toContain('InternalFailure')
      if (field === 'viewer') expect(data).toEqual({ viewer: null })
      if (kind === 'mutation' && !FOR_VISITORS.includes(field))
        expect(errors[0]?.extensions?.type).toBe('AuthenticationFailure')
    }
  )

  test.each(STREAMS)(
    '$endpoint stream $field is not opened for a visitor',
    async ({ endpoint, query }) => {
      const url = `${platform.url.replace('http', 'ws')}${PATHS[endpoint]}`
      for (const connect of [modernClient, legacyClient]) {
        const client = connect(url)
        const heard = await hear(client, query)
        expect(JSON.stringify(heard)).toContain('AuthenticationFailure')
        expect(heard.values.some(({ data }) => data)).toBe(false)
        client.close()
      }
    }
  )

  test('the Authorization header alone says who asks: no cookie does [SESS-04]', async () => {
    const player = await newPlayer(platform)
    const { accessToken } = await signInAs(platform, player.id)
    const url = `${platform.url}/graphql`
    const query = '{ viewer { id } }'
    const cookie = `accessToken=${accessToken}; sessionInfo=x`
    expect((await ask({ url, query, headers: { cookie } })).data).toEqual({ viewer: null })
    expect((await ask({ url, query, token: accessToken })).data).toEqual({
      viewer: { id: `viewer:${player.id}` }
    })
    const basic = { authorization: `Basic ${accessToken}` }
    expect((await ask({ url, query, headers: basic })).status).toBe(401)
  })

  test('a refresh gives a new pair once; a spent token is an InvalidTokenFailure [SESS-09]', async () => {
    const player = await newPlayer(platform)
    const { refreshToken } = await signInAs(platform, player.id)
    const query = `mutation RefreshAccessToken($refreshToken: String!) {
      refreshAccessToken(refreshToken: $refreshToken) { accessToken refreshToken } }`
    const url = `${platform.url}/graphql`
    interface Pair {
      readonly refreshAccessToken: { readonly accessToken: string; readonly refreshToken: string }
    }
    const first = await ask<Pair>({ url, query, variables: { refreshToken } })
    const { accessToken } = first.data!.refreshAccessToken
    const whose = await ask({ url, query: '{ viewer { id } }', token: accessToken })
    expect(whose.data).toEqual({ viewer: { id: `viewer:${player.id}` } })
    const again = await ask({ url, query, variables: { refreshToken } })
    expect(again.errors?.[0]?.extensions?.type).toBe('InvalidTokenFailure')
  })
})

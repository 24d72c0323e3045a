import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery } from 'graphql'
import { auditServer } from 'graphql-http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { PATHS } from '#server/graphql/register.ts'
import { ask } from '#tests/support/graphql.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'

describe('GraphQL over HTTP', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startPlatform()
  })
  afterAll(() => platform.close())

  test.each(Object.values(PATHS))('%s passes every audit of the protocol', async path => {
    const results = await auditServer({ url: `${platform.url}${path}`, fetchFn: fetch })
    expect(results.filter(({ status }) => status !== 'ok')).toEqual([])
    expect(results).toHaveLength(61)
  })

  test.each(Object.values(PATHS))('%s describes itself in the sandbox', async path => {
    const query = getIntrospectionQuery()
    const { data } = await ask<IntrospectionQuery>({ url: `${platform.url}${path}`, query })
    expect(buildClientSchema(data!).getQueryType()?.name).toBe('Query')
  })

  test('the endpoints stand where the specification puts them [WIRE-01] [WIRE-18] [WIRE-23]', async () => {
    const body = { query: 'query Other { no: __typename } query Named { __typename }' }
    for (const path of ['/graphql', '/api/graphql', '/lobby/graphql']) {
      const answer = await fetch(`${platform.url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', brand: 'infiniza' },
        body: JSON.stringify({ ...body, operationName: 'Named', variables: {} })
      })
      expect(await answer.json()).toEqual({ data: { __typename: 'Query' } })
    }
  })
})

describe('a site on another host than the platform', () => {
  const origin = 'https://casino.example'
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startPlatform({ env: { LOBBY_PUBLIC_URL: origin } })
  })
  afterAll(() => platform.close())
  const address = () => `http://127.0.0.1:${platform.ports.config.port}/api/graphql`

  test('is answered with leave to read, before and at the request', async () => {
    const asked = {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,locale'
    }
    const before = await fetch(address(), { method: 'OPTIONS', headers: asked })
    expect(before.status).toBe(204)
    expect(before.headers.get('access-control-allow-headers')).toContain('x-recently-played-games')
    const answer = await fetch(address(), {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: '{"query":"{ __typename }"}'
    })
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin)
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
  })

  test('is the only one', async () => {
    const headers = { origin: 'https://casino.example.evil.example' }
    const answer = await fetch(address(), { method: 'OPTIONS', headers })
    expect(answer.status).toBe(403)
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  })
})

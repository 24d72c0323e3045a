import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { ask, signInAs } from '#tests/support/graphql.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { newPlayer } from '#tests/support/player.ts'
import { REFUSED_QUERIES } from '#tests/support/refused-queries.ts'
import { hear, legacyClient, modernClient } from '#tests/support/sockets.ts'

const list = (first: number) =>
  `personalized { listsOfGames { games(first: ${first}) { edges { node { slug } } } } }`

describe('abuse of GraphQL', () => {
  let platform: TestPlatform
  let url: string

  beforeAll(async () => {
    platform = await startPlatform({ env: { LOBBY_SANDBOX: '0' } })
    url = `${platform.url}/graphql`
  })
  afterAll(() => platform.close())

  test.each(REFUSED_QUERIES)(
    '$what: refused over HTTP, and nothing is suggested',
    async refused => {
      const { query, variables, says } = refused
      const { status, data, errors } = await ask({ url, query, ...(variables && { variables }) })
      expect(status).toBeLessThan(500)
      expect(data).toBeUndefined()
      expect(JSON.stringify(errors)).toMatch(new RegExp(says))
      expect(JSON.stringify(errors)).not.toContain('Did you mean')
    }
  )

  test.each(
    REFUSED_QUERIES.flatMap(refused =>
      [modernClient, legacyClient].map(connect => ({ ...refused, connect, by: connect.name }))
    )
  )('$what: refused by socket as well, of $by', async ({ query, variables, says, connect }) => {
    const client = connect(url.replace('http', 'ws'))
    const heard = JSON.stringify(await hear(client, query, variables))
    expect(heard).toMatch(new RegExp(says))
    expect(heard).not.toContain('Did you mean')
    client.close()
  })

  test('a query that may answer too many objects is refused, a usual one is not', async () => {
    const data = `${platform.url}/api/graphql`
    const refused = await ask({ url: data, query: `{ ${list(1000)} }` })
    expect(refused.errors?.[0]?.extensions).toMatchObject({
      type: 'QueryRefused',
      reasons: ['TOO_MUCH_COST']
    })
    expect((await ask({ url: data, query: `{ ${list(10)} }` })).errors).toBeUndefined()
  })

  test.each(['{ __schema { types { name } } }', '{ __type(name: "Query") { name } }'])(
    'outside the sandbox the schema is not described: %s',
    async query => {
      const { data, errors } = await ask({ url, query })
      expect(data).toBeUndefined()
      expect(errors?.[0]?.extensions?.reasons).toEqual(['NO_INTROSPECTION'])
    }
  )

  const mutation = 'mutation { logout { loggedOut } }'

  test('a mutation by GET is refused, a query is answered [WIRE-02]', async () => {
    const by = (query: string) => fetch(`${url}?query=${encodeURIComponent(query)}`)
    expect((await by(mutation)).status).toBe(405)
    expect(await (await by('{ viewer { id } }')).json()).toEqual({ data: { viewer: null } })
  })

  test.each(['application/x-www-form-urlencoded', 'text/plain', 'application/octet-stream'])(
    'a body of type %s is refused, and nothing happens',
    async type => {
      const { accessToken } = await signInAs(platform, (await newPlayer(platform)).id)
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': type, authorization: `Bearer ${accessToken}` },
        body: type.includes('form')
          ? `query=${encodeURIComponent(mutation)}`
          : JSON.stringify({ query: mutation })
      })
      expect(answer.status).toBe(415)
      const after = await ask<{ viewer: unknown }>({
        url,
        query: '{ viewer { id } }',
        token: accessToken
      })
      expect(after.data?.viewer).not.toBeNull()
    }
  )

  test('a form with files is refused', async () => {
    const form = new FormData()
    form.set('operations', JSON.stringify({ query: mutation }))
    form.set('map', '{}')
    expect((await fetch(url, { method: 'POST', body: form })).status).toBe(415)
  })

  const post = (body: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body
    })

  test.each([
    { what: 'broken JSON', body: '{"query":' },
    { what: 'a batch', body: JSON.stringify(Array(100).fill({ query: '{ __typename }' })) },
    { what: 'no query', body: '{}' },
    { what: 'variables in a list', body: '{"query":"{ __typename }","variables":[1]}' },
    { what: 'a query that is a number', body: '{"query":1}' }
  ])('$what is a bad request with a trace [WIRE-33]', async ({ body }) => {
    const answer = await post(body)
    expect(answer.status).toBe(400)
    const { errors } = (await answer.json()) as { errors: { extensions: object }[] }
    expect(errors[0]?.extensions).toMatchObject({
      type: 'InvalidRequest',
      traceId: answer.headers.get('x-trace-id')
    })
  })

  test.each([
    { what: 'a variable', query: 'query($id: ID!) { deposit(id: $id) { id } }' },
    { what: 'the query', query: String.raw`{ deposit(id: "a\u0000") { id } }` }
  ])('the character zero in $what is refused', async ({ query }) => {
    const { errors } = await ask({ url, query, variables: { id: 'a\u0000' } })
    expect(errors?.[0]?.extensions).toMatchObject({ type: 'BadRequest', reasons: ['NOT_TEXT'] })
  })

  test('variables nested thirty thousand deep are refused, and break nothing', async () => {
    const nested = `${'['.repeat(30_000)}1${']'.repeat(30_000)}`
    const answer = await post(`{"query":"{ __typename }","variables":{"a":${nested}}}`)
    expect([answer.status, await answer.json()]).toMatchObject([
      200,
      { errors: [{ extensions: { type: 'BadRequest', reasons: ['TOO_DEEP'] } }] }
    ])
  })

  test('a body above 64 KiB is refused', async () => {
    const body = JSON.stringify({ query: '{ __typename }', pad: 'x'.repeat(70_000) })
    expect((await post(body)).status).toBe(413)
  })

  test('names of the language’s own objects change nothing', async () => {
    const names = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'
    const answer = await post(
      `{"query":"{ viewer { id } }","variables":${names},${names.slice(1, -1)}}`
    )
    expect(await answer.json()).toEqual({ data: { viewer: null } })
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  })

  test.each(['https://evil.example', 'null'])('a page of %s may not ask', async origin => {
    expect((await post('{"query":"{ __typename }"}', { origin })).status).toBe(403)
  })

  test('answers are kept by nobody', async () => {
    const answer = await post('{"query":"{ __typename }"}')
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })
})

import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import {
  CountryContextQueryDocument,
  GetPlayerInfoDocument,
  LogoutDocument,
  WalletSnapshotDocument
} from '#contract/generated/main/graphql.ts'
import { SetFavouriteDocument } from '#contract/generated/page/graphql.ts'
import { Failure } from '#stores/environment/failure.ts'
import { createHttpClient } from '#stores/environment/graphql/http-client.ts'
import { json, serveHttp } from '#tests/support/http-server.ts'

type Server = Awaited<ReturnType<typeof serveHttp>>

describe('GraphQL over HTTP', () => {
  let server: Server
  const send = createHttpClient(fetch)
  const call = () => ({ url: `${server.url}/graphql` })

  beforeEach(async () => {
    server = await serveHttp((_, response) => json(response, { data: { viewer: null } }))
  })
  afterEach(() => server.close())

  const failureOf = async (sent: Promise<unknown>): Promise<Failure> => {
    const thrown = await sent.then(
      () => undefined,
      (reason: unknown) => reason
    )
    if (!(thrown instanceof Failure)) throw new Error(`No failure: ${thrown}`)
    return thrown
  }

  test('is a POST of query, operation name and variables as JSON [WIRE-01]', async () => {
    const input = { slug: 'emerald-tide', favourite: true }
    await send(call(), SetFavouriteDocument, { input })
    const [received] = server.received
    expect(received!.method).toBe('POST')
    expect(received!.url.pathname).toBe('/graphql')
    expect(received!.headers['content-type']).toBe('application/json')
    expect(JSON.parse(received!.body)).toEqual({
      query: SetFavouriteDocument.toString(),
      operationName: 'SetFavourite',
      variables: { input }
    })
  })

  test('sends queries by GET where that is configured, and mutations never [WIRE-02]', async () => {
    const variables = { havePlayerCountryCode: false, countryCode: 'FI' }
    const byGet = { ...call(), method: 'GET' } as const
    await send(byGet, CountryContextQueryDocument, variables)
    await send(byGet, LogoutDocument, {})
    const [query, mutation] = server.received
    expect(query!.method).toBe('GET')
    expect(query!.url.searchParams.get('operationName')).toBe('CountryContextQuery')
    expect(JSON.parse(query!.url.searchParams.get('variables')!)).toEqual(variables)
    expect(query!.url.searchParams.get('query')).toMatch(/^query CountryContextQuery/)
    expect(mutation!.method).toBe('POST')
  })

  test('sends by POST what would make an address of more than 2047 characters [WIRE-03] [L032]', async () => {
    const byGet = { ...call(), method: 'GET' } as const
    const sendWith = (countryCode: string) =>
      send(byGet, CountryContextQueryDocument, { havePlayerCountryCode: true, countryCode })
    await sendWith('x')
    const first = server.received[0]!
    const room = 2047 - (server.url.length + first.url.pathname.length + first.url.search.length)
    await sendWith('x'.repeat(1 + room))
    await sendWith('x'.repeat(2 + room))
    const [, fits, tooLong] = server.received
    expect(fits!.method).toBe('GET')
    expect(server.url.length + fits!.url.pathname.length + fits!.url.search.length).toBe(2047)
    expect(fits!.body).toBe('')
    expect(tooLong!.method).toBe('POST')
    expect(tooLong!.url.search).toBe('')
    expect(JSON.parse(tooLong!.body)).toMatchObject({
      operationName: 'CountryContextQuery',
      variables: { havePlayerCountryCode: true, countryCode: 'x'.repeat(2 + room) }
    })
  })

  test('merges the parts of a streamed answer [WIRE-04]', async () => {
    const parts = [
      { data: { viewer: { id: '1', wallet: null, games: ['a'] } }, hasNext: true },
      { incremental: [{ path: ['viewer', 'wallet'], data: { balance: '12.50' } }], hasNext: true },
      { incremental: [{ path: ['viewer', 'games', 1], items: ['b', 'c'] }], hasNext: true },
      { path: ['viewer'], data: { late: true }, hasNext: false }
    ]
    server.handle((_, response) => {
      response.writeHead(200, {
        'content-type': 'multipart/mixed; boundary="-"; deferSpec=20220824'
      })
      for (const part of parts)
        response.write(`\r\n---\r\ncontent-type: application/json\r\n\r\n${JSON.stringify(part)}`)
      response.end('\r\n-----\r\n')
    })
    const { data } = await send(call(), WalletSnapshotDocument, {})
    expect(data).toEqual({
      viewer: { id: '1', wallet: { balance: '12.50' }, games: ['a', 'b', 'c'], late: true }
    })
    expect(server.received[0]!.headers.accept).toContain('multipart/mixed')
  })

  test('tells of a fault in a later part of a streamed answer', async () => {
    server.handle((_, response) => {
      response.writeHead(200, { 'content-type': 'multipart/mixed; boundary=xyz' })
      response.end(
        '--xyz\r\ncontent-type: application/json\r\n\r\n{"data":{"viewer":null},"hasNext":true}\r\n' +
          '--xyz\r\ncontent-type: application/json\r\n\r\n{"incremental":[{"path":[],"errors":[{"message":"late"}]}],"hasNext":false}\r\n--xyz--'
      )
    })
    const failure = await failureOf(send(call(), WalletSnapshotDocument, {}))
    expect(failure.message).toBe('[GraphQL] late')
  })

  test('hands on data and extensions, and the fault with what came beside it [WIRE-05]', async () => {
    server.handle((_, response) =>
      json(response, { data: { viewer: null }, extensions: { cost: 3 } })
    )
    expect(await send(call(), GetPlayerInfoDocument, {})).toEqual({
      data: { viewer: null },
      extensions: { cost: 3 }
    })
    server.handle((_, response) =>
      json(response, {
        data: { viewer: { id: '1' } },
        errors: [{ message: 'half' }],
        extensions: { traceId: 'trace-9' }
      })
    )
    const failure = await failureOf(send(call(), GetPlayerInfoDocument, {}))
    expect(failure.data).toEqual({ viewer: { id: '1' } })
    expect(failure.traceId).toBe('trace-9')
  })

  test('joins all faults of an answer, a line each [WIRE-27] [WIRE-29]', async () => {
    server.handle((_, response) =>
      json(response, { data: null, errors: [{ message: 'x' }, { message: 'y' }] })
    )
    const failure = await failureOf(send(call(), GetPlayerInfoDocument, {}))
    expect(failure.message).toBe('[GraphQL] x\n[GraphQL] y')
    expect(failure.kind).toBe('graphql')
  })

  test('marks what the network lost [WIRE-28]', async () => {
    const unused = await serveHttp(() => undefined)
    await unused.close()
    const failure = await failureOf(send({ url: `${unused.url}/graphql` }, LogoutDocument, {}))
    expect(failure.message).toMatch(/^\[Network\] /)
    expect(failure.kind).toBe('network')
  })

  test.each(['text/plain', 'text/html; charset=utf-8'])(
    'takes a %s for no answer at all [WIRE-30] [L033]',
    async type => {
      server.handle((_, response) => response.writeHead(200, { 'content-type': type }).end('oops'))
      const failure = await failureOf(send(call(), GetPlayerInfoDocument, {}))
      expect(failure.message).toBe('[Network] oops')
      expect(failure.kind).toBe('network')
    }
  )

  test('reads a fault by its first reason, else by its type [WIRE-31]', async () => {
    const codeOf = async (extensions: object) => {
      server.handle((_, response) =>
        json(response, { data: null, errors: [{ message: 'x', extensions }] })
      )
      return (await failureOf(send(call(), GetPlayerInfoDocument, {}))).code
    }
    expect(await codeOf({ reasons: ['$A', 'B'], type: 'T' })).toBe('$A')
    expect(await codeOf({ reasons: [], type: '$Invalid$TokenFailure' })).toBe('InvalidTokenFailure')
    expect(await codeOf({})).toBeUndefined()
  })

  test('keeps the keys and the trace of a fault [WIRE-32] [WIRE-33]', async () => {
    server.handle((_, response) =>
      json(response, {
        data: null,
        errors: [{ message: 'x', extensions: { keys: ['amount', 'currency'], traceId: 'trace-1' } }]
      })
    )
    const failure = await failureOf(send(call(), GetPlayerInfoDocument, {}))
    expect(failure.keys).toEqual(['amount', 'currency'])
    expect(failure.traceId).toBe('trace-1')
  })

  test.each([
    [200, { errors: [{ message: 'no', extensions: { type: 'AuthenticationFailure' } }] }],
    [
      200,
      {
        errors: [{ message: 'no', extensions: { type: '$AuthenticationFailure', reasons: ['X'] } }]
      }
    ],
    [401, { errors: [{ message: 'no' }] }],
    [401, {}]
  ])('sees that a token is refused by %i %j [L033]', async (status, body) => {
    server.handle((_, response) => json(response, body, status))
    expect((await failureOf(send(call(), GetPlayerInfoDocument, {}))).kind).toBe('auth')
  })

  test('tells a server that is down from one that refuses', async () => {
    server.handle((_, response) => json(response, {}, 500))
    expect(await failureOf(send(call(), GetPlayerInfoDocument, {}))).toMatchObject({
      kind: 'network',
      status: 500
    })
  })

  test('is given up without a fault when nobody waits for it any more', async () => {
    server.handle(() => undefined)
    const waiting = new AbortController()
    const sent = send({ ...call(), signal: waiting.signal }, GetPlayerInfoDocument, {})
    waiting.abort()
    expect((await failureOf(sent)).kind).toBe('aborted')
  })

  test('reads an amount that came as a number exactly', async () => {
    const wallet = '{"balance":12.50,"bonusBalance":123456789012345678.05,"version":7}'
    server.handle((_, response) => json(response, `{"data":{"viewer":{"wallet":${wallet}}}}`))
    const { data } = await send(call(), WalletSnapshotDocument, {})
    expect(data.viewer!.wallet).toEqual({
      balance: '12.50',
      bonusBalance: '123456789012345678.05',
      version: 7
    })
  })

  test('works with an answer that has only the fields asked for [WIRE-40]', async () => {
    server.handle((_, response) => json(response, { data: { logout: { loggedOut: true } } }))
    expect((await send(call(), LogoutDocument, {})).data).toEqual({ logout: { loggedOut: true } })
  })

  test('shows the words of the server and none of its own [WIRE-41]', async () => {
    const words = 'Teie konto on suletud'
    server.handle((_, response) => json(response, { data: null, errors: [{ message: words }] }))
    expect((await failureOf(send(call(), LogoutDocument, {}))).message).toBe(`[GraphQL] ${words}`)
  })
})

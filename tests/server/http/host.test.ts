import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call } from '#server/http/call.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'

/** Sends bytes as they are, for what no client library would send. */
const sendRaw = (port: number, bytes: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    let text = ''
    socket.setEncoding('utf8')
    socket.on('data', chunk => {
      text += chunk
    })
    socket.on('end', () => resolve(text))
    socket.on('error', reject)
  })

describe('the host of all rooms', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startPlatform()
  })
  afterAll(() => platform.close())

  test.each(['/healthz', '/config.json', '/no-such-page/', '/', '/%ff', '/graphql'])(
    'every answer carries the headers that keep browsers safe: %s',
    async path => {
      const { headers } = await fetch(platform.url + path, { redirect: 'manual' })
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('same-origin')
      expect(headers.get('content-security-policy')).toContain('frame-ancestors')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
      expect(headers.get('x-powered-by')).toBeNull()
    }
  )

  test.each([
    ['publicUrl', '/api/feed?brand=%00'],
    ['publicUrl', '/realms/infiniza/interaction/%00'],
    ['publicUrl', '/realms/infiniza/password/%00'],
    ['publicUrl', '/sandbox/api/players/a%00b'],
    ['sportsUrl', '/v1/statistics/%00'],
    ['identityUrl', '/checks/%00'],
    ['jackpotsUrl', '/v1/raffles/draws/a%00b']
  ] as const)('the character zero in an address of %s is a bad request: %s', async (at, path) => {
    const { config } = platform.ports
    const { status, text } = await call(config, `${config[at]}${path}`)
    expect([status, text]).toEqual([400, expect.not.stringContaining('INTERNAL')])
  })

  test.each(['card', 'finshark', 'krofort', 'piq', 'trustly', 'zimpler'] as const)(
    'nor does a page of %s look for such a payment',
    async provider => {
      const { config } = platform.ports
      const page = provider === 'card' ? 'checkout' : 'pay'
      const address = `${config.providerUrls[provider]}/${page}/a%00b`
      expect((await call(config, address)).status).toBe(400)
    }
  )

  test('an answer that says nothing about caches is kept by none', async () => {
    const { headers } = await fetch(`${platform.url}/healthz`)
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test('a name that is not ours is answered 421', async () => {
    const answer = await sendRaw(
      platform.ports.config.port,
      'GET /config.json HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n'
    )
    expect(answer).toMatch(/^HTTP\/1.1 421 /)
    expect(answer).toContain('WRONG_HOST')
  })

  test('a call that names two hosts is refused, since a host in front may have gone by the other', async () => {
    const { port } = platform.ports.config
    const answer = await sendRaw(
      port,
      `GET /config.json HTTP/1.1\r\nHost: localhost:${port}\r\nHost: evil.example\r\nConnection: close\r\n\r\n`
    )
    expect(answer).toMatch(/^HTTP\/1.1 400 /)
  })

  test('a page whose name no disk could keep is not there', async () => {
    const { status } = await fetch(`${platform.url}/${'1'.repeat(300)}`)
    expect(status).toBe(404)
  })

  test('the origins of games and payments serve their own routes only', async () => {
    const { gamesUrl, providerUrls } = platform.ports.config
    for (const origin of [gamesUrl, ...Object.values(providerUrls)]) {
      expect((await call(platform.ports.config, `${origin}/config.json`)).status).toBe(404)
      expect((await call(platform.ports.config, `${origin}/en/`)).status).toBe(404)
    }
  })

  test('a server calls the names below localhost, which the resolver does not know', async () => {
    const answer = await call(
      platform.ports.config,
      `http://a.localhost:${platform.ports.config.port}/healthz`
    )
    expect([answer.status, answer.text]).toEqual([200, '{"status":"ok"}'])
  })

  test('what is no request is answered with the same headers', async () => {
    const answer = await sendRaw(platform.ports.config.port, 'hello\r\n\r\n')
    for (const line of [
      'x-content-type-options: nosniff',
      "content-security-policy: default-src 'none'; frame-ancestors 'none'",
      'cache-control: no-store'
    ])
      expect(answer).toContain(`\r\n${line}\r\n`)
  })

  test('what the identity provider does not know is kept by no cache', async () => {
    const { headers, status } = await fetch(`${platform.url}/realms/infiniza/no-such/thing`)
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store'])
  })

  test('headers without an end are cut off', async () => {
    const flood = `GET / HTTP/1.1\r\nHost: localhost\r\nX-Flood: ${'a'.repeat(40_000)}\r\n\r\n`
    expect(await sendRaw(platform.ports.config.port, flood)).toMatch(/^HTTP\/1.1 431 /)
  })

  test('a body of two lengths is refused, and nothing is read behind it', async () => {
    const { port } = platform.ports.config
    const hidden = `GET /healthz HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`
    const head = `POST /graphql HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: application/json\r\n`
    for (const lengths of [
      'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n',
      'Content-Length: 5\r\nContent-Length: 6\r\n',
      'Transfer-Encoding: chunked, identity\r\n'
    ]) {
      const answer = await sendRaw(port, `${head}${lengths}\r\n0\r\n\r\n${hidden}`)
      expect(answer.match(/^HTTP\/1\.1 \d+/gm)).toEqual(['HTTP/1.1 400'])
    }
  })

  test('TRACE is answered by nobody', async () => {
    const { port } = platform.ports.config
    const request = `TRACE / HTTP/1.1\r\nHost: localhost:${port}\r\nCookie: a=CANARY\r\nConnection: close\r\n\r\n`
    const answer = await sendRaw(port, request)
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d/)
    expect(answer).not.toContain('CANARY')
  })

  test('what is not HTTP is refused', async () => {
    expect(await sendRaw(platform.ports.config.port, 'hello\r\n\r\n')).toMatch(/^HTTP\/1.1 400 /)
  })

  test('a body that is too large is refused before it is read', async () => {
    const answer = await fetch(`${platform.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: 'a'.repeat(2_000_000) })
    }).catch(() => undefined)
    expect([404, 413, undefined]).toContain(answer?.status)
  })

  test('figures are there for who runs the platform', async () => {
    await fetch(`${platform.url}/healthz`)
    const text = await (await fetch(`${platform.url}/metrics`)).text()
    expect(text).toMatch(/http_request_duration_seconds_count\{[^}]*route="\/healthz"[^}]*\} \d/)
    expect(text).toContain('ledger_entries_total')
  })
})

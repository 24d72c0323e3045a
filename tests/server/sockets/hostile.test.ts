import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { LEGACY, MODERN } from '#server/sockets/legacy.ts'
import { signInAs } from '#tests/support/graphql.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { newPlayer } from '#tests/support/player.ts'
import { countListeners, type Frame, rawSocket } from '#tests/support/sockets.ts'

const ENDPOINTS = ['/graphql', '/lobby/graphql']
const PROTOCOLS = [
  { protocol: MODERN, start: 'subscribe', stop: 'complete' },
  { protocol: LEGACY, start: 'start', stop: 'stop' }
]
const MATRIX = ENDPOINTS.flatMap(endpoint => PROTOCOLS.map(each => ({ endpoint, ...each })))

const ACK = { type: 'connection_ack' }
const SESSION_ENDS = 'subscription { sessionDestroyed { sessionId } }'

let platform: TestPlatform
let listeners: ReturnType<typeof countListeners>
let playerId: string
let accessToken: string

beforeAll(async () => {
  platform = await startPlatform()
  listeners = countListeners(platform)
  playerId = (await newPlayer(platform)).id
  accessToken = (await signInAs(platform, playerId)).accessToken
})
afterAll(() => platform.close())

const urlOf = (endpoint: string) => `${platform.url.replace('http', 'ws')}${endpoint}`
const init = () => ({ type: 'connection_init', payload: { accessToken } })

describe.each(MATRIX)('a socket of $protocol to $endpoint', ({ endpoint, protocol, start }) => {
  const raw = (sent: readonly (object | string)[], options = {}) =>
    rawSocket(urlOf(endpoint), protocol, sent, options)
  const operation = (id: string, query: string) => ({ id, type: start, payload: { query } })
  const listening = (count: number) => listeners.reach('session.destroyed', playerId, count)

  test('runs nothing before its first message', async () => {
    const { code, frames } = await raw([operation('1', '{ __typename }')])
    expect(code).toBe(4401)
    expect(JSON.stringify(frames)).not.toContain('Query')
  })

  test('is closed by a second first message', async () => {
    expect((await raw([init(), init()])).code).toBe(4429)
  })

  test('is closed by an id that runs already, and leaves no stream behind', async () => {
    const twice = [operation('1', SESSION_ENDS), operation('1', SESSION_ENDS)]
    expect((await raw([init()], { afterAck: twice })).code).toBe(4409)
    await listening(0)
  })

  test('that leaves before its token has been looked at leaves nobody listening', async () => {
    for (let round = 0; round < 20; round++) await raw([init()], { until: () => true })
    await raw([init(), init()])
    await listening(0)
  })

  test('is closed by a frame above 64 KiB', async () => {
    expect((await raw([init(), 'x'.repeat(65 * 1024)])).code).toBe(1009)
    const padded = JSON.stringify({ ...init(), padding: 'x'.repeat(65 * 1024) })
    expect((await raw([padded])).code).toBe(1009)
  })

  test.each([
    '{"type":',
    'null',
    '[]',
    '"x"',
    '{"type":"__proto__"}',
    '{"id":"1"}',
    '',
    '{"type":"connection_ack"}',
    '{"type":"next","id":"1","payload":{}}',
    '{"type":"error","id":"1","payload":[]}'
  ])('is closed by %j', async text => {
    expect((await raw([init()], { afterAck: [text] })).code).toBe(4400)
  })

  test.each(['{"toString":1,"valueOf":1}', '["1"]', 'null', '""', '{}'])(
    'is closed by an operation whose id is %s',
    async id => {
      const asked = `{"id":${id},"type":"${start}","payload":{"query":"{ __typename }"}}`
      expect((await raw([init()], { afterAck: [asked] })).code).toBe(4400)
    }
  )

  test('does not fail when an operation nests thirty thousand deep', async () => {
    const nested = `${'['.repeat(30_000)}1${']'.repeat(30_000)}`
    const payload = `{"query":"{ __typename }","variables":{"a":${nested}}}`
    const { code, frames } = await raw([init()], {
      afterAck: [`{"id":"1","type":"${start}","payload":${payload}}`],
      until: (seen: readonly Frame[]) => seen.some(({ id }) => id === '1')
    })
    // The newer protocol answers what it has read; the older one can not hand it on.
    if (code !== undefined) expect(code).toBe(4400)
    else expect(JSON.stringify(frames)).toContain('TOO_DEEP')
  })

  test('runs no more than 64 of a thousand operations, and none once it has gone', async () => {
    const starts = Array.from({ length: 1000 }, (_, at) => operation(String(at), SESSION_ENDS))
    const refused = (frames: readonly Frame[]) =>
      frames.filter(({ type }) => type === 'error').length
    const { frames } = await raw([init()], {
      afterAck: starts,
      until: (seen: readonly Frame[]) => refused(seen) >= 1000 - 64,
      // The socket itself listens beside its operations.
      settled: () => listening(64 + 1)
    })
    expect(refused(frames)).toBe(1000 - 64)
    await listening(0)
  })

  test.each([
    'https://evil.example',
    'null',
    'http://localhost.evil.example',
    'http://games.localhost',
    'garbage'
  ])('is refused to a page of %s', async origin => {
    expect(await raw([init()], { origin })).toEqual({ status: 403, frames: [] })
  })

  test('is refused to a browser whose origin was cut off', async () => {
    const headers = { cookie: `accessToken=${accessToken}` }
    expect(await raw([init()], { headers })).toEqual({ status: 403, frames: [] })
  })

  test('is open to a page of the site and to a program without a page', async () => {
    const until = (frames: readonly Frame[]) => frames[0]?.['type'] === 'connection_ack'
    const { origin } = new URL(platform.ports.config.publicUrl)
    for (const options of [{ origin, headers: { cookie: 'locale=en' } }, {}])
      expect((await raw([init()], { ...options, until })).frames[0]).toEqual(ACK)
  })

  test('knows nobody by a cookie', async () => {
    const { origin } = new URL(platform.ports.config.publicUrl)
    const { frames } = await raw([{ type: 'connection_init' }], {
      origin,
      headers: { cookie: `accessToken=${accessToken}` },
      afterAck: [operation('1', SESSION_ENDS)],
      until: (seen: readonly Frame[]) => seen.some(({ id }) => id === '1')
    })
    expect(JSON.stringify(frames)).toContain('Sign in to do this')
  })
})

describe.each(ENDPOINTS)('a handshake at %s', endpoint => {
  test('without a protocol of ours comes to nothing', async () => {
    expect((await rawSocket(urlOf(endpoint), undefined, [])).code).toBe(4406)
    expect((await rawSocket(urlOf(endpoint), 'soap', [])).code).toBe(1006)
  })
})

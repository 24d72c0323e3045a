import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { control } from '../sandbox/support.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'

let platform: TestPlatform

beforeAll(async () => {
  platform = await startPlatform()
})

afterAll(async () => {
  await platform.close()
})

let count = 0
const newId = () => (++count).toString(16).padStart(32, '0')

const error = (more: object = {}) => ({
  event_id: newId(),
  timestamp: 1_764_000_000,
  platform: 'javascript',
  release: 'infiniza@1',
  exception: {
    values: [
      { type: 'Error', value: 'a cause' },
      { type: 'TypeError', value: 'x' }
    ]
  },
  tags: { code: 'Uncaught' },
  contexts: { trace: { trace_id: TRACE, span_id: '00f067aa0ba902b7' } },
  request: { url: 'http://localhost/en/' },
  ...more
})

const envelope = (...items: readonly (readonly [type: string, payload: object])[]) =>
  [{ event_id: newId() }, ...items.flatMap(([type, payload]) => [{ type }, payload])]
    .map(line => JSON.stringify(line))
    .join('\n')

interface Asked {
  readonly path?: string
  readonly origin?: string
  readonly address?: string
}

/** As a browser posts to the stand, whose name leads to this machine. */
function post(body: string, { path, origin = platform.url, address = '' }: Asked = {}) {
  const { port } = new URL(platform.url)
  const { host } = new URL(platform.ports.config.measuresUrl)
  const headers = {
    host,
    origin,
    'content-type': 'text/plain;charset=UTF-8',
    ...(address && { 'x-forwarded-for': address })
  }
  const options = {
    host: '127.0.0.1',
    port,
    path: path ?? '/api/1/envelope/?sentry_version=7&sentry_key=sandbox',
    method: 'POST',
    headers
  }
  return new Promise<{ status: number; allowed: string | undefined }>((resolve, reject) => {
    request(options, response => {
      response.resume()
      const allowed = response.headers['access-control-allow-origin']
      resolve({ status: response.statusCode ?? 0, allowed })
    })
      .on('error', reject)
      .end(body)
  })
}

const errors = async () =>
  (await control(platform, '/reports')).body['errors'] as readonly Record<string, unknown>[]

describe('the stand for errors', () => {
  test('takes what pages report, each report once, and counts those that are alike', async () => {
    const first = envelope(['event', error()])
    expect(await post(first)).toEqual({ status: 200, allowed: platform.url })
    await post(first)
    await post(envelope(['event', error({ timestamp: 1_764_000_060 })]))
    await post(envelope(['event', error({ tags: { code: 'Other' } })]))
    expect(await errors()).toEqual([
      expect.objectContaining({ code: 'Other', count: 1 }),
      {
        message: 'TypeError: x',
        code: 'Uncaught',
        page: 'http://localhost/en/',
        release: 'infiniza@1',
        traceId: TRACE,
        count: 2,
        at: '2025-11-24T16:01:00.000Z'
      }
    ])
  })

  test('shows them on a page, with the log of the same trace, and no markup of theirs', async () => {
    await post(envelope(['event', error({ exception: undefined, message: '<img src=x>' })]))
    await fetch(`${platform.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        traceparent: `00-${TRACE}-00f067aa0ba902b7-01`
      },
      body: JSON.stringify({ query: 'query Me { rootContext { country { code } } }' })
    })
    const page = await (await fetch(`${platform.url}/sandbox/errors/?trace=4bf92f35`)).text()
    expect(page).toContain('TypeError: x')
    expect(page).toContain(`<a href="?trace=${TRACE}"`)
    expect(page).toContain('&lt;img src=x&gt;')
    expect(page).not.toContain('<img')
    expect(page).toContain('an operation was answered')
    const { body } = await control(platform, `/trace?trace=${TRACE}`)
    expect(String(body['lines'])).toContain('"operation":"Me"')
    expect((await control(platform, '/trace?trace=4bf9')).status).toBe(400)
    const odd = await (await fetch(`${platform.url}/sandbox/errors/?trace=%22%3E%3Cb%3E`)).text()
    expect(odd).toMatch(/<input id="trace"[^>]* value=""/)
  })

  test('takes how a page came up', async () => {
    const load = {
      event_id: newId(),
      timestamp: 1_764_000_000,
      type: 'transaction',
      transaction: '/en/games/',
      contexts: { trace: { trace_id: TRACE } },
      measurements: { lcp: { value: 812, unit: 'millisecond' }, cls: { value: 0.01 } }
    }
    expect((await post(envelope(['transaction', load]))).status).toBe(200)
    const { body } = await control(platform, '/reports')
    expect(body['loads']).toEqual([
      {
        page: '/en/games/',
        traceId: TRACE,
        at: '2025-11-24T16:00:00.000Z',
        vitals: { lcp: 812, cls: 0.01 }
      }
    ])
    const page = await (await fetch(`${platform.url}/sandbox/errors/`)).text()
    expect(page).toContain('lcp <b>812</b>')
  })

  test('passes over kinds that nobody shows', async () => {
    const before = await errors()
    expect((await post(envelope(['session', { sid: '1' }]))).status).toBe(200)
    expect(await errors()).toEqual(before)
  })

  test.each([
    ['nothing', ''],
    ['no JSON', 'hello'],
    ['a list', '[]\n[]\n[]'],
    ['an item without a body', '{}\n{"type":"event"}'],
    ['an item without a kind', '{}\n{}\n{}'],
    ['an event without a number', envelope(['event', error({ event_id: 'x' })])],
    ['an event of no moment', envelope(['event', error({ timestamp: 'now' })])],
    [
      'a trace that is none',
      envelope(['event', error({ contexts: { trace: { trace_id: '"><script>' } } })])
    ],
    ['too many items', envelope(...Array.from({ length: 11 }, () => ['event', error()] as const))]
  ])('refuses %s', async (_, body) => {
    const before = await errors()
    expect((await post(body, { address: '10.1.0.1' })).status).toBe(400)
    expect(await errors()).toEqual(before)
  })

  test('refuses other sites, other projects, other keys and what is too large', async () => {
    const body = envelope(['event', error()])
    const from = (asked: Asked) => post(body, { ...asked, address: '10.1.0.2' })
    expect(await from({ origin: 'http://elsewhere.example' })).toEqual({
      status: 403,
      allowed: undefined
    })
    expect((await from({ path: '/api/2/envelope/?sentry_key=sandbox' })).status).toBe(403)
    expect((await from({ path: '/api/1/envelope/?sentry_key=other' })).status).toBe(403)
    expect((await from({ path: '/api/1/envelope/' })).status).toBe(403)
    const large = envelope(['event', error({ message: 'x'.repeat(300_000) })])
    expect((await post(large, { address: '10.1.0.2' })).status).toBe(413)
  })

  test('keeps texts short and the latest 200 kinds, and slows down who reports without end', async () => {
    for (let batch = 0; batch < 25; batch += 1) {
      const items = Array.from(
        { length: 10 },
        (_, at) => ['event', error({ tags: { code: `${batch}.${at}`.padEnd(400, 'x') } })] as const
      )
      await post(envelope(...items), { address: '10.1.0.3' })
    }
    const kept = await errors()
    expect(kept).toHaveLength(100)
    expect(String(kept[0]?.['code'])).toHaveLength(300)
    expect(String(kept[0]?.['code'])).toMatch(/^24\.9/)

    const statuses: number[] = []
    for (let turn = 0; turn < 70; turn += 1)
      statuses.push((await post('x', { address: '10.1.0.4' })).status)
    expect(statuses.filter(status => status === 400)).toHaveLength(60)
    expect(statuses.slice(60)).toEqual(Array.from({ length: 10 }, () => 429))
  })
})

test('without a sandbox there is no stand for errors', async () => {
  const house = await startPlatform({ env: { LOBBY_SANDBOX: '0' } })
  const { host } = new URL(house.ports.config.measuresUrl)
  const answer = await house.app.inject({
    method: 'POST',
    url: '/api/1/envelope/?sentry_key=sandbox',
    headers: { host, origin: house.url, 'content-type': 'text/plain' },
    payload: envelope(['event', error()])
  })
  expect(answer.statusCode).toBe(404)
  await house.close()
})

import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { control } from '../sandbox/support.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await startPlatform()
})

afterAll(async () => {
  await platform.close()
})

let count = 0
const event = (more: object = {}) => ({
  name: 'page_view',
  path: '/en/',
  id: `event-${++count}`,
  at: Date.now(),
  operator: 'Infiniza',
  locale: 'en',
  ...more
})

interface Asked {
  readonly method?: string
  readonly origin?: string
  readonly body?: string
}

/** As a browser asks the stand, whose name leads to this machine. */
function ask({ method = 'POST', origin = platform.url, body = '' }: Asked) {
  const { port } = new URL(platform.url)
  const { host, pathname } = new URL('/v1/events', platform.ports.config.measuresUrl)
  const headers = { host, origin, 'content-type': 'text/plain;charset=UTF-8' }
  return new Promise<{ status: number; allowed: string | undefined }>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: pathname, method, headers }, response => {
      response.resume()
      const allowed = response.headers['access-control-allow-origin']
      resolve({ status: response.statusCode ?? 0, allowed })
    })
      .on('error', reject)
      .end(body)
  })
}

const post = (events: unknown, more: Asked = {}) =>
  ask({ body: JSON.stringify({ events }), ...more })

describe('the stand for events', () => {
  test('takes what pages tell, each event once, and the console shows it', async () => {
    const search = event({ name: 'search', path: undefined, results: 4, playerId: 'p1' })
    const view = event({ utm: { source: 'letter' } })
    expect(await post([view, search])).toEqual({ status: 204, allowed: platform.url })
    await post([search])
    const { body } = await control(platform, '/events')
    expect(body['events']).toEqual([
      expect.objectContaining({
        name: 'search',
        details: { locale: 'en', results: '4', playerId: 'p1' }
      }),
      expect.objectContaining({
        name: 'page_view',
        details: { path: '/en/', locale: 'en', utm_source: 'letter' }
      })
    ])
    const searches = await control(platform, '/events?name=search')
    expect(searches.body['events']).toHaveLength(1)
    const page = await (await fetch(`${platform.url}/sandbox/?event=search`)).text()
    expect(page).toContain('<code>search</code>')
    expect(page).not.toContain('<code>page_view</code>')
  })

  test('keeps the latest 500', async () => {
    for (let batch = 0; batch < 6; batch += 1)
      await post(Array.from({ length: 100 }, () => event({ path: `/en/${batch}/` })))
    const { body } = await control(platform, '/events')
    expect((body['events'] as object[])[0]).toMatchObject({ details: { path: '/en/5/' } })
  })

  test('takes a batch whole or not at all', async () => {
    const good = event({ path: '/en/whole/' })
    for (const bad of [{ ...event(), email: 'x' }, event({ path: '/en/?token=x' }), null, 'x'])
      expect((await post([good, bad])).status).toBe(400)
    const { body } = await control(platform, '/events')
    expect(JSON.stringify(body)).not.toContain('/en/whole/')
  })

  test.each(['', 'x', '[]', '{"events":{}}'])('refuses %j', async body => {
    expect((await ask({ body })).status).toBe(400)
  })

  test('refuses more than a page has to tell', async () => {
    expect((await post(Array.from({ length: 101 }, () => event()))).status).toBe(400)
    expect((await ask({ body: 'x'.repeat(70_000) })).status).toBe(413)
  })

  test('hears pages of the site alone', async () => {
    const foreign = await post([event()], { origin: 'https://elsewhere.test' })
    expect(foreign).toEqual({ status: 403, allowed: undefined })
    expect(await ask({ method: 'OPTIONS' })).toEqual({ status: 204, allowed: platform.url })
  })

  test('tells open consoles at once that something came', async () => {
    const life = new AbortController()
    const { body } = await fetch(`${platform.url}/sandbox/live`, { signal: life.signal })
    const reader = body!.pipeThrough(new TextDecoderStream()).getReader()
    expect((await reader.read()).value).toContain('welcome')
    await post([event()])
    expect((await reader.read()).value).toContain('event: told')
    life.abort()
  })
})

test('without a sandbox nothing of it is there', async () => {
  const house = await startPlatform({ env: { LOBBY_SANDBOX: '0' } })
  const { host } = new URL(house.ports.config.measuresUrl)
  const response = await house.app.inject({
    method: 'POST',
    url: '/v1/events',
    headers: { host },
    payload: { events: [] }
  })
  expect(response.statusCode).toBe(404)
  await house.close()
})

import { Writable } from 'node:stream'
import { afterEach, describe, expect, test } from 'vitest'
import { createApp } from '#server/http/app.ts'
import { createLog } from '#server/log.ts'
import { createMetrics } from '#server/metrics.ts'
import { testConfig } from '#tests/support/config.ts'

describe('a fault', () => {
  const lines: string[] = []
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    }
  })
  afterEach(() => {
    lines.length = 0
  })

  const openApp = () =>
    createApp({
      config: testConfig(),
      log: createLog({ logLevel: 'debug' }, sink),
      metrics: createMetrics()
    })

  test('of ours is a number to ask for: no message and no stack outside, all of it in the log', async () => {
    const app = await openApp()
    app.get('/broken', async () => {
      throw new Error('the reactor leaks')
    })
    const answer = await app.inject({ url: '/broken', headers: { host: 'localhost:4321' } })
    const traceId = answer.headers['x-trace-id']
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toEqual({ error: { code: 'INTERNAL', traceId } })
    expect(lines.join('')).toContain('the reactor leaks')
    expect(lines.join('')).toContain(String(traceId))
    await app.close()
  })

  test.each([
    ['is starting', Object.assign(new Error('starting up'), { code: '57P03' })],
    ['has no room left', Object.assign(new Error('could not extend file'), { code: '53100' })],
    [
      'refuses connections',
      new AggregateError([Object.assign(new Error(), { code: 'ECONNREFUSED' })])
    ],
    ['ended the connection', new Error('Connection terminated unexpectedly')]
  ])('of a database that %s says when to ask again', async (_what, fault) => {
    const app = await openApp()
    app.get('/purse', async () => {
      throw fault
    })
    const answer = await app.inject({ url: '/purse', headers: { host: 'localhost:4321' } })
    const traceId = answer.headers['x-trace-id']
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('2')
    expect(answer.json()).toEqual({ error: { code: 'UNAVAILABLE', traceId } })
    await app.close()
  })

  test('of the caller keeps its status and gets a code', async () => {
    const app = await openApp()
    app.post('/data', async () => ({}))
    const ask = (headers: Record<string, string>, payload: string) =>
      app.inject({
        method: 'POST',
        url: '/data',
        headers: { host: 'localhost', ...headers },
        payload
      })
    const broken = await ask({ 'content-type': 'application/json' }, '{"a":')
    expect([broken.statusCode, broken.json().error.code]).toEqual([400, 'BAD_REQUEST'])
    const form = await ask({ 'content-type': 'application/x-www-form-urlencoded' }, 'a=1')
    expect([form.statusCode, form.json().error.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE'])
    const large = await ask({ 'content-type': 'application/json' }, `"${'a'.repeat(70_000)}"`)
    expect([large.statusCode, large.json().error.code]).toEqual([413, 'TOO_LARGE'])
    await app.close()
  })

  test('never writes tokens, mail addresses, query strings or numbers of cards into the log', async () => {
    const app = await openApp()
    app.get('/thing', async request => {
      request.log.error(
        { player: { email: 'aino@example.com' }, token: 'CANARY', req: request },
        'something about a player'
      )
      return {}
    })
    app.get('/card/:number/pay', async request => request.log.error({ req: request }, 'asked'))
    await app.inject({ url: '/card/4111111111111111/pay', headers: { host: 'localhost' } })
    await app.inject({
      url: '/thing?accessToken=CANARY',
      headers: { host: 'localhost', authorization: 'Bearer CANARY' }
    })
    expect(lines.join('')).toContain('something about a player')
    expect(lines.join('')).not.toContain('CANARY')
    expect(lines.join('')).not.toContain('aino@')
    expect(lines.join('')).toContain('/card/[digits]/pay')
    expect(lines.join('')).not.toContain('4111111111111111')
    await app.close()
  })

  test('of haste is slowed down where a room asks for it', async () => {
    const app = await openApp()
    app.get('/slow', { config: { rateLimit: { max: 2, timeWindow: 60_000 } } }, async () => ({}))
    const statuses = []
    for (let n = 0; n < 3; n++) {
      const answer = await app.inject({ url: '/slow', headers: { host: 'localhost' } })
      statuses.push(answer.statusCode)
    }
    expect(statuses).toEqual([200, 200, 429])
    await app.close()
  })
})

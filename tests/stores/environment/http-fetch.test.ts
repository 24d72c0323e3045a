import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { httpFetch } from '#stores/environment/http-fetch.ts'
import { serveHttp } from '#tests/support/http-server.ts'
import { createTestClock } from '#tests/support/test-clock.ts'

const RETRIES = { times: 2, every: 2000 }

describe('HTTP fetch', () => {
  let server: Awaited<ReturnType<typeof serveHttp>>
  let failures = 0
  const clock = createTestClock()
  const log = {
    warnings: [] as string[],
    warn: (text: string) => void log.warnings.push(text),
    error: () => undefined
  }

  beforeEach(async () => {
    log.warnings = []
    server = await serveHttp((_, response) => {
      if (failures-- > 0) response.writeHead(503, 'Service Unavailable').end()
      else response.end('fine')
    })
  })
  afterEach(() => server.close())

  const settled = async <T>(promise: Promise<T>) => {
    let isDone = false
    const done = promise.finally(() => {
      isDone = true
    })
    done.catch(() => undefined)
    while (!isDone) {
      await new Promise(resolve => setImmediate(resolve))
      if (clock.pending() > 0) await clock.pass(2000)
    }
    return done
  }

  test('names address and cause when nobody answers [WIRE-36]', async () => {
    const url = 'http://lobby.test/feed'
    const down = async () => {
      throw new TypeError('connection refused')
    }
    await expect(httpFetch({ fetch: down, clock, log }, url)).rejects.toThrow(
      /^Could not fetch: http:\/\/lobby\.test\/feed\. Message: connection refused$/
    )
  })

  test('names status and its text when the answer is no success [WIRE-37]', async () => {
    failures = 1
    await expect(httpFetch({ fetch, clock, log }, server.url)).rejects.toThrow(
      /^Error 503: Service Unavailable$/
    )
  })

  test('says that it tries again, and does [WIRE-38]', async () => {
    failures = 1
    const response = await settled(httpFetch({ fetch, clock, log }, server.url, {}, RETRIES))
    expect(await response.text()).toBe('fine')
    expect(log.warnings).toEqual(['Failed to fetch, retrying...'])
  })

  test('asks no more who is not let in, and says nothing', async () => {
    const refuse = async () => new Response(null, { status: 401, statusText: 'Unauthorized' })
    await expect(
      settled(httpFetch({ fetch: refuse, clock, log }, server.url, {}, RETRIES))
    ).rejects.toMatchObject({ kind: 'auth', message: 'Error 401: Unauthorized' })
    expect(log.warnings).toEqual([])
  })

  test('gives up after the last retry [WIRE-39]', async () => {
    failures = 9
    const sent = httpFetch({ fetch, clock, log }, server.url, {}, RETRIES)
    await expect(settled(sent)).rejects.toThrow(`Failed to fetch ${server.url} after max retries.`)
    expect(server.received).toHaveLength(3)
  })
})

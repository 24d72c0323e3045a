import { type IncomingHttpHeaders, request as send } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { joined } from '../engagement/support.ts'

interface Head {
  readonly status: number
  readonly headers: IncomingHttpHeaders
}

describe('streams of events', () => {
  let platform: TestPlatform
  let token: string
  beforeAll(async () => {
    platform = await startPlatform()
    token = (await joined(platform)).token
  })
  afterAll(() => platform.close())

  /** Asks and hears the head of the answer, which of a stream is all that comes at once. */
  const headOf = (
    method: string,
    origin: 'engagementUrl' | 'gamesUrl' | 'publicUrl',
    path: string
  ) =>
    new Promise<Head>((resolve, reject) => {
      const { config } = platform.ports
      const { host } = new URL(config[origin])
      const headers = { host, authorization: `Bearer ${token}` }
      const { port } = config
      const asking = send({ host: '127.0.0.1', port, method, path, headers }, response => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers })
        asking.destroy()
      })
      asking.on('error', reject).end()
    })

  const STREAMS = [
    ['engagementUrl', '/stream'],
    ['gamesUrl', '/play/live/grand-wheel/events'],
    ['publicUrl', '/sandbox/live']
  ] as const

  test.each(STREAMS)('carry what every answer carries: %s%s', async (origin, path) => {
    const { status, headers } = await headOf('GET', origin, path)
    expect([status, headers['content-type']]).toEqual([200, 'text/event-stream'])
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'"
    })
  })

  test.each(STREAMS)('hold nobody who asks for the head alone: %s%s', async (origin, path) => {
    expect((await headOf('HEAD', origin, path)).status).toBe(404)
  })
})

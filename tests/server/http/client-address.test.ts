import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { clientAddress } from '#server/http/client-address.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'

/** A platform that says whom it takes for the one who asks. */
async function startTelling(env: Readonly<Record<string, string>>): Promise<TestPlatform> {
  const platform = await startPlatform({
    env,
    prepare: app =>
      app.get('/who', ({ ip, raw }) => ({
        onHttp: ip,
        onSocket: clientAddress(raw, platform.ports.config)
      }))
  })
  return platform
}

async function whoAsks({ ports }: TestPlatform, said: string | undefined): Promise<unknown> {
  const { port } = ports.config
  const headers = { host: `localhost:${port}`, ...(said && { 'x-forwarded-for': said }) }
  return await (await fetch(`http://127.0.0.1:${port}/who`, { headers })).json()
}

describe('whom a request comes from', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startTelling({})
  })
  afterAll(() => platform.close())

  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8::7', '2001:db8::7'],
    ['192.0.2.1, 203.0.113.7', '203.0.113.7'],
    ['203.0.113.7, 127.0.0.1', '203.0.113.7'],
    [undefined, '127.0.0.1']
  ])('behind a host that says %s is %s on HTTP and on sockets', async (said, address) => {
    expect(await whoAsks(platform, said)).toEqual({ onHttp: address, onSocket: address })
  })
})

describe('hosts in front on other machines', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startTelling({ LOBBY_PROXIES: '198.51.100.0/24, 2001:db8:1::/48 192.0.2.9' })
  })
  afterAll(() => platform.close())

  test.each([
    ['203.0.113.7, 198.51.100.9', '203.0.113.7'],
    ['192.0.2.1, 203.0.113.7, 198.51.100.9, 192.0.2.9', '203.0.113.7'],
    ['203.0.113.7, 2001:db8:1::5', '203.0.113.7'],
    ['203.0.113.7, 192.0.2.8', '192.0.2.8'],
    ['203.0.113.7, ::ffff:198.51.100.9', '203.0.113.7']
  ])(
    'are believed where they are named: %s is %s on HTTP and on sockets',
    async (said, address) => {
      expect(await whoAsks(platform, said)).toEqual({ onHttp: address, onSocket: address })
    }
  )
})

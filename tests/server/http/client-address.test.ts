import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { clientAddress } from '#server/http/client-address.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'

describe('whom a request comes from', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startPlatform({
      prepare: app =>
        app.get('/who', ({ ip, raw }) => ({
          onHttp: ip,
          onSocket: clientAddress(raw, platform.ports.config)
        }))
    })
  })
  afterAll(() => platform.close())

  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8::7', '2001:db8::7'],
    ['192.0.2.1, 203.0.113.7', '203.0.113.7'],
    ['203.0.113.7, 127.0.0.1', '203.0.113.7'],
    [undefined, '127.0.0.1']
  ])('behind a host that says %s is %s on HTTP and on sockets', async (said, address) => {
    const { port } = platform.ports.config
    const headers = { host: `localhost:${port}`, ...(said && { 'x-forwarded-for': said }) }
    const response = await fetch(`http://127.0.0.1:${port}/who`, { headers })
    expect(await response.json()).toEqual({ onHttp: address, onSocket: address })
  })
})

describe('hosts in front on other machines', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startPlatform({
      env: { LOBBY_PROXIES: '198.51.100.0/24, 2001:db8:1::/48 192.0.2.9' },
      prepare: app =>
        app.get('/who', ({ ip, raw }) => ({
          onHttp: ip,
          onSocket: clientAddress(raw, platform.ports.config)
        }))
    })
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
      const { port } = platform.ports.config
      const response = await fetch(`http://127.0.0.1:${port}/who`, {
        headers: { host: `localhost:${port}`, 'x-forwarded-for': said }
      })
      expect(await response.json()).toEqual({ onHttp: address, onSocket: address })
    }
  )
})

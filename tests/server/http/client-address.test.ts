import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { clientAddress } from '#server/http/client-address.ts'
import { isInFront } from '#server/http/hosts-in-front.ts'
import { testConfig } from '#tests/support/config.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'

describe('whom a request comes from', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startPlatform({
      env: { LOBBY_PROXIES: '10.0.0.0/8, 192.0.2.7 2001:db8:1::/48' },
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
    ['203.0.113.7, 10.1.2.3', '203.0.113.7'],
    ['203.0.113.7, 192.0.2.7, ::ffff:10.9.9.9', '203.0.113.7'],
    ['203.0.113.7, 2001:db8:1::5', '203.0.113.7'],
    ['203.0.113.7, 192.0.2.8, 10.1.2.3', '192.0.2.8'],
    [undefined, '127.0.0.1']
  ])('behind a host that says %s is %s on HTTP and on sockets', async (said, address) => {
    const { port } = platform.ports.config
    const headers = { host: `localhost:${port}`, ...(said && { 'x-forwarded-for': said }) }
    const response = await fetch(`http://127.0.0.1:${port}/who`, { headers })
    expect(await response.json()).toEqual({ onHttp: address, onSocket: address })
  })
})

test('without a word about others, only this machine stands in front', () => {
  const config = testConfig()
  expect(isInFront(config, '127.0.0.1')).toBe(true)
  expect(isInFront(config, '::1')).toBe(true)
  for (const other of ['10.0.0.1', '192.168.0.1', '::ffff:10.0.0.1', 'unknown', ''])
    expect(isInFront(config, other)).toBe(false)
})

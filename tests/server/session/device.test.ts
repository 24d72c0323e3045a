import { describe, expect, test } from 'vitest'

import { deviceFactsOf } from '#server/capabilities/session/index.ts'

const MOZILLA = 'Mozilla/5.0'
const KHTML = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const WINDOWS = '(Windows NT 10.0; Win64; x64)'

const AGENTS = [
  ['Desktop', 'Firefox', 'Windows', `${MOZILLA} ${WINDOWS} Gecko/20100101 Firefox/145.0`],
  ['Desktop', 'Firefox', 'Linux', `${MOZILLA} (X11; Linux x86_64) Gecko/20100101 Firefox/145.0`],
  ['Desktop', 'Chrome', 'Windows', `${MOZILLA} ${WINDOWS} ${KHTML} Chrome/142.0 Safari/537.36`],
  ['Desktop', 'Edge', 'Windows', `${MOZILLA} ${WINDOWS} ${KHTML} Chrome/142 Safari/537 Edg/142.0`],
  ['Desktop', 'Opera', 'Windows', `${MOZILLA} ${WINDOWS} ${KHTML} Chrome/142 Safari/537 OPR/126.0`],
  [
    'Desktop',
    'Safari',
    'macOS',
    `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 Version/18.5 Safari/605.1`
  ],
  [
    'Mobile',
    'Safari',
    'iOS',
    `${MOZILLA} (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1 Version/18.5 Mobile/15E148 Safari/604.1`
  ],
  [
    'Mobile',
    'Chrome',
    'iOS',
    `${MOZILLA} (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1 CriOS/142.0 Mobile/15E148 Safari/604.1`
  ],
  [
    'Mobile',
    'Chrome',
    'Android',
    `${MOZILLA} (Linux; Android 10; K) ${KHTML} Chrome/142.0 Mobile Safari/537.36`
  ],
  [
    'Mobile',
    'Samsung Internet',
    'Android',
    `${MOZILLA} (Linux; Android 14; SM-S921B) ${KHTML} SamsungBrowser/28.0 Chrome/130 Mobile Safari/537.36`
  ],
  [
    'Desktop',
    'Chrome',
    'ChromeOS',
    `${MOZILLA} (X11; CrOS x86_64 14541.0.0) ${KHTML} Chrome/142.0 Safari/537.36`
  ],
  ['Desktop', null, null, 'curl/8.5.0']
] as const

describe('the facts of a device', () => {
  test.each(AGENTS)('%s, %s on %s', (kind, browser, system, agent) => {
    expect(deviceFactsOf({ 'user-agent': agent }, '')).toEqual({
      kind,
      browser,
      system,
      network: null
    })
  })

  test('are taken from the hints of the browser first', () => {
    const agent = `${MOZILLA} (X11; Linux x86_64) ${KHTML} Chrome/142.0 Safari/537.36`
    const hints = {
      'user-agent': agent,
      'sec-ch-ua': '"Chromium";v="142", "Brave";v="142", "Not_A Brand";v="99"',
      'sec-ch-ua-platform': '"Android"',
      'sec-ch-ua-mobile': '?1'
    }
    expect(deviceFactsOf(hints, '')).toMatchObject({
      kind: 'Mobile',
      browser: 'Brave',
      system: 'Android'
    })
    const nonsense = { ...hints, 'sec-ch-ua': 'x', 'sec-ch-ua-platform': '"<b>"' }
    expect(deviceFactsOf(nonsense, '')).toMatchObject({ browser: 'Chrome', system: 'Linux' })
  })

  test('are there without any header', () => {
    expect(deviceFactsOf({}, 'unknown')).toEqual({
      kind: 'Desktop',
      browser: null,
      system: null,
      network: null
    })
  })

  test.each([
    ['203.0.113.77', '203.0.113.*'],
    ['::ffff:203.0.113.77', '203.0.113.*'],
    ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3:*'],
    ['2001:DB8::1', '2001:db8:0:*'],
    ['::1', '0:0:0:*'],
    ['2001:db8:85a3::', '2001:db8:85a3:*'],
    ['', null],
    ['203.0.113', null],
    ['<script>', null]
  ])('name the network of %s as %s', (address, network) => {
    expect(deviceFactsOf({}, address).network).toBe(network)
  })
})

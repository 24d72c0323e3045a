import { describe, expect, test } from 'vitest'
import {
  cacheOf,
  contentSecurityPolicy,
  type Origins,
  pageHeaders,
  SPECULATION_RULES
} from '#config/host-headers.ts'
import { ROUTES, type Route } from '#config/routes.ts'

const BUILD = { scripts: ['sha256-AAAA=', "'sha256-BBBB='"], styles: ['sha256-CCCC='] }
const ORIGINS = {
  site: 'https://casino.example',
  api: ['https://api.example'],
  games: ['https://games.example'],
  payments: ['https://pay.example']
}

const policyOf = (origins: Origins) =>
  new Map(
    contentSecurityPolicy(BUILD, origins)
      .split('; ')
      .map(part => {
        const [name = '', ...sources] = part.split(' ')
        return [name, sources]
      })
  )

describe('the content security policy', () => {
  const policy = policyOf(ORIGINS)

  test('runs scripts of the build and takes styles of the build, and no others', () => {
    expect(policy.get('script-src')).toEqual(["'self'", "'sha256-AAAA='", "'sha256-BBBB='"])
    expect(policy.get('style-src')).toEqual(["'self'", "'sha256-CCCC='"])
    expect(contentSecurityPolicy(BUILD, ORIGINS)).not.toContain('unsafe')
  })

  test('speaks with the named origins, by socket too', () => {
    expect(policy.get('connect-src')).toEqual([
      "'self'",
      'https://api.example',
      'wss://casino.example',
      'wss://api.example'
    ])
  })

  test('frames games and the card provider, and is framed by itself only', () => {
    expect(policy.get('frame-src')).toEqual([
      "'self'",
      'https://api.example',
      'https://games.example',
      'https://pay.example'
    ])
    expect(policy.get('frame-ancestors')).toEqual(["'self'"])
  })

  test('shows the identity provider in a frame, and speaks with it in no other way', () => {
    const framed = policyOf({ ...ORIGINS, frames: ['https://identity.example'] })
    expect(framed.get('frame-src')).toContain('https://identity.example')
    for (const [name, sources] of framed)
      if (name !== 'frame-src') expect(sources).not.toContain('https://identity.example')
  })

  test('asks for secure addresses only where the site has one', () => {
    expect(policy.has('upgrade-insecure-requests')).toBe(true)
    const local = policyOf({ ...ORIGINS, site: 'http://localhost:4321' })
    expect(local.has('upgrade-insecure-requests')).toBe(false)
  })
})

test('transport security stands on a site with TLS only', () => {
  expect(pageHeaders(BUILD, ORIGINS)).toHaveProperty('strict-transport-security')
  const local = { ...ORIGINS, site: 'http://localhost:4321' }
  expect(pageHeaders(BUILD, local)).not.toHaveProperty('strict-transport-security')
})

test.each([
  ['/_astro/x.abc.js', 'immutable'],
  ['/en/index.html', 'max-age=0'],
  ['/art/x.webp', 'max-age=3600']
])('%s may be kept: %s', (file, part) => {
  expect(cacheOf(file)).toContain(part)
})

describe('what is done ahead of a visit', () => {
  const [drawn] = SPECULATION_RULES.prerender
  const conditions: readonly object[] = drawn.where.and

  test('is done for visitors; with a session the navigation module fetches ahead', () => {
    for (const [rule] of Object.values(SPECULATION_RULES))
      expect(JSON.stringify(rule.where.and)).toContain('[data-session] *')
  })

  test('draws pages that only show something, and none that a visit does anything on', () => {
    const named = conditions.flatMap(condition =>
      'href_matches' in condition ? [condition.href_matches].flat() : []
    )
    expect(named).toContain('/:locale/slots/')
    expect(named).toContain('/:locale/')
    expect(conditions).toContainEqual({ not: { href_matches: '/*\\?(.+)' } })
    const [login, register, game] = [ROUTES.login, ROUTES.register, ROUTES.game]
    const acting = Object.values<Route>(ROUTES).filter(
      ({ personal, feature, path }) => personal || feature || path.includes('-login')
    )
    for (const { path } of [login, register, game, ...acting])
      expect(named).not.toContain(`/:locale${path}`)
  })
})

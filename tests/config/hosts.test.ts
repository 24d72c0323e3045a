import { describe, expect, test } from 'vitest'
import { answerOf, languagesOf, type Site, type SiteRequest } from '#config/hosts.ts'
import { LOCALE_CODES } from '#config/locales.ts'
import { HANDLER_ALIASES } from '#config/routes.ts'

const BUILT = new Set([
  '/404.html',
  '/favicon.ico',
  '/headers.json',
  '/_astro/index.abc.js',
  '/_headers',
  '/.well-known/security.txt',
  '/art/games/x.webp',
  '/silent-renew/index.html',
  '/internal/index.html',
  '/en/outside/_sports/index.html',
  '/en/sports/index.html',
  '/en/sports/football/index.html',
  ...LOCALE_CODES.flatMap(locale =>
    [
      '/index.html',
      '/404/index.html',
      '/games/index.html',
      '/games/fortune/index.html',
      '/games/_shell/index.html',
      '/internal/index/index.html',
      '/verify-email/index.html'
    ].map(file => `/${locale}${file}`)
  )
])

const site = { defaultLocale: 'en', has: (file: string) => BUILT.has(file) } as const

function ask(address: string, more: Partial<SiteRequest> = {}): string {
  const [path = '', query] = address.split(/(?=\?)/)
  const answer = answerOf({ path, query: query ?? '', ...more }, site)
  if (answer.kind === 'redirect') return `${answer.status} ${answer.location}`
  return answer.kind === 'file' ? answer.file : `404 ${answer.file}`
}

describe('the host', () => {
  test.each([
    ['/en/games', '301 /en/games/'],
    ['/en/games?x=1', '301 /en/games/?x=1'],
    ['/en/games//?x=1', '301 /en/games/?x=1'],
    ['//en//games', '301 /en/games/'],
    ['/en', '301 /en/'],
    ['/silent-renew', '301 /silent-renew/'],
    ['/internal/a/b', '301 /internal/a/b/']
  ])('brings the slashes of %s in order [SITE-04]', (address, answer) => {
    expect(ask(address)).toBe(answer)
  })

  test.each([
    ['/en/games/', '/en/games/index.html'],
    ['/fi/games/', '/fi/games/index.html'],
    ['/en/games/?x=1', '/en/games/index.html'],
    ['/games/', '404 /404.html']
  ])('finds the page of %s below its locale [SITE-05]', (address, answer) => {
    expect(ask(address)).toBe(answer)
  })

  test.each(LOCALE_CODES)('serves the home of %s', locale => {
    expect(ask(`/${locale}/`)).toBe(`/${locale}/index.html`)
  })

  test.each([
    ['/xx/games/', '302 /'],
    ['/xx', '302 /'],
    ['/sv_SE/', '302 /'],
    ['/xx/games/?utm=1', '302 /?utm=1']
  ])('sends the unknown locale of %s to the root [SITE-09]', (address, answer) => {
    expect(ask(address)).toBe(answer)
  })

  test.each([['/eng/games/'], ['/e/games/'], ['/de-AT/games/'], ['/de_A/games/']])(
    'does not take the first part of %s for a locale',
    address => {
      expect(ask(address)).toBe('404 /404.html')
    }
  )

  test.each([
    ['/en', '301 /en/'],
    ['/en//games', '301 /en/games/'],
    ['/EN/games', '301 /en/games/'],
    ['/EN//games?x=1', '301 /en/games/?x=1'],
    ['/de_at/games?x=1', '301 /de_AT/games/?x=1'],
    ['/FR_ca', '301 /fr_CA/']
  ])('brings %s to its one form by one redirect [L046]', (address, answer) => {
    expect(ask(address)).toBe(answer)
    expect(ask(answer.split(' ')[1] ?? '')).not.toMatch(/^30/)
  })

  test.each<[string, Partial<SiteRequest>, string]>([
    ['/', {}, '302 /en/'],
    ['/', { languages: ['sv', 'fi'] }, '302 /fi/'],
    ['/', { languages: ['fi'], storedLocale: 'de_AT' }, '302 /de_AT/'],
    ['/?locale=ja', { languages: ['fi'], storedLocale: 'de_AT' }, '302 /ja/?locale=ja'],
    ['/?locale=xx&a=1', { storedLocale: 'nonsense', languages: ['it'] }, '302 /it/?locale=xx&a=1']
  ])('leads %s with %o home [SITE-18]', (address, more, answer) => {
    expect(ask(address, more)).toBe(answer)
  })

  test('tells caches that the way home depends on who asks', () => {
    expect(answerOf({ path: '/', query: '' }, site)).toMatchObject({ personal: true })
    expect(answerOf({ path: '/en', query: '' }, site)).toMatchObject({ personal: false })
  })

  test.each([
    ['/verifyEmail?token=a&x=1', '302 /en/verify-email/?token=a&x=1'],
    ['/verifyEmail/?token=a', '302 /en/verify-email/?token=a'],
    ['/verifyEmail', '302 /en/verify-email/']
  ])('forwards %s to the page that verifies [SITE-19]', (address, answer) => {
    expect(ask(address)).toBe(answer)
  })

  test('forwards a verification in the visitor’s own locale [SITE-19]', () => {
    expect(ask('/verifyEmail?token=a', { languages: ['fi-FI'] })).toBe(
      '302 /fi/verify-email/?token=a'
    )
  })

  test.each([
    ['/internal/', '/internal/index.html'],
    ['/internal/a/', '/internal/index.html'],
    ['/internal/a/b/', '/internal/index.html']
  ])('serves %s without a locale [SITE-20]', (address, answer) => {
    expect(ask(address)).toBe(answer)
  })

  test.each([
    ['/fi/internal/anything/', '/fi/internal/index/index.html'],
    ['/fi/internal/a/b/', '/fi/internal/index/index.html']
  ])('serves %s by the one file of its locale', (address, answer) => {
    expect(ask(address)).toBe(answer)
  })

  test.each([
    ['/en/games/fortune/', '/en/games/fortune/index.html'],
    ['/en/games/new-since-the-build/', '/en/games/_shell/index.html']
  ])('serves %s, known to the build or not', (address, answer) => {
    expect(ask(address)).toBe(answer)
  })

  test('[GAME-03] answers for a game that there is not as for any page, where the host can tell', () => {
    const told = { ...site, knowsGame: (slug: string) => slug === 'new-since-the-build' }
    const kindOf = (path: string) => answerOf({ path, query: '' }, told).kind
    expect(kindOf('/en/games/new-since-the-build/')).toBe('file')
    expect(kindOf('/en/games/fortune/')).toBe('file')
    expect(kindOf('/en/games/no-such-game/')).toBe('missing')
  })

  test.each(HANDLER_ALIASES)('leads /%s-handler/ to the login handler, query kept', name => {
    expect(ask(`/en/${name}-handler/?code=1`)).toBe(`302 /en/${name}-login-handler/?code=1`)
    expect(ask(`/en/${name}-handler?code=1`)).toBe(`302 /en/${name}-login-handler/?code=1`)
  })

  test.each([
    ['/en/no-such-page/', '404 /en/404/index.html'],
    ['/no-such-page/', '404 /404.html'],
    ['/art/missing.webp', '404 /404.html'],
    ['/en/games/fortune/more/', '404 /en/404/index.html']
  ])('has nothing at %s', (address, answer) => {
    expect(ask(address)).toBe(answer)
  })

  test.each([
    '/en/games/_shell/',
    '/_headers',
    '/headers.json',
    '/.git/config',
    '/en/%2e%2e/secret.txt',
    '/..%2f..%2fetc/passwd',
    '/en%2fgames/',
    '/%c0%ae/',
    '/%',
    '/en/%00/',
    '/en/\\\\evil/'
  ])('does not reach what %s means', address => {
    expect(ask(address)).toMatch(/^404 /)
  })

  test.each([
    ['/favicon.ico', '/favicon.ico'],
    ['/_astro/index.abc.js', '/_astro/index.abc.js'],
    ['/art/games/x.webp', '/art/games/x.webp'],
    ['/.well-known/security.txt', '/.well-known/security.txt']
  ])('serves the file %s', (address, file) => {
    expect(ask(address)).toBe(file)
  })

  test.each(['//evil.example/', '///evil.example', '/%2f/evil.example/', '/en//evil.example'])(
    'never sends %s to another host',
    address => {
      expect(ask(address)).not.toMatch(/^30. (\/\/|[^/])/)
    }
  )

  test('orders the languages of a header by their weight', () => {
    expect(languagesOf('de;q=0.5, fi, en;q=0.8, *;q=0, ja;q=x')).toEqual(['fi', 'en', 'de'])
    expect(languagesOf(undefined)).toEqual([])
  })
})

describe('where an outside book stands, the host', () => {
  const withBook = { ...site, hasOutsideBook: true }
  const fileFor = (path: string, at: Site) => answerOf({ path, query: '' }, at)

  test.each(['/en/sports/', '/en/sports/football/', '/en/sports/any/of/its/places/'])(
    'answers %s with its frame [SPRT-01]',
    path => {
      const file = '/en/outside/_sports/index.html'
      expect(fileFor(path, withBook)).toEqual({ kind: 'file', file })
      expect(fileFor(path, site)).not.toMatchObject({ file })
    }
  )

  test('has no address for the frame’s page itself', () => {
    expect(fileFor('/en/outside/_sports/', withBook).kind).toBe('missing')
  })

  test('answers everything else as ever', () => {
    expect(fileFor('/en/games/', withBook)).toEqual(fileFor('/en/games/', site))
  })
})

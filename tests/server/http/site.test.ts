import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSiteConfig } from '#contract/wire/site-config.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'

const PAGE = '<!doctype html><title>Lobby</title>'

const DICTIONARY = 'what pages have in common'
const sha256 = createHash('sha256').update(DICTIONARY).digest()
/** A page for who has the dictionary: what is behind its head this host need not read. */
const pressed = Buffer.concat([
  Buffer.from('5e2a4d1820000000', 'hex'),
  sha256,
  Buffer.from('only for a browser')
])

const FILES: Readonly<Record<string, string | Buffer>> = {
  '404.html': '<!doctype html><title>Nothing here</title>',
  'headers.json': JSON.stringify({ scripts: ['sha256-AAAA='], styles: ['sha256-CCCC='] }),
  'en/index.html': PAGE,
  'en/404/index.html': '<!doctype html><title>No such page</title>',
  'en/fair/index.html': PAGE,
  'en/fair/index.html.br': brotliCompressSync(PAGE),
  'en/fair/index.html.dcz': pressed,
  'en/games/_shell/index.html.dcz': pressed,
  'en/404/index.html.dcz': pressed,
  '_astro/pages-en.AbC-1_.txt': DICTIONARY,
  'en/games/_shell/index.html': '<!doctype html><title>Game</title>',
  'en/verify-email/index.html': PAGE,
  'internal/index.html': '<!doctype html><title>Internal</title>',
  '_astro/app.abc.js': 'let a = 1',
  '_astro/app.abc.js.br': brotliCompressSync('let a = 1'),
  '_astro/app.abc.js.gz': gzipSync('let a = 1')
}

describe('the site', () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'lobby-site-'))
  let platform: TestPlatform

  beforeAll(async () => {
    for (const [file, content] of Object.entries(FILES)) {
      mkdirSync(dirname(join(siteDir, file)), { recursive: true })
      writeFileSync(join(siteDir, file), content)
    }
    platform = await startPlatform({ env: { LOBBY_SITE: siteDir } })
  })
  afterAll(async () => {
    await platform.close()
    rmSync(siteDir, { recursive: true })
  })

  const open = (path: string, headers: Record<string, string> = {}) =>
    fetch(platform.url + path, {
      redirect: 'manual',
      headers: { accept: 'text/html', ...headers }
    })

  test('a page carries the policy of its build and is not kept for long', async () => {
    const page = await open('/en/')
    expect(await page.text()).toBe(PAGE)
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(page.headers.get('content-security-policy')).toContain(
      "script-src 'self' 'sha256-AAAA='"
    )
    expect(page.headers.get('content-security-policy')).toContain("style-src 'self' 'sha256-CCCC='")
    expect(page.headers.get('cache-control')).toContain('max-age=0')
    expect(page.headers.get('speculation-rules')).toBe('"/speculation-rules.json"')
  })

  test('a page carries the policy of a new build without a restart', async () => {
    const file = join(siteDir, 'headers.json')
    writeFileSync(file, JSON.stringify({ scripts: ['sha256-BBBB='], styles: [] }))
    utimesSync(file, new Date(), new Date(Date.now() + 5000))
    const page = await open('/en/')
    expect(page.headers.get('content-security-policy')).toContain("'sha256-BBBB='")
  })

  test('speculation rules come as the type that browsers ask for', async () => {
    const rules = await open('/speculation-rules.json')
    expect(rules.headers.get('content-type')).toContain('application/speculationrules+json')
    expect(Object.keys(await rules.json())).toEqual(['prefetch', 'prerender'])
  })

  test('the root leads home by the browser’s language [SITE-18]', async () => {
    const answer = await open('/', { 'accept-language': 'fi-FI,fi;q=0.9,en;q=0.8' })
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe('/fi/')
    expect(answer.headers.get('vary')).toContain('Accept-Language')
  })

  test('a stored locale goes before the browser’s language [SITE-18]', async () => {
    const answer = await open('/', { 'accept-language': 'fi', cookie: 'a=1; locale=de_AT' })
    expect(answer.headers.get('location')).toBe('/de_AT/')
  })

  test('a missing slash is added and the query kept [SITE-04]', async () => {
    const answer = await open('/en/games?x=1')
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/en/games/?x=1'])
  })

  test('a verification keeps its query [SITE-19]', async () => {
    const answer = await open('/verifyEmail?token=a&x=1')
    expect(answer.headers.get('location')).toBe('/en/verify-email/?token=a&x=1')
  })

  test('the unprefixed internal page answers below any rest [SITE-20]', async () => {
    expect(await (await open('/internal/a/b/')).text()).toContain('Internal')
  })

  test('a game that the build does not know gets the shell, and none at all is not found [GAME-03]', async () => {
    const younger = await open('/en/games/pearl-drift/')
    expect([younger.status, await younger.text()]).toEqual([
      200,
      FILES['en/games/_shell/index.html']
    ])
    const none = await open('/en/games/no-such-game/')
    expect([none.status, await none.text()]).toEqual([404, FILES['en/404/index.html']])
  })

  test('an unknown page is the not-found page of its locale, with its status', async () => {
    const answer = await open('/en/no-such-page/')
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('No such page')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'")
  })

  test('a missing file that is no page is a short answer', async () => {
    const answer = await open('/_astro/gone.js', { accept: '*/*' })
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ error: { code: 'NOT_FOUND' } })
  })

  test.each(['br', 'gzip'])('a file is sent as it was compressed at build: %s', async encoding => {
    const file = await open('/_astro/app.abc.js', { 'accept-encoding': encoding })
    expect(file.headers.get('content-encoding')).toBe(encoding)
    expect(file.headers.get('cache-control')).toContain('immutable')
    expect(file.headers.get('content-type')).toContain('javascript')
    expect(await file.text()).toBe('let a = 1')
  })

  const own = (hash: Buffer) => ({
    'accept-encoding': 'gzip, br, zstd, dcb, dcz',
    'available-dictionary': `:${hash.toString('base64')}:`
  })

  test('a dictionary says which pages it is for, and may be kept for ever', async () => {
    const dictionary = await open('/_astro/pages-en.AbC-1_.txt')
    expect(dictionary.headers.get('use-as-dictionary')).toBe('match="/en/*"')
    expect(dictionary.headers.get('cache-control')).toContain('immutable')
    const other = await open('/_astro/app.abc.js')
    expect(other.headers.get('use-as-dictionary')).toBeNull()
  })

  test.each([
    ['/en/fair/', 200, /max-age=0/],
    ['/en/games/pearl-drift/', 200, /max-age=0/],
    ['/en/no-such-page/', 404, /^no-cache$/]
  ])(
    'a browser that has the dictionary gets %s pressed with it, with the headers of a page',
    async (path, status, kept) => {
      const page = await open(path, own(sha256))
      expect(page.status).toBe(status)
      expect(Buffer.from(await page.arrayBuffer())).toEqual(pressed)
      expect(page.headers.get('content-encoding')).toBe('dcz')
      expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(page.headers.get('content-security-policy')).toContain("default-src 'self'")
      expect(page.headers.get('cache-control')).toMatch(kept)
    }
  )

  test.each([
    ['has the dictionary of another build', own(createHash('sha256').update('old').digest())],
    [
      'has the dictionary and does not read what is pressed',
      { ...own(sha256), 'accept-encoding': 'br' }
    ],
    ['has none', { 'accept-encoding': 'br, dcz' }],
    ['says something else', { ...own(sha256), 'available-dictionary': 'x'.repeat(100) }]
  ])('a browser that %s gets a page as others do', async (_, headers) => {
    const page = await open('/en/fair/', headers)
    expect(page.headers.get('content-encoding')).toBe('br')
    expect(await page.text()).toBe(PAGE)
  })

  test('caches are told what a page goes by, whoever asks', async () => {
    for (const headers of [own(sha256), { 'accept-encoding': 'br' }, {}]) {
      const page = await open('/en/fair/', headers)
      const vary = page.headers.get('vary')?.toLowerCase().split(/, */)
      expect(vary).toEqual(['accept-encoding', 'available-dictionary'])
    }
  })

  test.each([
    '/headers.json',
    '/en/fair/index.html.dcz',
    '/en/games/_shell/',
    '/..%2f..%2fpackage.json',
    '/.git/config'
  ])('%s is not there', async path => {
    expect((await open(path)).status).toBe(404)
  })

  test('the site is told where everything is', async () => {
    const config = readSiteConfig(await (await open('/config.json')).json())
    expect(config).toMatchObject({
      operator: 'Infiniza',
      issuer: `${platform.url}/realms/infiniza`,
      endpoints: { graphql: `${platform.url}/graphql`, clientId: 'lobby' },
      origins: { games: [platform.ports.config.gamesUrl] }
    })
  })
})

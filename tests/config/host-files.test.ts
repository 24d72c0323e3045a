import { describe, expect, test } from 'vitest'
import {
  headersFile,
  linesLeftOut,
  netlifyRedirects,
  nginxHeaders,
  nginxMaps,
  nginxRules
} from '#config/host-files.ts'
import { pageHeaders } from '#config/host-headers.ts'
import { LOCALE_CODES } from '#config/locales.ts'
import { HANDLER_ALIASES } from '#config/routes.ts'

const HEADERS = pageHeaders(
  { scripts: ['sha256-AAAA='], styles: [] },
  { site: 'https://casino.example', games: ['https://games.example'], payments: [] }
)

describe('the rules for Netlify and Cloudflare', () => {
  const rules = netlifyRedirects('en').trim().split('\n')

  test('lead the root home by query, then by language, then by the default', () => {
    const ofRoot = rules.filter(rule => rule.startsWith('/ '))
    expect(ofRoot[0]).toBe('/ locale=en /en/ 302')
    expect(ofRoot.indexOf('/ /de_AT/ 302 Language=de-at')).toBeLessThan(
      ofRoot.indexOf('/ /de/ 302 Language=de')
    )
    expect(ofRoot.at(-1)).toBe('/ /en/ 302')
  })

  test('forward the verification and every handler alias', () => {
    expect(rules).toContain('/verifyEmail /en/verify-email/ 302')
    for (const name of HANDLER_ALIASES) {
      expect(rules).toContain(`/:locale/${name}-handler/* /:locale/${name}-login-handler/ 302`)
    }
  })

  test('serve a file for what the build does not know', () => {
    expect(rules).toContain('/:locale/games/:slug/ /:locale/games/_shell/ 200')
    expect(rules).toContain('/:locale/internal/* /:locale/internal/index/ 200')
    expect(rules).toContain('/internal/* /internal/ 200')
  })

  test('are whole lines of three parts or more, each source once', () => {
    expect(rules.every(rule => rule.split(' ').length >= 3)).toBe(true)
    expect(new Set(rules).size).toBe(rules.length)
    for (const locale of LOCALE_CODES) expect(rules).toContain(`/${locale}/* /${locale}/404/ 404`)
  })
})

test('the header file carries the policy for every path', () => {
  const [first, ...rest] = headersFile(HEADERS).split('\n')
  expect(first).toBe('/*')
  expect(rest).toContain(`  content-security-policy: ${HEADERS['content-security-policy']}`)
})

test('a policy too long for a line of _headers stands there as two, and none is longer', () => {
  const scripts = Array.from(
    { length: 25 },
    (_, each) => `sha256-${String(each).padStart(43, 'A')}=`
  )
  const origins = { site: 'https://casino.example', games: ['https://games.example'], payments: [] }
  const widgets = Array.from({ length: 12 }, (_, each) => `https://widget-${each}.casino.example`)
  const longHeaders = pageHeaders({ scripts, styles: [] }, { ...origins, widgets })
  const lines = headersFile(longHeaders).split('\n')
  const policies = lines.filter(line => line.startsWith('  content-security-policy: '))
  expect(policies).toHaveLength(2)
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(2000)
  expect(policies[0]).toContain(scripts[24])
  expect(linesLeftOut(lines.join('\n'))).toEqual([])
  const longer = headersFile(
    pageHeaders({ scripts: [...scripts, ...scripts], styles: [] }, origins)
  )
  expect(linesLeftOut(longer).join()).toContain(scripts[24])
})

describe('the rules for nginx', () => {
  test('include the headers in every location that sends a file', () => {
    const sending = nginxRules()
      .split('\n')
      .filter(line => line.includes('try_files'))
    expect(sending.length).toBeGreaterThan(3)
    expect(
      sending.every(line => line.includes('include /etc/nginx/lobby/lobby-headers.conf;'))
    ).toBe(true)
  })

  test('close every brace and end every line', () => {
    const text = nginxMaps('en') + nginxRules() + nginxHeaders(HEADERS)
    expect(text.split('{').length).toBe(text.split('}').length)
    for (const line of text.trim().split('\n')) expect(line).toMatch(/[;{}]$/)
  })
})

/** What nginx answers by these files to an address that it is to redirect: a small part of nginx. */
function nginxRedirect(address: string): string | undefined {
  const [path = '', query = ''] = address.split('?')
  const values: Record<string, string> = {
    uri: decodeURIComponent(path).replace(/\/{2,}/g, '/'),
    request_uri: address,
    is_args: query === '' ? '' : '?',
    args: query
  }
  const fill = (text: string) => text.replace(/\$(\w+)/g, (_, name: string) => values[name] ?? '')
  const fits = (text: string, pattern: string, flags: string) => {
    const match = new RegExp(pattern, flags).exec(text)
    Object.assign(values, match?.groups)
    return match !== null
  }
  for (const [, from = '', to = '', rows = ''] of nginxMaps('en').matchAll(
    /^map (\S+) \$(lobby_\w+) \{\n([^}]*)/gm
  )) {
    const [, fallback = ''] = /default ([^;]*);/.exec(rows) ?? []
    const row = [...rows.matchAll(/"~(\*?)(.*)" "(.*)";/g)].find(([, any, pattern = '']) =>
      fits(fill(from), pattern, any ? 'i' : '')
    )
    values[to] = fill(row?.[3] ?? fallback)
  }
  const rules = nginxRules()
  const conditions = [...rules.matchAll(/^if \((\S+) ~ "(.*)"\) \{ return (.*); \}$/gm)]
  const met = conditions.find(([, of = '', pattern = '']) => fits(fill(of), pattern, ''))
  if (met) return fill(met[3] ?? '')
  if (rules.includes(`location = ${values['uri']} `)) return undefined
  const places = [...rules.matchAll(/^location ~(\*?) "?(.*?)"? \{ (.*) \}$/gm)]
  const place = places.find(([, any, pattern = '']) =>
    fits(values['uri'] ?? '', pattern, any ? 'i' : '')
  )
  const [, answer] = /return (30\d [^;]*);/.exec(place?.[3] ?? '') ?? []
  return answer && fill(answer)
}

describe('nginx brings an address in order by one redirect', () => {
  test.each([
    ['/en', '301 /en/'],
    ['/en?x=1', '301 /en/?x=1'],
    ['/en//games?x=1', '301 /en/games/?x=1'],
    ['/EN/games?x=1', '301 /en/games/?x=1'],
    ['/EN//games', '301 /en/games/'],
    ['/de_at/games/', '301 /de_AT/games/'],
    ['/FR_ca', '301 /fr_CA/'],
    ['/xx/games?x=1', '302 /?x=1'],
    ['/en/piq-handler?code=1', '302 /en/piq-login-handler/?code=1']
  ])('%s is %s [L046]', (address, answer) => {
    const redirected = nginxRedirect(address)
    expect(redirected).toBe(answer)
    expect(nginxRedirect(redirected?.split(' ')[1] ?? '')).toBeUndefined()
  })

  test('and never writes a line of its own into the answer', () => {
    expect(nginxRedirect('/en/a%0d%0aset-cookie:b')).toBe('404')
  })

  test.each(['/%5cevil.example//x', '/%5c3232235777', '/%5c/evil.example//', '/en/%5cevil'])(
    'and %s, which browsers take for another host, leads nowhere',
    address => {
      expect(nginxRedirect(address)).toBe('404')
    }
  )
})

test.each(['/art/', '/icons/'])('pictures under %s may be kept for an hour on every host', path => {
  const block = headersFile(HEADERS).split(`${path}*\n`)[1]?.split('\n')[0]
  expect(block).toContain('public, max-age=3600')
  const location = nginxRules()
    .split('\n')
    .find(line => line.startsWith(`location ^~ ${path} `))
  expect(location).toContain('add_header Cache-Control $lobby_kept_asset always;')
  expect(nginxMaps('en')).toMatch(
    /\$status \$lobby_kept_asset \{\n {2}default "no-cache";\n {2}200 "public, max-age=3600/
  )
})

describe('nginx has pages that are pressed with a dictionary', () => {
  const HASH = 'AB+c/0='
  const maps = nginxMaps('en', LOCALE_CODES, { en: HASH })
  /** What a map of ours makes of a text. */
  const mapped = (name: string, text: string) => {
    const [, rows = ''] = new RegExp(`\\$${name} \\{\\n([^}]*)`).exec(maps) ?? []
    const row = [...rows.matchAll(/"~(.*)" (\S.*);/g)].find(([, pattern = '']) =>
      new RegExp(pattern).test(text)
    )
    return row?.[2] ?? ''
  }

  test.each([
    ['has it and reads it', `gzip, br, zstd, dcb, dcz :${HASH}: /en/games/`, '.dcz'],
    ['has that of another build', 'br, dcz :AAAA: /en/games/', ''],
    ['has it for another locale', `br, dcz :${HASH}: /fi/games/`, ''],
    ['has it and does not read it', `gzip, br :${HASH}: /en/games/`, ''],
    ['has none', 'gzip, br, zstd, dcb, dcz  /en/games/', '']
  ])('for a browser that %s', (_, said, ending) => {
    expect(mapped('lobby_pressed', said)).toBe(ending)
  })

  test('names the encoding of what it found, and says what a dictionary is for', () => {
    expect(mapped('lobby_encoding', '/en/games/index.html.dcz')).toBe('dcz')
    expect(mapped('lobby_encoding', '/en/games/index.html')).toBe('')
    expect(mapped('lobby_dictionary_for', '/_astro/pages-en.AbC-1_.txt')).toBe(
      `'match="/$locale/*"'`
    )
    expect(mapped('lobby_dictionary_for', '/_astro/pages-en.AbC-1_.css')).toBe('')
  })

  test('where a page may be one, it is looked for first, and caches are told', () => {
    const pages = nginxRules()
      .split('\n')
      .filter(line => line.includes('$lobby_pressed'))
    expect(pages).toHaveLength(3)
    for (const line of pages) {
      expect(line).toContain('add_header Vary "Accept-Encoding, Available-Dictionary" always;')
      expect(line).toContain('add_header Content-Encoding $lobby_encoding always;')
      expect(line).toMatch(/try_files (\S+)\$lobby_pressed \1 .*=404;/)
    }
  })

  test('and never by its own address', () => {
    expect(nginxRules()).toContain('location ~ \\.dcz$ { return 404; }')
  })
})

test('nothing that nginx answers goes without a word of how long it is kept', () => {
  for (const line of nginxRules().split('\n')) {
    if (line.startsWith('location') && line.includes('include '))
      expect(line).toMatch(/add_header Cache-Control (?:\$lobby_kept\w* always|"[^"]+");/)
  }
})

describe('where an outside book stands in the place of the house’s own', () => {
  test('Netlify answers below the sports page with its frame, before any page of the build [SPRT-01]', () => {
    const rule = '/:locale/sports/* /:locale/outside/_sports/ 200!'
    expect(netlifyRedirects('en', LOCALE_CODES, true).split('\n')).toContain(rule)
    expect(netlifyRedirects('en').split('\n')).not.toContain(rule)
  })

  test('so does nginx', () => {
    const sends = (rules: string) =>
      rules.split('\n').filter(line => line.includes('/outside/_sports/index.html'))
    expect(sends(nginxRules(LOCALE_CODES, undefined, true))).toHaveLength(1)
    expect(sends(nginxRules())).toEqual([])
  })
})

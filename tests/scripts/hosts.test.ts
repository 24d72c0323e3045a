import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { SPECULATION_PATH, SPECULATION_RULES } from '#config/host-headers.ts'
import { SHELLS } from '#config/hosts.ts'
import { LOCALE_CODES } from '#config/locales.ts'
import { HANDLER_ALIASES } from '#config/routes.ts'

import { THIRD_PARTIES_PATH } from '#contract/wire/third-parties.ts'
import { hostFilesOf, originsOf, partiesOf, writeHostFiles } from '../../scripts/hosts.ts'

const SCRIPT = "'sha256-n8d/E+zLVkUb/dsUIZXFu17hf0++Y8RQ/a7ksgry5Ok='"

const BRAND = { features: [], trackers: { gaMeasurementId: 'G-1' } }

const PARTIES = {
  consentManager: { kind: 'onetrust', id: 'house', url: 'https://consent.example/stub.js' },
  scripts: [{ name: 'polls', url: 'https://polls.example/p.js', category: 'marketing' }],
  fonts: ['https://fonts.example/face.css'],
  trackerAddresses: { analytics: 'https://tags.example/gtag.js' }
}

const PLACE = {
  folder: '/etc/nginx/house',
  root: '/srv/house',
  listen: '80',
  platform: ['127.0.0.1:4321', '127.0.0.1:4322'],
  log: '/var/log/nginx/access.log',
  proxies: [],
  hasSandbox: false
}

let site: string

const read = (...path: string[]) => readFileSync(join(site, ...path), 'utf8')

beforeAll(() => {
  site = mkdtempSync(join(tmpdir(), 'lobby-hosts-'))
  writeFileSync(join(site, 'headers.json'), JSON.stringify({ scripts: [SCRIPT], styles: [] }))
  mkdirSync(join(site, '_astro'))
  writeFileSync(join(site, '_astro/pages-fi.AbC-1_.txt'), 'abc')
  const own = join(site, 'own.json')
  writeFileSync(own, JSON.stringify(PARTIES))
  writeHostFiles({
    site,
    nginx: join(site, 'nginx'),
    defaultLocale: 'fi',
    hosts: ['casino.example', 'play.example'],
    place: PLACE,
    served: ['https://games.example', 'https://jackpots.example'],
    thirdParties: partiesOf(BRAND, {
      LOBBY_PUBLIC_URL: 'https://casino.example',
      LOBBY_THIRD_PARTIES: own
    }),
    origins: originsOf({
      LOBBY_PUBLIC_URL: 'https://casino.example',
      LOBBY_GAMES_URL: 'https://games.example/',
      LOBBY_JACKPOTS_URL: 'https://jackpots.example',
      LOBBY_PAYMENTS_URL: 'https://pay.example',
      LOBBY_API_URLS: 'https://api.example, https://id.example'
    })
  })
})

afterAll(() => rmSync(site, { recursive: true, force: true }))

/** The sources of a directive of a policy. */
const sources = (policy: string, name: string) =>
  policy
    .split('; ')
    .find(part => part.startsWith(`${name} `))
    ?.split(' ')
    .slice(1)

test('nginx knows the dictionaries of the build by their hashes', () => {
  // SHA-256 of 'abc' (FIPS 180-2, B.1), in Base64, its plus as a pattern has it.
  const hash = 'ungWv48Bz\\+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='
  expect(read('nginx', 'lobby-maps.conf')).toContain(`"~dcz.* :${hash}: /fi/" .dcz;`)
})

test('nginx answers by the names of the brand file', () => {
  expect(read('nginx', 'lobby-names.conf')).toBe(
    'server_name casino.example www.casino.example play.example www.play.example;\n'
  )
})

describe('the redirects of a built site', () => {
  test('lead who has no language home to the default locale, last of all', () => {
    const rules = read('_redirects').split('\n')
    const ofRoot = rules.filter(rule => rule.startsWith('/ '))
    expect(ofRoot.at(-1)).toBe('/ /fi/ 302')
    for (const locale of LOCALE_CODES)
      expect(ofRoot).toContain(`/ locale=${locale} /${locale}/ 302`)
  })

  test('know every alias of a handler and every shell', () => {
    const rules = read('_redirects')
    for (const name of HANDLER_ALIASES) expect(rules).toContain(`/${name}-login-handler/ 302`)
    for (const shell of Object.values(SHELLS)) expect(rules).toContain(`/${shell}/ 200`)
  })
})

describe('the headers of a built site', () => {
  test('let run the inline scripts of this build and no other', () => {
    const policy = /content-security-policy: (.*)/.exec(read('_headers'))?.[1] ?? ''
    const [self, ...named] = sources(policy, 'script-src') ?? []
    expect([self, ...named.filter(name => !name.startsWith('https:'))]).toEqual(["'self'", SCRIPT])
  })

  test('let in the scripts, sheets and calls of the parties, and no inline script of theirs [CONS-31]', () => {
    const policy = /content-security-policy: (.*)/.exec(read('_headers'))?.[1] ?? ''
    const parties = ['https://consent.example', 'https://tags.example', 'https://polls.example']
    expect(sources(policy, 'script-src')?.slice(2)).toEqual(parties)
    expect(sources(policy, 'connect-src')).toEqual(expect.arrayContaining(parties))
    expect(sources(policy, 'style-src')).toEqual([
      "'self'",
      'https://fonts.example',
      'https://consent.example',
      "'unsafe-inline'"
    ])
    expect(sources(policy, 'font-src')).toEqual(["'self'", 'https://fonts.example'])
  })

  test('let pages speak with back end and jackpots, frame games and payments, and nobody else', () => {
    const policy = /content-security-policy: (.*)/.exec(read('_headers'))?.[1] ?? ''
    expect(sources(policy, 'connect-src')).toEqual([
      "'self'",
      'https://api.example',
      'https://id.example',
      'https://jackpots.example',
      'wss://casino.example',
      'wss://api.example',
      'wss://id.example',
      'wss://jackpots.example',
      'https://consent.example',
      'https://tags.example',
      'https://polls.example'
    ])
    expect(sources(policy, 'frame-src')).toEqual([
      "'self'",
      'https://api.example',
      'https://id.example',
      'https://games.example',
      'https://pay.example'
    ])
  })

  test('are the same for nginx, value by value', () => {
    const [block = ''] = read('_headers').split('\n/_astro/*')
    const values = [...block.matchAll(/^ {2}([^:]+): (.*)$/gm)]
    const snippet = read('nginx', 'lobby-headers.conf')
    expect(values.length).toBeGreaterThan(5)
    for (const [, name, value = ''] of values) {
      expect(snippet).toContain(`add_header ${name} `)
      expect(snippet).toContain(value)
    }
  })
})

test('pages of a static host are told of the same parties as the platform would tell', () => {
  expect(JSON.parse(read(THIRD_PARTIES_PATH))).toMatchObject({
    consentManager: PARTIES.consentManager,
    scripts: PARTIES.scripts,
    fonts: PARTIES.fonts,
    trackers: { analytics: { url: 'https://tags.example/gtag.js', ids: ['G-1'] } },
    chat: null,
    reports: null
  })
})

test('a site of this machine has the sandbox’s own desk and stand, one on the net has not', () => {
  const { chat, reports, trackers } = partiesOf(BRAND, { PORT: '4400' })
  expect(chat?.url).toContain('http://desk.localhost:4400/')
  expect([trackers.events?.url, reports?.dsn].map(url => new URL(url ?? '').host)).toEqual([
    'measures.localhost:4400',
    'measures.localhost:4400'
  ])
  const net = partiesOf(BRAND, { LOBBY_PUBLIC_URL: 'https://casino.example' })
  expect([net.chat, net.reports, net.trackers.events]).toEqual([null, null, undefined])
})

test('browsers find the speculation rules as the platform serves them', () => {
  expect(JSON.parse(read(SPECULATION_PATH))).toEqual(SPECULATION_RULES)
})

describe('the snippets for nginx', () => {
  test('map a visitor to a locale, and to the default one without a hint', () => {
    const maps = read('nginx', 'lobby-maps.conf')
    expect(maps).toMatch(/map \$http_accept_language \$locale_browser \{\n {2}default fi;/)
  })

  test('include the headers by the name of the file that was written', () => {
    expect(read('nginx', 'lobby-rules.conf')).toContain(
      `include ${PLACE.folder}/lobby-headers.conf;`
    )
  })
})

test('houses of other brands reach the register by the name that it is given', () => {
  const given = { LOBBY_PUBLIC_URL: 'https://casino.example' }
  const register = 'https://register.casino.example'
  expect(hostFilesOf('Infiniza', given).served).not.toContain(register)
  expect(hostFilesOf('Infiniza', { ...given, LOBBY_REGISTER_URL: register }).served).toContain(
    register
  )
})

test('a build without its list of scripts is refused', () => {
  const bare = mkdtempSync(join(tmpdir(), 'lobby-hosts-'))
  writeFileSync(join(bare, 'headers.json'), '{}')
  const files = {
    site: bare,
    nginx: bare,
    defaultLocale: 'en',
    hosts: ['a.example'],
    place: PLACE,
    served: [],
    thirdParties: partiesOf(BRAND, {}),
    origins: originsOf({})
  } as const
  expect(() => writeHostFiles(files)).toThrow('no list of scripts')
  rmSync(bare, { recursive: true })
})

test('without variables the rules are those of this machine', () => {
  expect(originsOf({ PORT: '4400' })).toEqual({
    site: 'http://localhost:4400',
    api: [],
    services: ['http://jackpots.localhost:4400'],
    widgets: ['http://engagement.localhost:4400'],
    frames: ['http://identity.localhost:4400'],
    games: ['http://games.localhost:4400'],
    payments: ['pay', 'piq', 'trustly', 'zimpler', 'finshark', 'krofort'].map(
      name => `http://${name}.localhost:4400`
    )
  })
})

test('a site on the net names the sandbox’s jackpots, widgets and payments only when they are given', () => {
  const { services, widgets, payments } = originsOf({ LOBBY_PUBLIC_URL: 'https://casino.example' })
  expect([services, widgets, payments]).toEqual([[], [], []])
})

import { describe, expect, test } from 'vitest'
import {
  headersFile,
  netlifyRedirects,
  nginxHeaders,
  nginxMaps,
  nginxRules
} from '#config/host-files.ts'
import { pageHeaders } from '#config/host-headers.ts'
import { LOCALE_CODES } from '#config/locales.ts'
import { HANDLER_ALIASES } from '#config/routes.ts'

const HEADERS = pageHeaders(
  { scripts: ['sha256-AAAA='] },
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

describe('the rules for nginx', () => {
  test('include the headers in every location that sends a file', () => {
    const sending = nginxRules()
      .split('\n')
      .filter(line => line.includes('try_files'))
    expect(sending.length).toBeGreaterThan(3)
    expect(sending.every(line => line.includes('include lobby-headers.conf;'))).toBe(true)
  })

  test('close every brace and end every line', () => {
    const text = nginxMaps('en') + nginxRules() + nginxHeaders(HEADERS)
    expect(text.split('{').length).toBe(text.split('}').length)
    for (const line of text.trim().split('\n')) expect(line).toMatch(/[;{}]$/)
  })
})

test.each(['/art/', '/icons/'])('pictures under %s may be kept for an hour on every host', path => {
  const kept = 'public, max-age=3600'
  const block = headersFile(HEADERS).split(`${path}*\n`)[1]?.split('\n')[0]
  expect(block).toContain(kept)
  const location = nginxRules()
    .split('\n')
    .find(line => line.startsWith(`location ^~ ${path} `))
  expect(location).toContain(kept)
})

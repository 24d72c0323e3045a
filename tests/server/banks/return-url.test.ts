import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { BANK_PROVIDER_NAMES, BANK_PROVIDERS } from '#config/bank-providers.ts'
import { LOCALE_CODES } from '#config/locales.ts'
import { readReturnUrl } from '#server/identity/bank-login/return-url.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { AtBank, begin, handlerOf } from './support.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await startPlatform()
})

afterAll(async () => {
  await platform.close()
})

/** Addresses that a careless reader takes for the site's own. */
const VECTORS = [
  '/en/',
  'en/games/',
  '//evil.example/',
  '/\\evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'https:/evil.example',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  '/\t/evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  'SITE@evil.example/',
  'SITE.evil.example/',
  'http://localhost:1/',
  '%2f%2fevil.example',
  '/%5cevil.example',
  'blob:SITE/x',
  '/en/?x=//evil.example',
  '/internal/../en/'
]

describe.each(BANK_PROVIDER_NAMES)('the address that %s leads back to', provider => {
  const slug = BANK_PROVIDERS[provider].slug

  test.each(VECTORS)('is no other one: %j', async vector => {
    const site = platform.url
    const given = vector.replace('SITE', site)
    const handler = handlerOf(provider)
    const forms = [
      given,
      `${given}${handler}`,
      `${given.replace(/\/$/, '')}${handler}`,
      `${site}${given}`,
      `${site}${handler}${given.replaceAll('?', '%3f')}`,
      `${site}/${given}${handler}`
    ]
    for (const returnUrl of forms) {
      const read = readReturnUrl(platform.ports.config, provider, returnUrl)
      if (read === undefined) continue
      const { origin, pathname } = new URL(read.href)
      expect([origin, pathname]).toEqual([site, handler])
    }
    expect(await begin(platform, provider, { returnUrl: given })).toEqual({
      ok: null,
      error: { code: 'LOGIN_FAILED' }
    })
  })

  test('is its handler’s page in every language, also by its other name', () => {
    const { config } = platform.ports
    const { port } = new URL(platform.url)
    for (const locale of LOCALE_CODES)
      for (const path of [`/${locale}/${slug}-login-handler/`, `/${locale}/${slug}-handler/`])
        for (const origin of [platform.url, `http://127.0.0.1:${port}`])
          expect(readReturnUrl(config, provider, `${origin}${path}?amount=10`)).toEqual({
            href: `${origin}${path}?amount=10`,
            locale
          })
  })

  test('is no other page of the site', () => {
    const other = BANK_PROVIDERS[provider === 'PIQ' ? 'TRUSTLY' : 'PIQ'].slug
    for (const path of [
      '/en/',
      '/en/login/',
      `/en/${slug}-login/`,
      `/en/${other}-login-handler/`,
      `/en/${slug}-login-handler`,
      `/xx/${slug}-login-handler/`,
      `/EN/${slug}-login-handler/`,
      `/en/${slug}-login-handler/../login/`,
      `/en/%70iq-login-handler/`,
      '/en/keycloak-login-handler/'
    ])
      expect(
        readReturnUrl(platform.ports.config, provider, `${platform.url}${path}`)
      ).toBeUndefined()
  })

  test('brings no answer along that the bank has not given', () => {
    const returnUrl = `${platform.url}${handlerOf(provider)}?state=a&code=b&error=c&redir=%2Fen%2F#x`
    expect(readReturnUrl(platform.ports.config, provider, returnUrl)?.href).toBe(
      `${platform.url}${handlerOf(provider)}?redir=%2Fen%2F`
    )
  })
})

test('a returnUrl of great length is refused', async () => {
  const returnUrl = `${platform.url}${handlerOf('PIQ')}?redir=${'a'.repeat(2100)}`
  expect((await begin(platform, 'PIQ', { returnUrl })).error).toEqual({ code: 'LOGIN_FAILED' })
})

test('what is carried through comes back unread', async () => {
  const carried = '?redir=%2Fen%2Fgames%2F%3Fa%3D1&currency=EUR&paymentMethod=card&autoSubmit=true'
  const returnUrl = `${platform.url}${handlerOf('PIQ')}${carried}`
  const { ok } = await begin(platform, 'PIQ', { returnUrl })
  const bank = await AtBank.open(platform, ok?.url ?? '')
  await bank.send('cancel')
  expect(bank.back?.search.startsWith(carried)).toBe(true)
})

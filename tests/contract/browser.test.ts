import { describe, expect, test } from 'vitest'

import { readAccessToken } from '#contract/wire/access-token.ts'
import {
  COOKIE_NAMES,
  COOKIES,
  cookiePair,
  cookieText,
  readCookies
} from '#contract/wire/cookies.ts'
import { readDepositPayload, readLastDeposit } from '#contract/wire/last-deposit.ts'
import { readQuery } from '#contract/wire/query-parameters.ts'
import { readRecentlyPlayed } from '#contract/wire/recently-played.ts'
import { redirectTarget } from '#contract/wire/redirect-target.ts'
import { readStoredUser, STORED_USER_KEYS } from '#contract/wire/stored-user.ts'
import { TOAST_KINDS, TOAST_STATUSES } from '#contract/wire/toast.ts'

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

const jwt = (claims: unknown) => `${part({ alg: 'RS256' })}.${part(claims)}.c2ln`

const keycloak = {
  player_id: 'p1',
  sid: 's1',
  passwordless: true,
  flow: 'browser',
  exp: 1_800_000_000
}

describe('access token', () => {
  test('[ENT-21] a Keycloak token gives player_id, sid, passwordless and flow', () => {
    const claims = { style: 'keycloak', ...keycloak }
    expect(readAccessToken(jwt(keycloak))).toEqual({ ...claims, iat: null })
    expect(readAccessToken(jwt({ ...keycloak, iat: 7 }))).toEqual({ ...claims, iat: 7 })
  })

  test('[ENT-21] a custom token gives exp, and the session if it names one', () => {
    const exp = 1_800_000_000
    const custom = { style: 'custom', exp, iat: null, player_id: null, session_id: null }
    expect(readAccessToken(jwt({ exp }))).toEqual(custom)
    expect(readAccessToken(jwt({ exp, session_id: 's1' }))).toEqual({ ...custom, session_id: 's1' })
  })

  test('a token with a session and no player, or a player and no session, is a custom one', () => {
    expect(readAccessToken(jwt({ exp: 1, sid: 's1' }))).toMatchObject({ style: 'custom' })
    expect(readAccessToken(jwt({ exp: 1, player_id: 'p1' }))).toMatchObject({
      style: 'custom',
      player_id: 'p1'
    })
  })

  test('a payload in base64url of text outside ASCII is read [L010]', () => {
    const body = 'eyJwbGF5ZXJfaWQiOiLjg5fjg6zjg7zjg6Tjg7w_Pz4-IiwiZXhwIjoxfQ'
    expect(readAccessToken(`e30.${body}.x`)).toMatchObject({ player_id: 'プレーヤー??>>' })
  })

  test('text outside ASCII in a claim is read', () => {
    expect(readAccessToken(jwt({ exp: 1, sub: 'Päivi' }))).toMatchObject({ player_id: 'Päivi' })
  })

  test.each([
    undefined,
    null,
    '',
    'undefined',
    'null',
    'a.b.c',
    'a.b',
    jwt(null),
    jwt([]),
    jwt({}),
    jwt({ exp: 'soon' }),
    jwt({ exp: -1 }),
    jwt({ exp: 1.5 }),
    jwt({ ...keycloak, player_id: 7 }),
    `${jwt(keycloak)}.d`,
    ` ${jwt(keycloak)}`,
    jwt({ ...keycloak, flow: 'x'.repeat(9000) })
  ])('%s does not decode', token => {
    expect(readAccessToken(token)).toBeNull()
  })
})

describe('storage', () => {
  const user = {
    id_token: jwt({ sub: 'p1' }),
    access_token: jwt(keycloak),
    refresh_token: 'refresh-1',
    expires_at: 1_800_000_000,
    profile: { sub: 'p1' }
  }

  test('[ENT-22] a stored user has the tokens, the expiry and the profile', () => {
    expect(STORED_USER_KEYS).toEqual([
      'id_token',
      'access_token',
      'refresh_token',
      'expires_at',
      'profile'
    ])
    expect(readStoredUser(JSON.stringify(user))).toEqual(user)
  })

  test.each(['access_token', 'expires_at', 'profile'])(
    '[ENT-22] a stored user without %s is refused',
    key => {
      expect(readStoredUser(JSON.stringify({ ...user, [key]: undefined }))).toBeNull()
      expect(readStoredUser('{')).toBeNull()
    }
  )

  test('[ENT-19] the payload of a bank deposit has attributes.paymentMethod and debtor.account', () => {
    const payload = { attributes: { paymentMethod: 'bank' }, debtor: { account: 'FI12' } }
    expect(readDepositPayload(payload)).toEqual({ kind: 'bank', ...payload })
    expect(readDepositPayload({ attributes: {} })).toBeNull()
    expect(readDepositPayload('{"attributes"')).toBeNull()
  })

  test('[ENT-20] the payload of a card deposit has txName and accountId', () => {
    const payload = { txName: 'CreditcardDeposit', accountId: 'a1' }
    expect(readDepositPayload(payload)).toEqual({ kind: 'card', ...payload })
    expect(readDepositPayload({ txName: 'CreditcardDeposit' })).toBeNull()
    expect(readDepositPayload({ accountId: 'a1' })).toBeNull()
  })

  test('[CASH-18] a stored last deposit needs a numeric amount and a currency', () => {
    expect(readLastDeposit('{"amount":"50.00","currency":"EUR"}')).toEqual({
      amount: '50.00',
      currency: 'EUR'
    })
    expect(readLastDeposit('{"amount":50,"currency":"EUR"}')).toMatchObject({ amount: '50' })
    for (const stored of [
      '{"amount":"abc","currency":"EUR"}',
      '{"amount":"","currency":"EUR"}',
      '{"amount":null,"currency":"EUR"}',
      '{"amount":"50.00"}',
      '{"amount":"50.00","currency":""}',
      'undefined'
    ])
      expect(readLastDeposit(stored)).toBeNull()
  })

  test('[ENT-36] a recently played game is its id and whether it is a live one', () => {
    const played = [{ gameId: 'g1', isLiveCasinoGame: false }]
    expect(readRecentlyPlayed(JSON.stringify(played))).toEqual(played)
    expect(readRecentlyPlayed('[{"gameId":"g1"}]')).toBeNull()
    expect(readRecentlyPlayed(JSON.stringify(Array(6).fill(played[0])))).toBeNull()
  })

  test('[ENT-44] a toast has four kinds and three statuses', () => {
    expect(TOAST_KINDS).toEqual(['error', 'info', 'success', 'warning'])
    expect(TOAST_STATUSES).toEqual(['open', 'closing', 'removed'])
  })
})

describe('cookies', () => {
  test('[SESS-75] the site has these cookies and no other', () => {
    expect([...COOKIE_NAMES].sort()).toEqual(
      'accessToken refreshToken gameInit sessionInfo sportsCoupon locale welcomeShownAt productMode aff internalTrackingId keycloakAccessToken skipOptionalPhoneNumberVerification userEmail displayWantToDepositDialog'
        .split(' ')
        .sort()
    )
  })

  test('what is written is read again', () => {
    const values = {
      accessToken: jwt(keycloak),
      gameInit: new Date('2026-11-27T10:00:00.000Z'),
      sessionInfo: { id: 's1', start: new Date('2026-11-27T09:00:00.000Z') },
      productMode: 'SPORTS',
      locale: 'de_AT',
      userEmail: 'a+b@example.com',
      displayWantToDepositDialog: false
    } as const
    const header = Object.entries(values)
      .map(([name, value]) => cookiePair(name as keyof typeof values, value))
      .join('; ')
    expect(readCookies(header)).toEqual(values)
  })

  test.each([
    'accessToken=undefined',
    'accessToken=a.b.c',
    'refreshToken=undefined',
    'gameInit=yesterday',
    'sessionInfo=%7B',
    'sessionInfo=%',
    'sessionInfo={"id":"s1"}',
    'locale=en_us',
    'locale=../en',
    'productMode=POKER',
    'userEmail=none',
    'displayWantToDepositDialog=maybe',
    `aff=${'a'.repeat(200)}`,
    'aff=a b',
    'xaccessToken=1',
    '',
    ';;=;'
  ])('the header "%s" gives nothing', header => {
    expect(readCookies(header)).toEqual({})
  })

  test('the first cookie of a name counts', () => {
    expect(cookieText('a=1; aff=one; aff=two', 'aff')).toBe('one')
  })

  test('the cookies of the product mode and the affiliate last 7 days', () => {
    expect(COOKIES.productMode.maxAge).toBe(604_800)
    expect(COOKIES.aff.maxAge).toBe(604_800)
  })
})

describe('query parameters', () => {
  test('what fits is read by its type', () => {
    const query = readQuery(
      '?autoSignIn=1&autoSubmit=true&paymentMethod=card&amount=12,50&currency=EUR&preselectedChallengeId=c1&setCustomJackpot=0.30&redir=%2Fen%2Fgames%2F&logoutReason=JWT_EXPIRED&productMode=sports&showToast=InitWithdrawal&locale=de_AT'
    )
    expect(query).toEqual({
      autoSignIn: true,
      autoSubmit: true,
      paymentMethod: 'card',
      amount: '12.50',
      currency: 'EUR',
      preselectedChallengeId: 'c1',
      setCustomJackpot: '0.30',
      redir: '/en/games/',
      logoutReason: 'JWT_EXPIRED',
      productMode: 'SPORTS',
      showToast: 'InitWithdrawal',
      locale: 'de_AT'
    })
  })

  test.each([
    'amount=-1',
    'amount=0',
    'amount=0.00',
    'amount=NaN',
    'amount=1e3',
    'amount=0x10',
    'amount=1.234,56',
    'amount=٩',
    'amount=',
    `amount=${'9'.repeat(30)}`,
    'currency=eur',
    'currency=EURO',
    'setCustomJackpot=abc',
    'logoutReason=BECAUSE',
    'logoutReason=__proto__',
    'productMode=poker',
    'showToast=Other',
    'locale=xx_yyy',
    'accessToken=a',
    'paymentMethod=%3Cscript%3E',
    'autoSubmit=0',
    'autoSubmit=false',
    'redir=',
    '__proto__=1',
    'constructor=1'
  ])('"%s" is as if it were not there', search => {
    expect(readQuery(search)).toEqual({})
  })
})

describe('redirect target', () => {
  const site = new URL('http://localhost:4321/en/login/')
  const home = 'http://localhost:4321/en/'

  test.each([
    ['/en/games/?x=//evil.example#top', 'http://localhost:4321/en/games/?x=//evil.example#top'],
    ['http://localhost:4321/fi/', 'http://localhost:4321/fi/'],
    ['/internal/../en/', 'http://localhost:4321/en/'],
    ['%2f%2fevil.example', 'http://localhost:4321/%2f%2fevil.example']
  ])('%s stays on the site', (wanted, target) => {
    expect(redirectTarget(wanted, site, '/en/')).toBe(target)
  })

  test.each([
    '//evil.example',
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
    'http://localhost:4321@evil.example/',
    'http://localhost:4321.evil.example/',
    'http://user@localhost:4321/',
    'http://localhost:4322/',
    'blob:http://localhost:4321/x',
    'https://localhost:4321/',
    'http://[',
    undefined,
    null,
    7
  ])('%s leads home', wanted => {
    expect(redirectTarget(wanted, site, '/en/')).toBe(home)
  })
})

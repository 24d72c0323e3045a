import { keepMount } from 'nanostores'
import { describe, expect, test } from 'vitest'

import { isRealmCallback } from '#stores/session/callback.ts'
import { completeSignIn } from '#stores/session/complete-sign-in.ts'
import { type EnterOptions, enterWith } from '#stores/session/enter.ts'
import { $session } from '#stores/session/session.ts'
import { $signIn } from '#stores/session/sign-in.ts'
import { signInInPopup } from '#stores/session/sign-in-popup.ts'
import { cleanAfterEach, openTestPage, type TestPage } from '#tests/support/environment.ts'
import { customClaims, jwt, storeOidcUser } from '#tests/support/tokens.ts'

const PAIR = { accessToken: jwt(customClaims()), refreshToken: 'refresh-token-1' }
const BANK = '/en/trustly-login-handler/'

describe('a way in with a pair of tokens', () => {
  cleanAfterEach($signIn)

  async function enter(page: TestPage, options?: EnterOptions) {
    keepMount($session)
    await page.settle()
    await enterWith(PAIR, options)
    await page.settle()
  }

  test('begins the session that the platform knows by this id, in every tab [SESS-15] [SESS-33]', async () => {
    const page = openTestPage(BANK)
    await enter(page)
    expect($session.get()).toMatchObject({
      status: 'LOGGED_IN',
      provider: 'custom',
      playerId: 'player-1',
      sessionId: 'session-1'
    })
    expect(JSON.parse(page.cookieJar.get('sessionInfo')!)).toMatchObject({ id: 'session-1' })
    expect(page.cookieJar.get('accessToken')).toBe(PAIR.accessToken)
    expect(page.cookieJar.get('refreshToken')).toBe(PAIR.refreshToken)
    expect(page.posted).toEqual([{ type: 'sessionStarted' }])
    expect($signIn.get()).toEqual({ status: 'authenticated' })
  })

  test('forgets every way in that was begun [SESS-32]', async () => {
    const page = openTestPage(BANK)
    page.vaultEntries.set('state-1', '{}')
    for (const key of ['bankLogin', 'bankRegistration', 'verification', 'other'])
      page.sessionEntries.set(key, '{}')
    await enter(page)
    expect(page.vaultEntries.size).toBe(0)
    expect([...page.sessionEntries.keys()]).toEqual(['other'])
  })

  test('leads after 1 ms to the wanted page with the five parameters [SESS-34] [SESS-35]', async () => {
    const carried = 'amount=50&currency=EUR&paymentMethod=card&setCustomJackpot=0.5&autoSubmit=1'
    const page = openTestPage(`${BANK}?${carried}&other=1`)
    await enter(page, { wanted: '/en/games/?x=1' })
    expect(page.visits).toEqual([])
    await page.pass(1)
    expect(page.visits).toEqual([
      { url: `http://lobby.test/en/games/?x=1&${carried}`, how: 'replace' }
    ])
  })

  test('leads to the page that redir names, else to the lobby [SESS-34]', async () => {
    const named = openTestPage(`${BANK}?redir=%2Fen%2Frewards%2F`)
    await enter(named)
    await named.pass(1)
    expect(named.visits[0]!.url).toBe('http://lobby.test/en/rewards/')

    const plain = openTestPage(BANK)
    await enter(plain)
    await plain.pass(1)
    expect(plain.visits[0]!.url).toBe('http://lobby.test/en/')
  })

  test('takes the place of an OpenID login, and gives way to one', async () => {
    const page = openTestPage(BANK)
    storeOidcUser(page, { sid: 'session-5' })
    await enter(page)
    expect($session.get()).toMatchObject({ provider: 'custom', sessionId: 'session-1' })

    page.navigate('/en/keycloak-login-handler/?code=c&state=s')
    page.identityClient.complete = async () => {
      storeOidcUser(page, { sid: 'session-6' })
      return { returnTo: undefined }
    }
    await completeSignIn()
    expect($session.get()).toMatchObject({ provider: 'oidc', sessionId: 'session-6' })
  })

  test.each(['abc', 'a.b', '..', 'undefined', ''])(
    'does not begin with the token %j',
    async token => {
      const page = openTestPage(BANK)
      await expect(enterWith({ ...PAIR, accessToken: token })).rejects.toThrow('Login failed')
      expect(page.cookieJar.size).toBe(0)
      expect(page.posted).toEqual([])
    }
  )
})

describe('a way in by a window of its own', () => {
  cleanAfterEach($signIn)

  test('leaves the page only when it is finished', async () => {
    const page = openTestPage('/en/login/?redir=%2Fen%2Frewards%2F')
    const opened = Promise.withResolvers<void>()
    page.identityClient.signInInPopup = () => opened.promise
    keepMount($session)
    const signingIn = signInInPopup()
    await signInInPopup()
    await page.settle()
    expect($signIn.get()).toEqual({ status: 'loading' })
    expect(page.visits).toEqual([])
    storeOidcUser(page)
    opened.resolve()
    await signingIn
    await page.pass(1)
    expect($session.get()).toMatchObject({ status: 'LOGGED_IN', sessionId: 'session-1' })
    expect(page.visits).toEqual([{ url: 'http://lobby.test/en/rewards/', how: 'replace' }])
  })

  test('tells why it did not come to that', async () => {
    const page = openTestPage('/en/login/')
    page.identityClient.signInInPopup = async () => {
      throw new Error('Popup closed by user')
    }
    await signInInPopup()
    expect($signIn.get()).toEqual({ status: 'error', message: 'Popup closed by user' })
    expect(page.visits).toEqual([])
  })
})

describe('an answer in the address', () => {
  cleanAfterEach($signIn)

  test.each([
    ['keycloak-login-handler', true],
    ['login-handler', true],
    ['redirection-handler', true],
    ['login', true],
    ['trustly-login-handler', false],
    ['piq-login-handler', false],
    ['games', false]
  ])('is, on /en/%s/, the realm’s: %s', (path, isRealms) => {
    const url = (query: string) => new URL(`http://lobby.test/en/${path}/?${query}`)
    expect(isRealmCallback(url('code=a&state=b'))).toBe(isRealms)
    expect(isRealmCallback(url('error=a&state=b'))).toBe(isRealms)
    expect(isRealmCallback(url('code=a'))).toBe(false)
  })

  test('of a bank is left to the bank’s own end', async () => {
    const page = openTestPage(`${BANK}?code=a&state=b`)
    page.identityClient.complete = async () => {
      throw new Error('the realm was asked')
    }
    await completeSignIn()
    expect($signIn.get()).toEqual({ status: 'error', message: 'Login failed' })
    expect(page.href()).toContain('code=a')
  })
})

import { keepMount } from 'nanostores'
import { describe, expect, test } from 'vitest'

import { IdentityRefusal } from '#stores/environment/identity.ts'
import { isSignInCallback } from '#stores/session/callback.ts'
import { completeSignIn } from '#stores/session/complete-sign-in.ts'
import { $session } from '#stores/session/session.ts'
import { $signIn, signIn } from '#stores/session/sign-in.ts'
import { cleanAfterEach, openTestPage, type TestPage } from '#tests/support/environment.ts'
import { jwt, oidcClaims, storeOidcUser } from '#tests/support/tokens.ts'

const HANDLER = '/en/keycloak-login-handler/?code=code-0001&state=state-1&session_state=x'

function answers(page: TestPage, returnTo?: string): void {
  page.identityClient.complete = async () => {
    storeOidcUser(page)
    page.cookieJar.delete('sessionInfo')
    return { returnTo }
  }
}

describe('sign-in', () => {
  cleanAfterEach($signIn)

  async function complete(page: TestPage) {
    keepMount($session)
    await page.settle()
    const completed = completeSignIn()
    await page.settle()
    await completed
  }

  test('comes back with a state, and a code or an error [SESS-29]', () => {
    const isCallback = (query: string) => isSignInCallback(new URL(`http://lobby.test/?${query}`))
    expect(isCallback('code=a&state=b')).toBe(true)
    expect(isCallback('error=a&state=b')).toBe(true)
    expect(isCallback('code=a')).toBe(false)
    expect(isCallback('error=a')).toBe(false)
    expect(isCallback('state=b')).toBe(false)
  })

  test('leaves for the provider and names the page to come back to', async () => {
    const page = openTestPage('/fi/games/?x=1')
    const asked: unknown[] = []
    page.identityClient.signInUrl = async options => {
      asked.push(options)
      return 'http://id.test/auth'
    }
    await signIn()
    expect(asked).toEqual([{ locale: 'fi', returnTo: 'http://lobby.test/fi/games/?x=1' }])
    expect(page.visits).toEqual([{ url: 'http://id.test/auth', how: 'push' }])
  })

  test('is loading, then authenticated [SESS-28]', async () => {
    const page = openTestPage(HANDLER)
    answers(page)
    const seen: string[] = []
    const unbind = $signIn.listen(({ status }) => void seen.push(status))
    await complete(page)
    unbind()
    expect(seen).toEqual(['loading', 'authenticated'])
  })

  test('is loading, then an error with the words of the provider [SESS-28] [SESS-62]', async () => {
    const page = openTestPage(HANDLER)
    page.identityClient.complete = async () => {
      throw new IdentityRefusal('access_denied', 'Not today', undefined)
    }
    await complete(page)
    expect($signIn.get()).toEqual({ status: 'error', message: 'Not today' })
    expect(page.visits).toEqual([])
  })

  test('that fails without words says: Login failed [SESS-36]', async () => {
    const page = openTestPage(HANDLER)
    page.identityClient.complete = async () => {
      throw new Error()
    }
    await complete(page)
    expect($signIn.get()).toEqual({ status: 'error', message: 'Login failed' })
  })

  test('without an answer and without a session has failed', async () => {
    const page = openTestPage('/en/keycloak-login-handler/')
    await complete(page)
    expect($signIn.get()).toEqual({ status: 'error', message: 'Login failed' })
  })

  test('clears what begun sign-ins stored, and takes the code from the address [SESS-32]', async () => {
    const page = openTestPage(HANDLER)
    answers(page)
    page.vaultEntries.set('state-1', '{}')
    await complete(page)
    expect([...page.vaultEntries.keys()].filter(key => !key.startsWith('user:'))).toEqual([])
    expect(page.href()).toBe('http://lobby.test/en/keycloak-login-handler/')
  })

  test('records who signed in, and that a session may exist [SESS-33]', async () => {
    const page = openTestPage(HANDLER)
    answers(page)
    await complete(page)
    expect($session.get()).toMatchObject({ status: 'LOGGED_IN', playerId: 'player-1' })
    expect(JSON.parse(page.cookieJar.get('sessionInfo')!)).toMatchObject({ id: 'session-1' })
    expect(page.posted).toEqual([{ type: 'sessionStarted' }])
  })

  test('leads after 1 ms to the page that it began on, in place of the handler [SESS-34] [SITE-44]', async () => {
    const page = openTestPage(HANDLER)
    answers(page, '/en/games/emerald-tide/')
    await complete(page)
    expect(page.visits).toEqual([])
    await page.pass(1)
    expect(page.visits).toEqual([
      { url: 'http://lobby.test/en/games/emerald-tide/', how: 'replace' }
    ])
  })

  test('leads to the page that redir names, else to the lobby [SESS-34]', async () => {
    const named = openTestPage(`${HANDLER}&redir=%2Fen%2Frewards%2F`)
    answers(named, '/en/games/')
    await complete(named)
    await named.pass(1)
    expect(named.visits[0]!.url).toBe('http://lobby.test/en/rewards/')

    const plain = openTestPage(HANDLER)
    answers(plain)
    await complete(plain)
    await plain.pass(1)
    expect(plain.visits[0]!.url).toBe('http://lobby.test/en/')
  })

  test.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
    '/.//evil.example',
    'http://lobby.test@evil.example/'
  ])('never leads to %s', async redir => {
    const page = openTestPage(`${HANDLER}&redir=${encodeURIComponent(redir)}`)
    answers(page)
    await complete(page)
    await page.pass(1)
    expect(page.visits).toEqual([{ url: 'http://lobby.test/en/', how: 'replace' }])
  })

  test('carries the five parameters on, and no other [SESS-35]', async () => {
    const carried = 'amount=50&currency=EUR&paymentMethod=card&setCustomJackpot=0.5&autoSubmit=1'
    const page = openTestPage(`${HANDLER}&${carried}&other=1`)
    answers(page, '/en/games/')
    await complete(page)
    await page.pass(1)
    const { search } = new URL(page.visits[0]!.url)
    expect([...new URLSearchParams(search)].toSorted()).toEqual(
      [...new URLSearchParams(carried)].toSorted()
    )
  })

  test('adds no parameter that was not there [SESS-35]', async () => {
    const page = openTestPage(`${HANDLER}&amount=50`)
    answers(page, '/en/games/')
    await complete(page)
    await page.pass(1)
    expect(page.visits[0]!.url).toBe('http://lobby.test/en/games/?amount=50')
  })

  test('of another provider brings its tokens along in the address', async () => {
    const token = jwt(oidcClaims())
    const page = openTestPage(
      `/en/trustly-login-handler/?accessToken=${token}&refreshToken=refresh-1&redir=%2Fen%2Fgames%2F`
    )
    await complete(page)
    await page.pass(1)
    expect($signIn.get().status).toBe('authenticated')
    expect(page.visits[0]!.url).toBe('http://lobby.test/en/games/')
  })

  test('spends the code once, however often it is asked to [L019]', async () => {
    const page = openTestPage(HANDLER)
    let spent = 0
    page.identityClient.complete = async () => {
      spent += 1
      storeOidcUser(page)
      return { returnTo: undefined }
    }
    await Promise.all([completeSignIn(), completeSignIn()])
    expect(spent).toBe(1)
  })

  test.each([
    ['once it is spent', '/en/keycloak-login-handler/'],
    ['with the spent code in it', HANDLER]
  ])('leads on from a handler that is loaded again %s [L001]', async (_, path) => {
    const page = openTestPage(path)
    storeOidcUser(page)
    page.identityClient.complete = async () => {
      throw new Error('No matching state found in storage')
    }
    await complete(page)
    await page.pass(1)
    expect($signIn.get()).toEqual({ status: 'authenticated' })
    expect($session.get().status).toBe('LOGGED_IN')
    expect(page.href()).not.toContain('code=')
    expect(page.visits).toEqual([{ url: 'http://lobby.test/en/', how: 'replace' }])
  })

  test('tells a refusal also to who is signed in', async () => {
    const page = openTestPage(HANDLER)
    storeOidcUser(page)
    page.identityClient.complete = async () => {
      throw new IdentityRefusal('access_denied', 'Not today', undefined)
    }
    await complete(page)
    expect($signIn.get()).toEqual({ status: 'error', message: 'Not today' })
    expect($session.get().status).toBe('LOGGED_IN')
  })

  test('tells when the provider cannot be reached', async () => {
    const page = openTestPage('/en/login/')
    page.identityClient.signInUrl = async () => {
      throw new TypeError('Failed to fetch')
    }
    await signIn()
    expect($signIn.get()).toEqual({ status: 'error', message: 'Failed to fetch' })
  })
})

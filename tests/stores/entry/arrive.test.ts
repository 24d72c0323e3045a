import { keepMount } from 'nanostores'
import { describe, expect, test } from 'vitest'

import { $arrival, arriveAtSignIn, type Provider } from '#stores/entry/arrive.ts'
import { signInAtRealm, signInInWindow } from '#stores/entry/realm-sign-in.ts'
import { $wayIn } from '#stores/entry/way-in.ts'
import { $waysIn } from '#stores/entry/ways-in.ts'
import { $signIn } from '#stores/session/sign-in.ts'
import { cleanAfterEach, noNetwork, openTestPage } from '#tests/support/environment.ts'
import { storeCustomTokens, storeOidcUser } from '#tests/support/tokens.ts'

const country = (loginFlow: string, bankProviders: readonly string[] = []) => ({
  rootContext: { country: { code: 'FI', loginFlow, bankProviders } }
})

describe('arriving at a page of sign-in', () => {
  cleanAfterEach($arrival, $wayIn, $waysIn, $signIn)

  async function arrive(path: string, context: unknown, provider?: Provider) {
    const page = openTestPage(path)
    page.answer('CountryContextQuery', context)
    page.answer('BeginBankLogin', {
      beginBankLogin: { ok: { url: 'http://pay.test/t', state: 's1' }, error: null }
    })
    page.identityClient.signInUrl = async () => 'http://id.test/auth'
    keepMount($arrival)
    keepMount($wayIn)
    keepMount($waysIn)
    await arriveAtSignIn(provider)
    return page
  }

  test('shows the ways of the visitor’s country [SESS-05]', async () => {
    const page = await arrive('/en/login/', country('custom', ['PIQ']))
    await page.settle()
    expect($waysIn.get()).toEqual({
      status: 'known',
      flow: 'custom',
      banks: ['PIQ'],
      hasPasskeys: true
    })
    expect(page.visits).toEqual([])
  })

  test('shows ways when the platform does not tell the country', async () => {
    const page = await arrive('/en/login/', noNetwork())
    await page.settle()
    expect($waysIn.get()).toEqual({ status: 'unknown', hasPasskeys: true })
  })

  test.each(['SESSION_EXPIRED', 'JWT_EXPIRED', 'LOGGED_IN_FROM_ANOTHER_DEVICE'] as const)(
    'tells why the player was signed out: %s [SESS-23]',
    async reason => {
      await arrive(`/en/login/?logoutReason=${reason}`, country('keycloak'))
      expect($arrival.get()).toEqual({ reason, isGoingOn: false })
    }
  )

  test('begins at once where the flow is the realm’s and the address asks for it [SITE-30]', async () => {
    const page = await arrive('/en/login/?autoSignIn=1&redir=%2Fen%2Fgames%2F', country('keycloak'))
    expect(page.visits).toEqual([{ url: 'http://id.test/auth', how: 'push' }])
    expect(page.href()).toBe('http://lobby.test/en/login/?redir=%2Fen%2Fgames%2F')
    expect($arrival.get().isGoingOn).toBe(true)
  })

  test('waits for a choice when it is come back to', async () => {
    const page = await arrive('/en/login/?autoSignIn=1', country('keycloak'))
    page.wake()
    expect($arrival.get().isGoingOn).toBe(false)
    expect($wayIn.get()).toEqual({ status: 'idle' })
    await signInAtRealm()
    expect(page.visits).toHaveLength(2)
  })

  test('begins nothing where the flow is the lobby’s own [SITE-30]', async () => {
    const page = await arrive('/en/login/?autoSignIn=1', country('custom', ['PIQ']))
    expect(page.visits).toEqual([])
    expect($arrival.get().isGoingOn).toBe(false)
  })

  test('begins at once with the provider whose page it is, where there is one', async () => {
    const page = await arrive('/en/piq-login/?autoSignIn=1', country('custom', ['PIQ']), 'PIQ')
    expect(page.visits[0]!.url).toBe('http://pay.test/t')
    const other = await arrive('/en/piq-login/?autoSignIn=1', country('keycloak'), 'PIQ')
    expect(other.visits).toEqual([])
  })

  test.each([storeOidcUser, storeCustomTokens])('leads who is signed in on: %o', async store => {
    const page = openTestPage('/en/login/?redir=%2Fen%2Fgames%2F')
    store(page)
    await arriveAtSignIn()
    expect(page.visits).toEqual([{ url: 'http://lobby.test/en/games/', how: 'replace' }])
    expect(page.sent).toEqual([])
  })

  test('leads on when another tab signs in', async () => {
    const page = await arrive('/en/login/?redir=%2Fen%2Fgames%2F', country('keycloak'))
    storeCustomTokens(page)
    page.hearTab({ type: 'sessionStarted' })
    await page.settle()
    expect(page.visits).toEqual([{ url: 'http://lobby.test/en/games/', how: 'replace' }])
  })

  test('says when the realm cannot be reached', async () => {
    const page = await arrive('/en/login/', country('keycloak'))
    page.identityClient.signInUrl = async () => {
      throw new TypeError('Failed to fetch')
    }
    await signInAtRealm()
    expect($wayIn.get()).toMatchObject({ status: 'error', way: 'realm', code: 'NO_ANSWER' })
  })

  test.each([
    ['Popup closed by user', { status: 'idle' }],
    ['Popup blocked by user', { status: 'error', way: 'window', code: 'BLOCKED' }],
    ['Network timed out', { status: 'error', way: 'window', code: 'LOGIN_FAILED' }]
  ])('tells of a window of its own: %s [SESS-57] [SESS-58]', async (message, told) => {
    const page = await arrive('/en/login/', country('keycloak'))
    page.identityClient.signInInPopup = async () => {
      throw new Error(message)
    }
    await signInInWindow()
    expect($wayIn.get()).toMatchObject(told)
  })
})

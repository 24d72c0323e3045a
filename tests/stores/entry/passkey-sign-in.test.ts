import { keepMount } from 'nanostores'
import { describe, expect, test } from 'vitest'

import { signInWithPasskey } from '#stores/entry/passkey-sign-in.ts'
import { $wayIn } from '#stores/entry/way-in.ts'
import { $session } from '#stores/session/session.ts'
import { $signIn } from '#stores/session/sign-in.ts'
import { cleanAfterEach, openTestPage } from '#tests/support/environment.ts'
import { customClaims, jwt } from '#tests/support/tokens.ts'

const PAIR = { accessToken: jwt(customClaims()), refreshToken: 'refresh-token-1' }

describe('sign-in with a passkey', () => {
  cleanAfterEach($wayIn, $signIn)

  function open(answer: object) {
    const page = openTestPage('/en/login/')
    page.answer('BeginPasskeySignIn', {
      beginPasskeySignIn: { challengeId: 'c1', options: { challenge: 'abc' } }
    })
    page.answer('SignInWithPasskey', { signInWithPasskey: answer })
    keepMount($session)
    keepMount($wayIn)
    return page
  }

  test('hands the browser the challenge and the platform the answer', async () => {
    const page = open({ ok: PAIR, error: null })
    page.authenticator.ask = async options => ({ id: 'key-1', given: options })
    await signInWithPasskey()
    await page.settle()
    expect(page.sentOf('SignInWithPasskey')[0]!.variables).toEqual({
      input: { challengeId: 'c1', response: { id: 'key-1', given: { challenge: 'abc' } } }
    })
    expect($session.get().status).toBe('LOGGED_IN')
    await page.pass(1)
    expect(page.visits).toEqual([{ url: 'http://lobby.test/en/', how: 'replace' }])
  })

  test('sent away by the player is no failure', async () => {
    const page = open({ ok: PAIR, error: null })
    page.authenticator.ask = async () => undefined
    await signInWithPasskey()
    expect($wayIn.get()).toEqual({ status: 'idle' })
    expect(page.sentOf('SignInWithPasskey')).toEqual([])
  })

  test('that the platform refuses has failed', async () => {
    const page = open({ ok: null, error: { code: 'LOGIN_FAILED', retryAt: null } })
    page.authenticator.ask = async () => ({ id: 'key-1' })
    await signInWithPasskey()
    expect($wayIn.get()).toMatchObject({ status: 'error', way: 'passkey', code: 'LOGIN_FAILED' })
  })

  test('that the browser cannot do has failed', async () => {
    const page = open({ ok: PAIR, error: null })
    page.authenticator.ask = async () => {
      throw new Error('no authenticator')
    }
    await signInWithPasskey()
    expect($wayIn.get()).toMatchObject({ status: 'error', code: 'LOGIN_FAILED' })
  })
})

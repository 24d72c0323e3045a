import { keepMount } from 'nanostores'
import { describe, expect, test } from 'vitest'

import { signInByForm } from '#stores/entry/own-form.ts'
import { $wayIn } from '#stores/entry/way-in.ts'
import { $session } from '#stores/session/session.ts'
import { $signIn } from '#stores/session/sign-in.ts'
import { cleanAfterEach, fault, noNetwork, openTestPage } from '#tests/support/environment.ts'
import { customClaims, jwt } from '#tests/support/tokens.ts'

const PAIR = { accessToken: jwt(customClaims()), refreshToken: 'refresh-token-1' }
const ok = { signIn: { ok: PAIR, error: null } }
const refusal = (code: string, retryAt: string | null = null) => ({
  signIn: { ok: null, error: { code, retryAt } }
})

describe('the lobby’s own form', () => {
  cleanAfterEach($wayIn, $signIn)

  function open(path = '/en/login/', answer: unknown = ok) {
    const page = openTestPage(path)
    page.answer('SignIn', answer)
    keepMount($session)
    keepMount($wayIn)
    return page
  }

  test('begins the session of the tokens that it is answered [SESS-32] [SESS-33]', async () => {
    const page = open()
    page.sessionEntries.set('bankLogin', '{}')
    await signInByForm(' liis@lobby.example ', 'a secret')
    await page.settle()
    expect(page.sentOf('SignIn')[0]!.variables).toEqual({
      input: { email: 'liis@lobby.example', password: 'a secret' }
    })
    expect($session.get()).toMatchObject({ status: 'LOGGED_IN', playerId: 'player-1' })
    expect(page.cookieJar.get('accessToken')).toBe(PAIR.accessToken)
    expect(page.sessionEntries.size).toBe(0)
  })

  test('leads on after 1 ms with the five parameters [SESS-34] [SESS-35]', async () => {
    const carried = 'amount=50&currency=EUR&paymentMethod=card&setCustomJackpot=0.5&autoSubmit=1'
    const page = open(`/en/login/?redir=%2Fen%2Fgames%2F&${carried}`)
    await signInByForm('liis@lobby.example', 'a secret')
    expect(page.visits).toEqual([])
    await page.pass(1)
    expect(page.visits).toEqual([{ url: `http://lobby.test/en/games/?${carried}`, how: 'replace' }])
    expect($wayIn.get()).toEqual({ status: 'busy', way: 'form' })
  })

  test('says, when it is refused without words: Login failed [SESS-36]', async () => {
    const page = open('/en/login/', refusal('LOGIN_FAILED'))
    await signInByForm('liis@lobby.example', 'wrong')
    expect($wayIn.get()).toEqual({
      status: 'error',
      way: 'form',
      code: 'LOGIN_FAILED',
      message: 'Login failed',
      retryAt: null
    })
    expect(page.cookieJar.size).toBe(0)
    expect(page.visits).toEqual([])
  })

  test('tells when the next try is taken', async () => {
    open('/en/login/', refusal('TOO_MANY_TRIES', '2026-11-28T12:00:00.000Z'))
    await signInByForm('liis@lobby.example', 'wrong')
    expect($wayIn.get()).toMatchObject({
      code: 'TOO_MANY_TRIES',
      retryAt: '2026-11-28T12:00:00.000Z'
    })
  })

  test.each([
    ['no network', noNetwork(), 'NO_ANSWER'],
    ['a fault', fault('InternalError'), 'LOGIN_FAILED'],
    [
      'a token that does not decode',
      { signIn: { ok: { ...PAIR, accessToken: 'abc' } } },
      'LOGIN_FAILED'
    ]
  ])('says of %s what can be done', async (_, answer, code) => {
    open('/en/login/', answer)
    await signInByForm('liis@lobby.example', 'a secret')
    expect($wayIn.get()).toMatchObject({ status: 'error', way: 'form', code })
  })

  test('is sent once while it is answered', async () => {
    const page = open()
    await Promise.all([signInByForm('a@b.example', 'x'), signInByForm('a@b.example', 'x')])
    expect(page.sentOf('SignIn')).toHaveLength(1)
  })

  test('stays busy when the page is looked at again', async () => {
    const page = open('/en/login/', () => new Promise(() => {}))
    void signInByForm('a@b.example', 'x')
    await page.settle()
    page.wake()
    expect($wayIn.get()).toEqual({ status: 'busy', way: 'form' })
  })
})

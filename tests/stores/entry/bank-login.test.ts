import { keepMount } from 'nanostores'
import { describe, expect, test } from 'vitest'

import { signInThroughBank } from '#stores/entry/bank-login.ts'
import { finishWayIn } from '#stores/entry/finish.ts'
import { $wayIn } from '#stores/entry/way-in.ts'
import { $session } from '#stores/session/session.ts'
import { $signIn } from '#stores/session/sign-in.ts'
import {
  cleanAfterEach,
  noNetwork,
  openTestPage,
  type TestPage
} from '#tests/support/environment.ts'
import { customClaims, jwt, storeCustomTokens } from '#tests/support/tokens.ts'

const PAIR = { accessToken: jwt(customClaims()), refreshToken: 'refresh-token-1' }
const CARRIED = 'amount=50&currency=EUR&paymentMethod=card&setCustomJackpot=0.5&autoSubmit=1'
const HANDLER = '/en/trustly-login-handler/'
const STARTED = { beginBankLogin: { ok: { url: 'http://pay.test/t', state: 's1' }, error: null } }
const PERSON = {
  id: 'bank-login-1',
  form: 'TRUSTLY',
  firstName: 'Liis',
  lastName: 'Tamm',
  dateOfBirth: '1990-01-01',
  country: 'DE',
  expiresAt: '2026-11-28T12:00:00.000Z'
}

const completed = (part: object) => ({
  completeBankLogin: { ok: { tokens: null, registration: null, ...part }, error: null }
})

function begun(page: TestPage, part: object = {}): void {
  const kept = { provider: 'TRUSTLY', state: 's1', returnTo: 'http://lobby.test/en/raffle/' }
  page.sessionEntries.set('bankLogin', JSON.stringify({ ...kept, ...part }))
}

describe('leaving for a bank', () => {
  cleanAfterEach($wayIn, $signIn)

  test('names the provider’s handler page, with what is carried through [SESS-35]', async () => {
    const page = openTestPage(`/en/login/?redir=%2Fen%2Fgames%2F&${CARRIED}`)
    keepMount($wayIn)
    page.answer('BeginBankLogin', STARTED)
    await signInThroughBank('TRUSTLY')
    const { input } = page.sentOf('BeginBankLogin')[0]!.variables as {
      input: { provider: string; returnUrl: string }
    }
    const returnUrl = new URL(input.returnUrl)
    expect(input.provider).toBe('TRUSTLY')
    expect(returnUrl.origin + returnUrl.pathname).toBe(`http://lobby.test${HANDLER}`)
    expect(returnUrl.searchParams.get('redir')).toBe(`/en/games/?${CARRIED}`)
    returnUrl.searchParams.delete('redir')
    expect(returnUrl.search).toBe(`?${CARRIED}`)
  })

  test('keeps the state and the page to come back to, and goes', async () => {
    const page = openTestPage('/en/login/', { referrer: 'http://lobby.test/en/raffle/' })
    keepMount($wayIn)
    page.answer('BeginBankLogin', STARTED)
    await signInThroughBank('TRUSTLY')
    expect(JSON.parse(page.sessionEntries.get('bankLogin')!)).toEqual({
      provider: 'TRUSTLY',
      state: 's1',
      returnTo: 'http://lobby.test/en/raffle/'
    })
    expect(page.visits).toEqual([{ url: 'http://pay.test/t', how: 'push' }])
    expect($wayIn.get()).toEqual({ status: 'busy', way: 'TRUSTLY' })
  })

  test('that was come back from can be begun again', async () => {
    const page = openTestPage('/en/login/')
    keepMount($wayIn)
    page.answer('BeginBankLogin', STARTED)
    await signInThroughBank('TRUSTLY')
    page.wake()
    expect($wayIn.get()).toEqual({ status: 'idle' })
  })

  test('stays here when the bank cannot be asked', async () => {
    const page = openTestPage('/en/login/')
    keepMount($wayIn)
    const error = { code: 'PROVIDER_UNAVAILABLE' }
    page.answer('BeginBankLogin', { beginBankLogin: { ok: null, error } })
    await signInThroughBank('PIQ')
    expect($wayIn.get()).toMatchObject({ status: 'error', way: 'PIQ', ...error })
    expect(page.visits).toEqual([])
    expect(page.sessionEntries.size).toBe(0)
  })
})

describe('coming back from a bank', () => {
  cleanAfterEach($wayIn, $signIn)

  async function finish(query: string, answer: unknown = completed({ tokens: PAIR })) {
    const page = openTestPage(HANDLER + query)
    page.answer('CompleteBankLogin', answer)
    begun(page)
    keepMount($session)
    keepMount($wayIn)
    await page.settle()
    await finishWayIn('TRUSTLY')
    await page.pass(1)
    return page
  }

  test('begins the session, with nothing left of the way [SESS-32] [SESS-33]', async () => {
    const page = await finish('?code=code-0001&state=s1')
    expect(page.sentOf('CompleteBankLogin')[0]!.variables).toEqual({
      input: { provider: 'TRUSTLY', state: 's1', code: 'code-0001' }
    })
    expect($session.get()).toMatchObject({ status: 'LOGGED_IN', playerId: 'player-1' })
    expect(page.sessionEntries.size).toBe(0)
    expect(page.href()).toBe(`http://lobby.test${HANDLER}`)
  })

  test('leads to the page that redir names, with the five parameters [SESS-34] [SESS-35]', async () => {
    const page = await finish(`?redir=%2Fen%2Fgames%2F&${CARRIED}&code=code-0001&state=s1`)
    expect(page.visits).toEqual([{ url: `http://lobby.test/en/games/?${CARRIED}`, how: 'replace' }])
  })

  test('leads to the page that the way began on when none is named [SESS-34]', async () => {
    const page = await finish('?code=code-0001&state=s1')
    expect(page.visits).toEqual([{ url: 'http://lobby.test/en/raffle/', how: 'replace' }])
  })

  test('leads who has no account to the registration with the bank’s word', async () => {
    const page = await finish(
      `?redir=%2Fen%2Fgames%2F&${CARRIED}&code=code-0001&state=s1`,
      completed({ registration: PERSON })
    )
    const to = new URL(page.visits[0]!.url)
    expect(to.pathname).toBe('/en/register/')
    expect(to.searchParams.get('redir')).toBe('/en/games/')
    expect(to.search).toContain(CARRIED)
    expect(JSON.parse(page.sessionEntries.get('bankRegistration')!)).toEqual(PERSON)
    expect($session.get().status).toBe('LOGGED_OUT')
  })

  test.each([
    ['error=access_denied', 'CANCELLED'],
    ['error=timeout', 'TIMED_OUT'],
    ['error=server_error&error_description=Broken', 'LOGIN_FAILED']
  ])('with %s says %s, and asks nobody', async (query, code) => {
    const page = await finish(`?${query}&state=s1&redir=%2Fen%2Fgames%2F`)
    expect($wayIn.get()).toMatchObject({ status: 'error', way: 'TRUSTLY', code })
    expect(page.sent).toEqual([])
    expect(page.visits).toEqual([])
    expect(page.sessionEntries.size).toBe(0)
    expect(page.href()).toBe(`http://lobby.test${HANDLER}?redir=%2Fen%2Fgames%2F`)
  })

  test.each(['LOGIN_FAILED', 'EXPIRED', 'PROVIDER_UNAVAILABLE', 'UNDERAGE'])(
    'says what the platform refuses it for: %s',
    async code => {
      await finish('?code=code-0001&state=s1', {
        completeBankLogin: { ok: null, error: { code } }
      })
      expect($wayIn.get()).toMatchObject({ status: 'error', code })
    }
  )

  test('without an answer of the platform says so', async () => {
    await finish('?code=code-0001&state=s1', noNetwork())
    expect($wayIn.get()).toMatchObject({ status: 'error', code: 'NO_ANSWER' })
  })

  test.each([
    ['another state', '?code=code-0001&state=s2', {}],
    ['another provider', '?code=code-0001&state=s1', { provider: 'ZIMPLER' }],
    ['leftovers of storage', '?code=code-0001&state=s1', { returnTo: 5 }],
    ['the word of a stranger', '?error=access_denied&state=s9', {}]
  ])('with %s is spent on nothing', async (_, query, kept) => {
    const page = openTestPage(HANDLER + query)
    begun(page, kept)
    keepMount($session)
    keepMount($wayIn)
    await page.settle()
    await finishWayIn('TRUSTLY')
    expect($wayIn.get()).toMatchObject({ status: 'error', code: 'MISMATCH' })
    expect(page.sentOf('CompleteBankLogin')).toEqual([])
    expect($session.get().status).toBe('LOGGED_OUT')
    expect(page.sessionEntries.has('bankLogin')).toBe(false)
  })

  test('once more, with the session there already, just goes on', async () => {
    const page = openTestPage(`${HANDLER}?code=code-0001&state=s1&redir=%2Fen%2Fgames%2F`)
    storeCustomTokens(page)
    keepMount($session)
    keepMount($wayIn)
    await page.settle()
    await finishWayIn('TRUSTLY')
    await page.pass(1)
    expect(page.sentOf('CompleteBankLogin')).toEqual([])
    expect(page.visits).toEqual([{ url: 'http://lobby.test/en/games/', how: 'replace' }])
  })

  test.each(['/en/login-handler/', '/en/redirection-handler/', '/en/trustly-handler/'])(
    'finishes on %s alike',
    async path => {
      const page = openTestPage(`${path}?code=code-0001&state=s1`)
      page.answer('CompleteBankLogin', completed({ tokens: PAIR }))
      begun(page)
      keepMount($session)
      keepMount($wayIn)
      await page.settle()
      await finishWayIn()
      await page.pass(1)
      expect(page.visits).toEqual([{ url: 'http://lobby.test/en/raffle/', how: 'replace' }])
      expect(page.href()).toBe(`http://lobby.test${path}`)
    }
  )
})

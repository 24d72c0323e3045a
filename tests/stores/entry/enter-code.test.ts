import { keepMount } from 'nanostores'
import { describe, expect, test } from 'vitest'

import { LICENCES } from '#config/licences.ts'
import { licencesOf } from '#config/licences-of.ts'
import { hasFeature, OPERATOR_NAMES, type OperatorName } from '#config/operators.ts'
import { $confirmLink, confirmByLink } from '#stores/entry/confirm-link.ts'
import { $enterCode, enterCode, resendCode } from '#stores/entry/enter-code.ts'
import { goOnFromLimits } from '#stores/entry/first-limits.ts'
import { $resendCode, askForCode, enterAddress } from '#stores/entry/resend-code.ts'
import {
  cleanAfterEach,
  noNetwork,
  openTestPage,
  type TestPage
} from '#tests/support/environment.ts'
import { jwt, oidcClaims } from '#tests/support/tokens.ts'

const asksForLimits = (name: OperatorName) =>
  licencesOf(name).some(code => LICENCES[code].depositLimitsAtRegistration)
const houseWith = (phone: boolean, limits = false) =>
  OPERATOR_NAMES.find(
    name => hasFeature(name, 'EnablePhoneVerification') === phone && asksForLimits(name) === limits
  )!
const PHONE = houseWith(true)
const NO_PHONE = houseWith(false)
const LIMITS = houseWith(true, true)

const VERIFICATION = {
  id: 'verification-1',
  recipient: 'ann@example.com',
  expiresAt: '2026-11-27T12:10:00.000Z',
  resendAt: '2026-11-27T12:00:30.000Z'
}
const ANOTHER = { ...VERIFICATION, id: 'verification-2', resendAt: '2026-11-27T12:01:30.000Z' }

const tokens = () => ({ accessToken: jwt(oidcClaims()), refreshToken: 'refresh-token-1' })

const confirmed = (purpose: string, pair: object | null) => ({
  ok: { purpose, tokens: pair },
  error: null
})
const refused = (code: string) => ({ ok: null, error: { code } })

const WANTED = '/en/enter-code/?redir=%2Fen%2Fraffle%2F&setCustomJackpot=0.5'

describe('a code from a mail', () => {
  cleanAfterEach($enterCode, $resendCode, $confirmLink)

  async function open(path = WANTED, operator = NO_PHONE) {
    const page = openTestPage(path, { operator })
    page.sessionEntries.set('verification', JSON.stringify(VERIFICATION))
    page.sessionEntries.set('registration', '{}')
    keepMount($enterCode)
    await page.settle()
    return page
  }

  const editing = () => {
    const state = $enterCode.get()
    if (state.status !== 'editing') throw new Error(`The code is ${state.status}`)
    return state
  }

  test('is sent by its sixth digit, however it was typed or pasted', async () => {
    const page = await open()
    page.answer('ConfirmCode', { confirmCode: refused('WRONG_CODE') })
    await enterCode('12345')
    expect(page.sentOf('ConfirmCode')).toEqual([])
    await enterCode(' 123 456\n')
    expect(page.sentOf('ConfirmCode').map(({ variables }) => variables)).toEqual([
      { verificationId: 'verification-1', code: '123456' }
    ])
  })

  test('that is wrong is asked for again, and one that is spent is not', async () => {
    const page = await open()
    page.answer('ConfirmCode', { confirmCode: refused('WRONG_CODE') })
    await enterCode('000000')
    expect(editing()).toMatchObject({ problem: 'WRONG_CODE', code: '', refused: 1 })
    page.answer('ConfirmCode', { confirmCode: refused('SPENT') })
    await enterCode('000001')
    await enterCode('000002')
    expect(editing()).toMatchObject({ problem: 'SPENT', refused: 2 })
    expect(page.sentOf('ConfirmCode')).toHaveLength(2)
  })

  test('that nobody answers can be sent again', async () => {
    const page = await open()
    page.answer('ConfirmCode', noNetwork())
    await enterCode('123456')
    expect(editing().problem).toBe('UNANSWERED')
    page.answer('ConfirmCode', { confirmCode: confirmed('EmailChange', null) })
    await enterCode('123456')
    expect($enterCode.get()).toEqual({ status: 'confirmed', purpose: 'EmailChange' })
  })

  async function complete(page: TestPage) {
    page.answer('ConfirmCode', { confirmCode: confirmed('SignUp', tokens()) })
    const done = enterCode('123456')
    await page.settle()
    await done
    await page.pass(1)
  }

  test('that completes a registration begins the session and leads on with what was carried', async () => {
    const page = await open()
    await complete(page)
    expect(page.visits).toEqual([
      { url: 'http://lobby.test/en/raffle/?setCustomJackpot=0.5', how: 'replace' }
    ])
    expect(page.cookieJar.get('accessToken')).toBeDefined()
    expect([...page.sessionEntries.keys()]).not.toContain('verification')
    expect([...page.sessionEntries.keys()]).not.toContain('registration')
  })

  test('leads past the phone where the house asks for one, unless that was skipped [CONS-17]', async () => {
    const page = await open(WANTED, PHONE)
    await complete(page)
    const { pathname, searchParams } = new URL(page.visits[0]?.url ?? '')
    expect(pathname).toBe('/en/phone-verification/')
    expect(new URL(searchParams.get('redir') ?? '', page.href()).pathname).toBe('/en/raffle/')
    expect(searchParams.get('setCustomJackpot')).toBe('0.5')
  })

  test('leads past no phone once that was skipped [CONS-17]', async () => {
    const page = await open(WANTED, PHONE)
    page.cookieJar.set('skipOptionalPhoneNumberVerification', 'true')
    await complete(page)
    expect(new URL(page.visits[0]?.url ?? '').pathname).toBe('/en/raffle/')
  })

  test('leads to deposit limits where a licence asks for them at registration, and from there on [PROF-08] [L107]', async () => {
    const page = await open(WANTED, LIMITS)
    await complete(page)
    const step = new URL(page.visits[0]?.url ?? '')
    expect(step.pathname).toBe('/en/deposit-limits/')
    page.navigate(step.href)
    goOnFromLimits()
    const { pathname, searchParams } = new URL(page.visits[1]?.url ?? '', page.href())
    expect(pathname).toBe('/en/phone-verification/')
    expect(new URL(searchParams.get('redir') ?? '', page.href()).pathname).toBe('/en/raffle/')
    page.cookieJar.set('skipOptionalPhoneNumberVerification', 'true')
    goOnFromLimits()
    expect(page.visits[2]?.url).toBe('http://lobby.test/en/raffle/?setCustomJackpot=0.5')
  })

  test('is replaced by another one, after which the first counts no more', async () => {
    const page = await open()
    page.answer('ResendCode', { resendCode: { ok: ANOTHER, error: null } })
    await resendCode()
    expect(editing()).toMatchObject({ verification: ANOTHER, resending: { status: 'sent' } })
    expect(JSON.parse(page.sessionEntries.get('verification') ?? '')).toEqual(ANOTHER)
    const error = { code: 'TOO_MANY_TRIES', retryAt: '2026-11-27T13:00:00.000Z' }
    page.answer('ResendCode', { resendCode: { ok: null, error } })
    await resendCode()
    expect(editing().verification).toEqual({ ...ANOTHER, resendAt: error.retryAt })
  })

  test('is not expected where none is under way', async () => {
    const page = openTestPage('/en/enter-code/')
    page.sessionEntries.set('verification', '{"id":1}')
    keepMount($enterCode)
    expect($enterCode.get()).toEqual({ status: 'none' })
  })

  test('is asked for by address, which the tab remembers, and goes on to be entered', async () => {
    const page = openTestPage('/en/resend-code/?redir=%2Fen%2Fraffle%2F')
    page.cookieJar.set('userEmail', 'ann@example.com')
    keepMount($resendCode)
    expect($resendCode.get().email).toBe('ann@example.com')
    enterAddress('ann')
    await askForCode()
    expect($resendCode.get()).toMatchObject({ problem: 'INVALID_RECIPIENT', refused: 1 })
    enterAddress(' ann@example.com ')
    page.answer('ResendCode', { resendCode: { ok: VERIFICATION, error: null } })
    await askForCode()
    expect(page.sentOf('ResendCode')[0]?.variables).toEqual({ email: 'ann@example.com' })
    expect(page.visits[0]?.url).toBe('/en/enter-code/?redir=%2Fen%2Fraffle%2F')
  })
})

describe('a link from a mail', () => {
  cleanAfterEach($confirmLink)

  const open = (path = '/en/verify-email/?token=link-token-0001&utm_source=mail') => {
    const page = openTestPage(path, { operator: NO_PHONE })
    keepMount($confirmLink)
    return page
  }

  test('leaves the address at once, survives a reload, and is spent by a press alone', async () => {
    const page = open()
    expect(page.href()).toBe('http://lobby.test/en/verify-email/?utm_source=mail')
    expect($confirmLink.get()).toMatchObject({ status: 'ready', token: 'link-token-0001' })
    expect(page.sent).toEqual([])
    expect(page.sessionEntries.get('confirmationLink')).toBe('link-token-0001')
    page.answer('ConfirmLink', { confirmLink: confirmed('SignUp', tokens()) })
    const done = confirmByLink()
    await page.settle()
    await done
    await page.pass(1)
    expect(page.visits).toEqual([{ url: 'http://lobby.test/en/', how: 'replace' }])
    expect(page.sessionEntries.has('confirmationLink')).toBe(false)
  })

  test('that is used or too old is told, and no answer is not the same', async () => {
    const page = open()
    page.answer('ConfirmLink', noNetwork())
    await confirmByLink()
    expect($confirmLink.get()).toMatchObject({ status: 'ready', isUnanswered: true })
    page.answer('ConfirmLink', { confirmLink: refused('SPENT') })
    await confirmByLink()
    expect($confirmLink.get()).toEqual({ status: 'spent' })
  })

  test.each(['SignUp', 'EmailChange', 'Unknown'] as const)(
    'for %s without a session says what was confirmed',
    async purpose => {
      const page = open()
      page.answer('ConfirmLink', { confirmLink: confirmed(purpose, null) })
      await confirmByLink()
      expect($confirmLink.get()).toEqual({ status: 'confirmed', purpose })
    }
  )

  test.each(['/en/verify-email/', '/en/verify-email/?token=', '/en/verify-email/?token=a%20b'])(
    'is missed at %s',
    path => {
      open(path)
      expect($confirmLink.get()).toEqual({ status: 'none' })
    }
  )
})

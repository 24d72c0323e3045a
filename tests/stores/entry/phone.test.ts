import { keepMount } from 'nanostores'
import { describe, expect, test } from 'vitest'

import {
  $phone,
  askForPhoneCode,
  changeNumber,
  enterNumber,
  enterPhoneCode,
  resendPhoneCode,
  skipPhone
} from '#stores/entry/phone.ts'
import { $player } from '#stores/player/player.ts'
import { cleanAfterEach, noNetwork, openTestPage } from '#tests/support/environment.ts'
import { storeCustomTokens } from '#tests/support/tokens.ts'

const VERIFICATION = {
  id: 'verification-1',
  recipient: '+64215550123',
  expiresAt: '2026-11-27T12:10:00.000Z',
  resendAt: '2026-11-27T12:00:30.000Z'
}

describe('a phone number', () => {
  cleanAfterEach($phone, $player)

  async function open(player: object = {}) {
    const page = openTestPage('/en/phone-verification/?redir=%2Fen%2Fraffle%2F&amount=25')
    storeCustomTokens(page)
    const about = { phoneNumber: null, isPhoneNumberVerified: false, country: { code: 'NZ' } }
    page.answer('GetPlayerInfo', { viewer: { player: { ...about, ...player } } })
    page.answer('RequestPhoneCode', { requestPhoneCode: { ok: VERIFICATION, error: null } })
    keepMount($phone)
    await page.settle()
    return page
  }

  test('begins with the code of the player’s country, or is the one that is known', async () => {
    await open()
    expect($phone.get()).toMatchObject({ status: 'number', phoneNumber: '+64 ' })
  })

  test('that is proven already is not asked for', async () => {
    await open({ phoneNumber: '+64215550123', isPhoneNumberVerified: true })
    expect($phone.get()).toEqual({ status: 'verified', phoneNumber: '+64215550123' })
  })

  test('is proven by the code of a text message', async () => {
    const page = await open()
    enterNumber('+64 21 555 0123')
    await askForPhoneCode()
    expect(page.sentOf('RequestPhoneCode')[0]?.variables).toEqual({
      phoneNumber: '+64 21 555 0123'
    })
    expect($phone.get()).toMatchObject({ status: 'code', verification: VERIFICATION })
    const wrong = { ok: null, error: { code: 'WRONG_CODE' } }
    page.answer('ConfirmPhone', { confirmPhone: wrong })
    await enterPhoneCode('000000')
    expect($phone.get()).toMatchObject({ status: 'code', problem: 'WRONG_CODE', refused: 1 })
    const right = { ok: { phoneNumber: '+64215550123' }, error: null }
    page.answer('ConfirmPhone', { confirmPhone: right })
    await enterPhoneCode('123456')
    expect($phone.get()).toEqual({ status: 'verified', phoneNumber: '+64215550123' })
    expect(page.sessionEntries.has('phoneVerification')).toBe(false)
  })

  test('that is none, or whose message nobody sent, is told', async () => {
    const page = await open()
    const error = { code: 'INVALID_RECIPIENT', retryAt: null }
    page.answer('RequestPhoneCode', { requestPhoneCode: { ok: null, error } })
    await askForPhoneCode()
    expect($phone.get()).toMatchObject({ status: 'number', problem: 'INVALID_RECIPIENT' })
    page.answer('RequestPhoneCode', noNetwork())
    await askForPhoneCode()
    expect($phone.get()).toMatchObject({ status: 'number', problem: 'UNANSWERED', refused: 2 })
  })

  test('can be changed while its code is awaited, and sent another code', async () => {
    const page = await open()
    await askForPhoneCode()
    page.answer('RequestPhoneCode', noNetwork())
    await resendPhoneCode()
    expect($phone.get()).toMatchObject({ resending: { status: 'refused', problem: 'UNANSWERED' } })
    changeNumber()
    expect($phone.get()).toMatchObject({ status: 'number', phoneNumber: '+64215550123' })
    expect(page.sessionEntries.has('phoneVerification')).toBe(false)
  })

  test('can be left for later, which this visit remembers [SESS-75] [CONS-17]', async () => {
    const page = await open()
    skipPhone()
    expect(page.cookieJar.get('skipOptionalPhoneNumberVerification')).toBe('true')
    expect(page.visits).toEqual([{ url: 'http://lobby.test/en/raffle/?amount=25', how: 'replace' }])
  })
})

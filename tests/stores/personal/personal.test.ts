import { keepMount } from 'nanostores'
import { describe, expect, test } from 'vitest'

import { $marketing, $marketingChange, changeMarketing } from '#stores/personal/marketing.ts'
import {
  $erasing,
  $erasure,
  $erasureAhead,
  $exported,
  $exporting,
  erasePersonalData,
  exportPersonalData
} from '#stores/personal/own-data.ts'
import { $session, type Session } from '#stores/session/session.ts'
import { sessionDestroyed } from '#stores/session/session-destroyed.ts'
import { readTokens } from '#stores/session/tokens.ts'
import { cleanAfterEach, openTestPage } from '#tests/support/environment.ts'
import { answerStanding } from '#tests/support/standing.ts'
import { storeOidcUser } from '#tests/support/tokens.ts'

const NONE = { email: false, sms: false, phone: false, webPush: false, isBlocked: false }

function open() {
  const page = openTestPage('/en/profile/personal-data/')
  storeOidcUser(page)
  answerStanding(page)
  page.answer('Marketing', { viewer: { id: '1', marketing: NONE } })
  return page
}

describe('offers by channel', () => {
  cleanAfterEach($marketing)

  test('are changed one by one; the others stay', async () => {
    const page = open()
    keepMount($marketing)
    await page.settle()
    const sms = { ...NONE, sms: true }
    page.answer('ChangeMarketing', { changeMarketing: { ok: sms, error: null } })
    await changeMarketing({ sms: true })
    expect(page.sentOf('ChangeMarketing')[0]?.variables).toEqual({ input: { sms: true } })
    expect($marketing.get()).toEqual({ status: 'ready', value: sms })
  })

  test('stay off while the player keeps away', async () => {
    const page = open()
    keepMount($marketing)
    await page.settle()
    page.answer('ChangeMarketing', { changeMarketing: { ok: null, error: { code: 'BLOCKED' } } })
    expect(await changeMarketing({ email: true })).toBe(false)
    expect($marketingChange.get()).toEqual({ status: 'refused', error: { code: 'BLOCKED' } })
    expect($marketing.get()).toEqual({ status: 'ready', value: NONE })
  })
})

describe('the file of all that is kept', () => {
  cleanAfterEach($exported)

  test('is asked for and has a link with its end; too often is refused', async () => {
    const page = open()
    const file = { url: 'http://lobby.test/documents/x', expiresAt: '2026-11-28T12:10:00.000Z' }
    page.answer('ExportPersonalData', { exportPersonalData: { ok: file, error: null } })
    expect(await exportPersonalData(undefined)).toBe(true)
    expect($exported.get()).toEqual(file)
    const error = { code: 'TOO_MANY_REQUESTS' }
    page.answer('ExportPersonalData', { exportPersonalData: { ok: null, error } })
    expect(await exportPersonalData(undefined)).toBe(false)
    expect($exporting.get()).toEqual({ status: 'refused', error })
  })
})

const LEAVING = {
  erased: ['Name'],
  kept: [{ what: 'Payments', until: '2036-11-29', why: 'Tax law asks for it.' }]
}

describe('an erasure', () => {
  cleanAfterEach($erasureAhead, $erasure, $session)

  async function signedIn() {
    const page = open()
    page.answer('Erasure', { viewer: { id: '1', erasure: LEAVING } })
    keepMount($session)
    keepMount($erasureAhead)
    await page.settle()
    return page
  }

  const ended = (session: Session) =>
    sessionDestroyed((session.status === 'LOGGED_IN' && session.sessionId) || '', 'SESSION_EXPIRED')

  test('is read before it is asked for: what goes, what stays and why', async () => {
    await signedIn()
    expect($erasureAhead.get()).toEqual(LEAVING)
  })

  test('leaves the page with what is kept, although the session ends before the answer', async () => {
    const page = await signedIn()
    const session = $session.get()
    page.answer('ErasePersonalData', async () => {
      await ended(session)
      return { erasePersonalData: { ok: LEAVING, error: null } }
    })
    await erasePersonalData(true)
    expect($session.get().status).toBe('LOGGED_OUT')
    expect($erasure.get()).toEqual(LEAVING)
    expect(page.visits).toEqual([])
    expect(await readTokens()).toBeUndefined()
  })

  test('that is refused leaves the session, whose end leads to the log-in again', async () => {
    const page = await signedIn()
    const error = { code: 'MONEY_LEFT' }
    page.answer('ErasePersonalData', { erasePersonalData: { ok: null, error } })
    await erasePersonalData(true)
    expect($erasing.get()).toEqual({ status: 'refused', error })
    expect($session.get().status).toBe('LOGGED_IN')
    await ended($session.get())
    expect(page.visits.at(-1)?.url).toContain('/en/login/')
  })
})

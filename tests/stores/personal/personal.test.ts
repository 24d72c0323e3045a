import { keepMount } from 'nanostores'
import { describe, expect, test } from 'vitest'

import { $marketing, $marketingChange, changeMarketing } from '#stores/personal/marketing.ts'
import { $exported, $exporting, exportPersonalData } from '#stores/personal/own-data.ts'
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

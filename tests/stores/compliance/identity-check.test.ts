import { keepMount } from 'nanostores'
import { describe, expect, test } from 'vitest'

import { $papers } from '#stores/compliance/documents.ts'
import {
  $identityFrame,
  $identityStart,
  closeIdentityFrame,
  IDENTITY_FRAME,
  startIdentityCheck
} from '#stores/compliance/identity-check.ts'
import { cleanAfterEach, openTestPage } from '#tests/support/environment.ts'
import { answerStanding } from '#tests/support/standing.ts'
import { storeOidcUser } from '#tests/support/tokens.ts'

const FRAME = 'http://identity.test/frames/1'

async function open() {
  const page = openTestPage('/en/profile/documents/')
  storeOidcUser(page)
  answerStanding(page)
  page.answer('Documents', { viewer: { id: '1', documents: [], documentRequests: [] } })
  page.answer('StartIdentityCheck', {
    startIdentityCheck: { ok: { frameUrl: FRAME }, error: null }
  })
  keepMount($papers)
  keepMount($identityFrame)
  await page.settle()
  await startIdentityCheck(undefined)
  return page
}

describe('the identity provider’s frame', () => {
  cleanAfterEach($papers, $identityFrame)

  test('closes when it says that it is done, and what came of it is read from the house', async () => {
    const page = await open()
    expect($identityFrame.get()).toBe(FRAME)
    const asked = page.sentOf('Documents').length
    page.hearWindow(
      { type: 'identity-check', outcome: 'approved' },
      'http://identity.test',
      IDENTITY_FRAME
    )
    await page.settle()
    expect($identityFrame.get()).toBeUndefined()
    expect(page.sentOf('Documents').length).toBe(asked + 1)
  })

  test.each([
    ['another origin', { type: 'identity-check' }, 'http://evil.test', IDENTITY_FRAME],
    ['another frame', { type: 'identity-check' }, 'http://identity.test', 'game'],
    ['other words', { type: 'hello' }, 'http://identity.test', IDENTITY_FRAME],
    ['no words', null, 'http://identity.test', IDENTITY_FRAME]
  ])('stays open for a message of %s', async (_, data, origin, frame) => {
    const page = await open()
    page.hearWindow(data, origin, frame)
    expect($identityFrame.get()).toBe(FRAME)
    closeIdentityFrame()
  })

  test('is not opened where the provider can not be reached', async () => {
    const page = await open()
    closeIdentityFrame()
    const error = { code: 'PROVIDER_UNAVAILABLE' }
    page.answer('StartIdentityCheck', { startIdentityCheck: { ok: null, error } })
    await startIdentityCheck(undefined)
    expect($identityStart.get()).toEqual({ status: 'refused', error })
    expect($identityFrame.get()).toBeUndefined()
  })
})

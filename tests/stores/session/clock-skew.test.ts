import { keepMount } from 'nanostores'
import { describe, expect, test } from 'vitest'

import { enterWith } from '#stores/session/enter.ts'
import { $session } from '#stores/session/session.ts'
import { cleanAfterEach, openTestPage, type TestPage } from '#tests/support/environment.ts'
import { jwt } from '#tests/support/tokens.ts'

const LIFE = 300

/** A token of the platform, whose clock is behind this device's by so many seconds. */
function tokenAt(page: TestPage, ahead: number): string {
  const iat = Math.floor(page.clock.now() / 1000) - ahead
  return jwt({ sub: 'player-1', session_id: 'session-1', iat, exp: iat + LIFE })
}

async function signedIn(ahead: number): Promise<TestPage> {
  const page = openTestPage('/en/login/')
  page.answer('RefreshAccessToken', () => ({
    refreshAccessToken: { accessToken: tokenAt(page, ahead), refreshToken: 'refresh-token-2' }
  }))
  keepMount($session)
  await page.settle()
  await enterWith({ accessToken: tokenAt(page, ahead), refreshToken: 'refresh-token-1' })
  await page.pass(0)
  return page
}

const renewals = (page: TestPage) => page.sentOf('RefreshAccessToken').length

describe('a device whose clock is off', () => {
  cleanAfterEach()

  test.each([0, 120, 240, 299, 300, -300])(
    'by %i s keeps its session and does not renew without end [SESS-67]',
    async ahead => {
      const page = await signedIn(ahead)
      expect(JSON.parse(page.cookieJar.get('sessionInfo')!)).not.toHaveProperty('ahead')
      await page.pass(240_000)
      expect($session.get().status).toBe('LOGGED_IN')
      expect(renewals(page)).toBeLessThanOrEqual(25)
    }
  )

  test.each([600, 7200, -7200])(
    'by %i s has its tokens read by the platform’s clock [SESS-67] [L009]',
    async ahead => {
      const page = await signedIn(ahead)
      await page.pass(269_000)
      expect(renewals(page)).toBe(0)
      await page.pass(1000)
      expect(renewals(page)).toBe(1)
      await page.pass(600_000)
      expect($session.get().status).toBe('LOGGED_IN')
      expect(renewals(page)).toBe(3)
    }
  )
})

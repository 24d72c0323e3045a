import { keepMount } from 'nanostores'
import { describe, expect, test } from 'vitest'

import { WalletDocument } from '#contract/generated/main/graphql.ts'
import { follow } from '#stores/calls/main.ts'
import { $session } from '#stores/session/session.ts'
import { cleanAfterEach, fault, openTestPage, type TestPage } from '#tests/support/environment.ts'
import { customClaims, jwt, storeCustomTokens } from '#tests/support/tokens.ts'

const renewals = (page: TestPage) => page.sentOf('RefreshAccessToken').length

const pair = (expiresIn: number) => ({
  refreshAccessToken: { accessToken: jwt(customClaims(expiresIn)), refreshToken: 'refresh-2' }
})

describe('a stream', () => {
  cleanAfterEach()

  async function following() {
    const page = openTestPage()
    storeCustomTokens(page)
    page.answer('RefreshAccessToken', pair(600_000))
    keepMount($session)
    const stop = follow(WalletDocument, { next: () => undefined })
    await page.settle()
    const [stream] = page.running('Wallet')
    return { page, stop, credentials: stream!.credentials }
  }

  test('whose token is refused has it renewed once, for all sockets that showed it [L028]', async () => {
    const { page, credentials } = await following()
    await credentials.token()
    credentials.refused('AuthenticationFailure', 4403)
    credentials.refused('AuthenticationFailure', 4403)
    await page.settle()
    expect(renewals(page)).toBe(1)
  })

  test('whose token was replaced before it was refused renews nothing', async () => {
    const { page, credentials } = await following()
    const shown = await credentials.token()
    storeCustomTokens(page, { expiresIn: 600_000 })
    page.hearTab({ type: 'tokensRenewed' })
    await page.settle()
    credentials.refused('AuthenticationFailure', 4403)
    await page.settle()
    expect(renewals(page)).toBe(0)
    expect(await credentials.token()).not.toBe(shown)
  })

  test('that is refused again and again is begun anew by growing delays [L028]', async () => {
    const { page } = await following()
    const begun: number[] = []
    for (let round = 0; round < 5; round++) {
      const last = page.running('Wallet').at(-1)
      last!.listener.failed?.(fault('Forbidden'))
      await page.settle()
      const before = page.clock.now()
      while (page.running('Wallet').at(-1) === last) await page.pass(100)
      begun.push(page.clock.now() - before)
    }
    expect(begun).toEqual([1000, 1200, 1500, 1800, 2100])
    expect(page.reports.length).toBeLessThanOrEqual(5)
  })

  test('is not begun again once nobody follows', async () => {
    const { page, stop } = await following()
    page.running('Wallet')[0]!.listener.failed?.(fault('Forbidden'))
    stop()
    await page.pass(60_000)
    expect(page.running('Wallet')).toHaveLength(0)
  })

  test('ends with the session, and no call is made for it after that [L022]', async () => {
    const { page } = await following()
    page.hearTab({ type: 'sessionEnded' })
    await page.settle()
    const calls = page.sent.length
    await page.pass(30_000)
    expect(page.running('SessionDestroyed')).toHaveLength(0)
    expect(page.sent).toHaveLength(calls)
  })
})

import { keepMount } from 'nanostores'
import { afterEach, describe, expect, test } from 'vitest'

import { $topOverlay, closeOverlay } from '#stores/overlays.ts'
import { $quickDepositOpening } from '#stores/quick-deposit/opening.ts'
import { $openingCalls } from '#stores/quick-deposit/opening-calls.ts'
import { cleanAfterEach, noNetwork, openTestPage } from '#tests/support/environment.ts'
import { answerStanding } from '#tests/support/standing.ts'
import { storeOidcUser } from '#tests/support/tokens.ts'

const ASKING = '/en/?autoSubmit=1&paymentMethod=card&amount=20'

describe('what opens the cashier', () => {
  cleanAfterEach($openingCalls, $quickDepositOpening)
  afterEach(() => {
    const top = $topOverlay.get()
    if (top) closeOverlay(top.id)
  })

  async function open(path: string) {
    const page = openTestPage(path)
    storeOidcUser(page)
    answerStanding(page)
    page.answer('DepositOptions', noNetwork())
    page.answer('LastCompletedDeposit', noNetwork())
    keepMount($openingCalls)
    await page.settle()
    return page
  }

  const isOpen = () => $topOverlay.get()?.variant === 'quick-deposit'

  test('is there when the address asks for it [CASH-04]', async () => {
    const page = await open(ASKING)
    await page.settle()
    expect(isOpen()).toBe(true)
  })

  test('comes with the first address that asks for it, on whichever page', async () => {
    const page = await open('/en/games/')
    expect(isOpen()).toBe(false)
    page.navigate(ASKING)
    await page.settle()
    await page.settle()
    expect(isOpen()).toBe(true)
  })

  test('leads from the paths of the cashier to the lobby [CASH-02]', async () => {
    const page = await open('/en/withdraw/')
    await page.settle()
    expect(page.visits).toEqual([{ url: '/en/', how: 'replace' }])
    expect(page.sessionEntries.get('openCashier')).toBe('withdraw')
  })
})

import { keepMount } from 'nanostores'
import { afterEach, describe, expect, test } from 'vitest'

import { finishWayIn } from '#stores/entry/finish.ts'
import { $guard } from '#stores/guards.ts'
import { $topOverlay, closeOverlay } from '#stores/overlays.ts'
import { $quickDepositOpening } from '#stores/quick-deposit/opening.ts'
import { $openingCalls } from '#stores/quick-deposit/opening-calls.ts'
import {
  $quickDeposit,
  closeQuickDeposit,
  editDeposit,
  goToPayment,
  submitDeposit
} from '#stores/quick-deposit/quick-deposit.ts'
import { $toasts } from '#stores/toast-list.ts'
import { $wallet } from '#stores/wallet.ts'
import { cleanAfterEach, openTestPage } from '#tests/support/environment.ts'
import { deposit, openDeposit, openPage, ordersOf, started } from './support.ts'

const PAGE = 'http://finshark.test/pay/1'

describe('a deposit on a page of the provider', () => {
  cleanAfterEach($openingCalls, $quickDepositOpening, $wallet, $guard, $quickDeposit)

  afterEach(() => {
    const top = $topOverlay.get()
    if (top) closeOverlay(top.id)
  })

  async function leave(path: string) {
    const page = await openDeposit(path, page => {
      page.answer('CreateDeposit', started(PAGE, 'Redirect'))
      page.answer('Deposit', deposit('Initialized', null, PAGE))
    })
    editDeposit({ amount: '50', method: 'finshark' })
    await submitDeposit()
    return page
  }

  test('leaves the site for it, and names only the return page of the site [CASH-15]', async () => {
    const page = await leave('/en/games/furnace-sevens/?a=1&b=2')
    expect(page.visits).toEqual([{ url: PAGE, how: 'push' }])
    expect(ordersOf(page)[0]).toMatchObject({
      returnUrl: 'http://lobby.test/en/redirection-handler/'
    })
  })

  test('leads back to where the player was, with all that the address said [CASH-15] [L070]', async () => {
    const page = await leave('/en/games/furnace-sevens/?a=1&b=2')
    page.navigate('/en/redirection-handler/')
    await finishWayIn()
    expect(page.visits.at(-1)).toEqual({ url: '/en/games/furnace-sevens/?a=1&b=2', how: 'replace' })
  })

  test('leads to the lobby where nothing is known of it, as in another tab', async () => {
    const page = openTestPage('/en/redirection-handler/')
    await finishWayIn()
    expect(page.visits).toEqual([{ url: '/en/', how: 'replace' }])
  })

  test.each(['//evil.test/', 'http://evil.test/'])('never leads away to %s', async from => {
    const page = openTestPage('/en/redirection-handler/')
    const away = { from, depositId: 'deposit-1', at: page.clock.now() }
    page.sessionEntries.set('depositAway', JSON.stringify(away))
    await finishWayIn()
    expect(page.visits).toEqual([{ url: '/en/', how: 'replace' }])
  })

  async function comeBack(answer: object) {
    const page = await openPage('/en/games/', page => {
      const away = { from: '/en/games/', depositId: 'deposit-1', at: page.clock.now() }
      page.sessionEntries.set('depositAway', JSON.stringify(away))
      page.answer('Deposit', answer)
    })
    keepMount($openingCalls)
    await page.settle()
    await page.settle()
    return page
  }

  test('tells the outcome on the page that it comes back to, once', async () => {
    const page = await comeBack(deposit('Completed'))
    expect($quickDeposit.get()).toMatchObject({ status: 'completed', minor: 5000n })
    expect($toasts.get()).toHaveLength(1)
    expect(page.sessionEntries.has('depositAway')).toBe(false)
    await page.pass(10_000)
  })

  test('tells why nothing came of it', async () => {
    await comeBack(deposit('Cancelled', 'CANCELLED_BY_PLAYER'))
    expect($quickDeposit.get()).toMatchObject({
      status: 'refused',
      refusal: 'CANCELLED_BY_PLAYER'
    })
  })

  test('that was not finished leads to its page again', async () => {
    const page = await comeBack(deposit('Initialized', null, PAGE))
    expect($quickDeposit.get()).toMatchObject({ status: 'waiting', frameUrl: null, pageUrl: PAGE })
    goToPayment()
    expect(page.visits).toEqual([{ url: PAGE, how: 'push' }])
    closeQuickDeposit()
  })

  test('that was closed while it waits is not opened anew by the next page', async () => {
    const page = await leave('/en/games/')
    closeQuickDeposit()
    expect(page.sessionEntries.has('depositAway')).toBe(false)
  })

  test('that the platform does not know opens nothing', async () => {
    await comeBack({ deposit: null })
    expect($quickDeposit.get().status).toBe('closed')
  })
})

import { keepMount } from 'nanostores'
import { afterEach, describe, expect, test } from 'vitest'

import { $topOverlay, closeOverlay } from '#stores/overlays.ts'
import { $quickDepositOpening } from '#stores/quick-deposit/opening.ts'
import { $depositRequest } from '#stores/quick-deposit/request.ts'
import { $toasts } from '#stores/toast-list.ts'
import { $wallet } from '#stores/wallet.ts'
import {
  cleanAfterEach,
  noNetwork,
  openTestPage,
  type TestPage
} from '#tests/support/environment.ts'
import { answerStanding } from '#tests/support/standing.ts'
import { START } from '#tests/support/test-clock.ts'
import { storeOidcUser } from '#tests/support/tokens.ts'

const ASKING = '/en/?autoSubmit=1&paymentMethod=card&amount=20'

describe('opening the quick deposit', () => {
  cleanAfterEach($quickDepositOpening, $wallet)

  afterEach(() => {
    const top = $topOverlay.get()
    if (top) closeOverlay(top.id)
  })

  async function open(
    path: string,
    isPlayer = true,
    prepare: (page: TestPage) => void = () => undefined
  ) {
    const page = openTestPage(path)
    if (isPlayer) storeOidcUser(page)
    answerStanding(page)
    prepare(page)
    page.answer('DepositOptions', noNetwork())
    page.answer('LastCompletedDeposit', noNetwork())
    keepMount($quickDepositOpening)
    await page.settle()
    return page
  }

  const isOpen = () => $topOverlay.get()?.variant === 'quick-deposit'

  test('happens by itself when the address names all it needs, for a player [CASH-04]', async () => {
    await open(ASKING)
    expect(isOpen()).toBe(true)
  })

  test.each([
    ['/en/?paymentMethod=card&amount=20', true],
    ['/en/?autoSubmit=1&amount=20', true],
    ['/en/?autoSubmit=1&paymentMethod=card', true],
    ['/en/?autoSubmit=1&paymentMethod=card&amount=-20', true],
    [ASKING, false]
  ])('does not happen at %s with a player: %j [CASH-04]', async (path, isPlayer) => {
    await open(path, isPlayer)
    expect(isOpen()).toBe(false)
  })

  test('waits while a guard is active, and happens when it clears [CASH-05]', async () => {
    const timeouts = { timeoutEndsAt: new Date(START + 60_000).toISOString() }
    const page = await open(ASKING, true, given => answerStanding(given, { timeouts }))
    expect(isOpen()).toBe(false)
    await page.pass(61_000)
    expect(isOpen()).toBe(true)
  })

  test('waits while a guard is pending, and happens when it clears [CASH-05]', async () => {
    const page = await open(ASKING, true, given => given.answer('GetPlayerInfo', noNetwork()))
    expect(isOpen()).toBe(false)
    answerStanding(page)
    page.push('PlayerUpdated', { playerUpdated: { isAccountClosed: false, version: 2 } })
    await page.settle()
    expect(isOpen()).toBe(true)
  })

  test.each(['deposit', 'withdraw'])(
    'is what /%s/ leads to, over the lobby [CASH-02]',
    async path => {
      const page = await open(`/en/${path}/`)
      expect(page.visits).toEqual([{ url: '/en/', how: 'replace' }])
      expect(isOpen()).toBe(false)
    }
  )

  test('comes 100 ms after the redirect, in the mode that was asked for [CASH-03]', async () => {
    const page = await open('/en/withdraw/')
    page.navigate('/en/')
    await page.pass(99)
    expect(isOpen()).toBe(false)
    await page.pass(1)
    expect(isOpen()).toBe(true)
    expect($topOverlay.get()!.content).toEqual({ mode: 'withdraw' })
  })

  test.each([
    ['withdraw', true],
    ['deposit', false]
  ])('of who is excluded to %s opens: %j [D15] [R06]', async (mode, opens) => {
    const exclusionEndsAt = new Date(START + 60_000).toISOString()
    const page = await open(`/en/${mode}/`, true, given =>
      answerStanding(given, { selfExclusionDetails: { exclusionEndsAt } })
    )
    page.navigate('/en/')
    await page.pass(100)
    expect(isOpen()).toBe(opens)
  })

  test('comes back after the redirect loaded the page anew, and only once', async () => {
    const page = openTestPage('/en/')
    storeOidcUser(page)
    answerStanding(page)
    page.sessionEntries.set('openCashier', 'deposit')
    keepMount($quickDepositOpening)
    await page.pass(100)
    expect(isOpen()).toBe(true)
    expect(page.sessionEntries.size).toBe(0)
  })

  test('brings what the path was asked for along, and sends it in the lobby alone', async () => {
    const query = '?amount=20&currency=EUR&paymentMethod=card&autoSubmit=1'
    const page = await open(`/en/deposit/${query}`)
    expect(page.visits).toEqual([{ url: `/en/${query}`, how: 'replace' }])
    expect(isOpen()).toBe(false)
    page.navigate(`/en/${query}`)
    expect(isOpen()).toBe(true)
    expect($depositRequest.get()).toEqual({
      amount: '20',
      currency: 'EUR',
      method: 'card',
      autoSubmit: true
    })
  })

  test('fills in the amount of a link that does not ask to send it [SESS-35]', async () => {
    const page = await open('/en/deposit/?amount=20&currency=EUR&paymentMethod=card')
    page.navigate('/en/?amount=20&currency=EUR&paymentMethod=card')
    await page.pass(100)
    expect($depositRequest.get()).toEqual({
      mode: 'deposit',
      amount: '20',
      currency: 'EUR',
      method: 'card'
    })
  })

  test('leads a visitor to sign-in first, with the deposit', async () => {
    const page = await open('/en/deposit/?amount=20', false)
    expect(page.visits).toEqual([
      { url: '/en/login/?redir=%2Fen%2Fdeposit%2F%3Famount%3D20', how: 'replace' }
    ])
  })

  test('leads a visitor to sign-in first, and back to the cashier', async () => {
    const page = await open('/en/deposit/', false)
    expect(page.visits).toEqual([{ url: '/en/login/?redir=%2Fen%2Fdeposit%2F', how: 'replace' }])
  })

  test.each([
    ['closeQuickDepositEvent', 'http://pay.test'],
    [{ type: 'closeQuickDepositEvent' }, 'http://pay.test'],
    [{ name: 'closeQuickDepositEvent' }, 'http://lobby.test']
  ])('ends at the message %j from %s [CASH-06]', async (data, origin) => {
    const page = await open(ASKING)
    page.hearWindow(data, origin)
    await page.settle()
    expect(isOpen()).toBe(false)
  })

  test.each([
    ['closeQuickDepositEvent', 'http://evil.test'],
    ['closeQuickDepositEvent', 'null'],
    ['closeQuickDepositEvent', 'http://pay.test.evil.test'],
    ['somethingElse', 'http://pay.test']
  ])('does not end at the message %j from %s', async (data, origin) => {
    const page = await open(ASKING)
    page.hearWindow(data, origin)
    await page.settle()
    expect(isOpen()).toBe(true)
  })

  test('ends when the player goes to another page, and not when only the query changes [CASH-07]', async () => {
    const page = await open(ASKING)
    page.navigate('/en/?x=2', 'rewritten')
    expect(isOpen()).toBe(true)
    page.navigate('/en/games/')
    expect(isOpen()).toBe(false)
    expect($depositRequest.get()).toBeUndefined()
  })

  test('shows the toast of a withdrawal that has begun, once [CASH-12] [UI-19]', async () => {
    const page = await open('/en/?showToast=InitWithdrawal&x=1')
    expect($toasts.get()).toMatchObject([{ kind: 'info', text: { key: 'withdrawalBegun' } }])
    expect(page.href()).toBe('http://lobby.test/en/?x=1')
    await page.pass(10_000)
  })
})

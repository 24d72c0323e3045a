import { keepMount } from 'nanostores'
import { afterEach, describe, expect, test } from 'vitest'

import { $guard } from '#stores/guards.ts'
import { $topOverlay, closeOverlay } from '#stores/overlays.ts'
import { $preselectedChallenge } from '#stores/quick-deposit/challenge.ts'
import { rememberedDeposit } from '#stores/quick-deposit/last-deposit.ts'
import {
  $hidesBackdrop,
  $quickDeposit,
  closeQuickDeposit,
  editDeposit,
  openQuickDeposit,
  submitDeposit,
  tryAgain
} from '#stores/quick-deposit/quick-deposit.ts'
import { $toasts } from '#stores/toast-list.ts'
import { $wallet } from '#stores/wallet.ts'
import {
  answerConsent,
  cleanAfterEach,
  noNetwork,
  openTestPage
} from '#tests/support/environment.ts'
import {
  answerLast,
  answerOptions,
  deposit,
  openDeposit,
  ordersOf,
  problemNow,
  refusedBy,
  started
} from './support.ts'

describe('quick deposit', () => {
  cleanAfterEach($wallet, $guard, $quickDeposit)

  afterEach(() => {
    const top = $topOverlay.get()
    if (top) closeOverlay(top.id)
  })

  const open = openDeposit
  const problem = problemNow

  test('opens over the page with a form, for a signed-in player [CASH-01]', async () => {
    await open()
    expect($topOverlay.get()).toMatchObject({ variant: 'quick-deposit' })
    expect($quickDeposit.get()).toMatchObject({
      status: 'editing',
      form: { amount: '25', method: 'card', accountId: null, offer: null }
    })
  })

  test.each([
    ['EUR', '60', 1],
    ['NOK', '25', 0]
  ])('takes an amount in %s as %s, and sends it so often: %d', async (currency, amount, times) => {
    const page = await open()
    closeQuickDeposit()
    page.answer('CreateDeposit', started())
    openQuickDeposit({ amount: '60', currency, method: 'card', autoSubmit: true })
    await page.settle()
    expect($quickDeposit.get()).toMatchObject({ form: { amount } })
    expect(page.sentOf('CreateDeposit')).toHaveLength(times)
  })

  test('does not open for a visitor', async () => {
    const page = openTestPage()
    keepMount($wallet)
    await page.settle()
    expect(openQuickDeposit()).toBe(false)
    expect($topOverlay.get()).toBeUndefined()
  })

  test('offers no amount that the minimum or a limit would refuse', async () => {
    await open()
    expect($quickDeposit.get()).toMatchObject({ options: { presets: [2500n, 5000n] } })
  })

  test.each([
    ['10.00', 2000n],
    ['30.00', 3000n]
  ])(
    'asks for the larger of the wallet’s minimum %s and the house’s [CASH-19]',
    async (text, minimum) => {
      const page = await open()
      const figures = { balance: '0.00', bonusBalance: '0.00', currency: 'EUR', version: 1 }
      page.answer('WalletSnapshot', {
        viewer: { wallet: { ...figures, minDepositAmount: text, minWithdrawalAmount: null } }
      })
      closeQuickDeposit()
      page.connect('Wallet')
      await page.settle()
      openQuickDeposit()
      await page.settle()
      expect($quickDeposit.get()).toMatchObject({ options: { minimum } })
    }
  )

  test.each([
    ['', 'EMPTY'],
    ['-20', 'NEGATIVE'],
    ['0', 'ZERO'],
    ['NaN', 'NOT_A_NUMBER'],
    ['1e3', 'NOT_A_NUMBER'],
    ['12.34.56', 'NOT_A_NUMBER'],
    ['20.001', 'TOO_MANY_DECIMALS'],
    ['9'.repeat(101), 'TOO_LONG'],
    ['19.99', 'BELOW_MINIMUM'],
    ['1000.01', 'ABOVE_MAXIMUM'],
    ['250.01', 'LIMIT_EXCEEDED']
  ])('refuses %j before anything is sent: %s', async (amount, code) => {
    const page = await open()
    editDeposit({ amount })
    await submitDeposit()
    expect(problem()).toBe(code)
    expect(page.sentOf('CreateDeposit')).toHaveLength(0)
  })

  test('minds the minimum of the chosen method', async () => {
    await open()
    editDeposit({ amount: '49.99', method: 'finshark' })
    await submitDeposit()
    expect(problem()).toBe('BELOW_MINIMUM')
  })

  test('takes a decimal comma for a dot [UI-22]', async () => {
    const page = await open()
    page.answer('CreateDeposit', started())
    editDeposit({ amount: '25,50' })
    await submitDeposit()
    expect(page.sentOf('CreateDeposit')[0]!.variables).toMatchObject({
      input: {
        amount: '25.50',
        currency: 'EUR',
        method: 'card',
        returnUrl: 'http://lobby.test/en/redirection-handler/'
      }
    })
  })

  test('waits in the provider’s frame, and is complete when the wallet moved', async () => {
    const page = await open()
    page.answer('CreateDeposit', started())
    page.answer('Deposit', deposit('Initialized'))
    editDeposit({ amount: '50' })
    await submitDeposit()
    expect($quickDeposit.get()).toMatchObject({
      status: 'waiting',
      frameUrl: 'http://pay.test/frame',
      minor: 5000n
    })
    page.answer('Deposit', deposit('Completed'))
    const moved = { balance: '50.00', bonusBalance: '0.00', currency: 'EUR', amount: '50.00' }
    page.push('Wallet', { balanceUpdated: { ...moved, moneyType: 'real', version: 2 } })
    await page.settle()
    expect($quickDeposit.get()).toMatchObject({ status: 'completed', minor: 5000n })
    await page.pass(10_000)
  })

  test('tells of the money by a toast [UI-19]', async () => {
    const page = await open()
    page.answer('CreateDeposit', started(null))
    page.answer('Deposit', deposit('Completed'))
    editDeposit({ amount: '50' })
    await submitDeposit()
    await page.settle()
    expect($toasts.get()).toMatchObject([
      { kind: 'success', text: { key: 'depositArrived', values: { amount: '€50.00' } } }
    ])
    await page.pass(10_000)
  })

  test('tells of the money although the overlay was closed meanwhile', async () => {
    const page = await open()
    page.answer('CreateDeposit', started())
    page.answer('Deposit', deposit('Initialized'))
    editDeposit({ amount: '50' })
    await submitDeposit()
    closeQuickDeposit()
    page.answer('Deposit', deposit('Completed'))
    await page.pass(5000)
    expect($toasts.get()).toHaveLength(1)
    expect($quickDeposit.get()).toEqual({ status: 'closed' })
    await page.pass(10_000)
  })

  test('tells why the provider refused, and goes back to the form', async () => {
    const page = await open()
    page.answer('CreateDeposit', started(null))
    page.answer('Deposit', deposit('Cancelled', 'DECLINED'))
    await submitDeposit()
    await page.settle()
    expect($quickDeposit.get()).toMatchObject({ status: 'refused', refusal: 'DECLINED' })
    tryAgain()
    expect($quickDeposit.get()).toMatchObject({ status: 'editing', form: { amount: '25' } })
  })

  test('shows the platform’s refusal by its code', async () => {
    const page = await open()
    page.answer('CreateDeposit', refusedBy('PROVIDER_UNAVAILABLE'))
    await submitDeposit()
    expect(problem()).toBe('PROVIDER_UNAVAILABLE')
  })

  test('sends the same key again when there was no answer, and a new one for another amount', async () => {
    const page = await open()
    page.answer('CreateDeposit', noNetwork())
    await submitDeposit()
    expect(problem()).toBe('UNANSWERED')
    await submitDeposit()
    editDeposit({ amount: '30' })
    await submitDeposit()
    const keys = ordersOf(page).map(({ idempotencyKey }) => idempotencyKey)
    expect(keys[0]).toBe(keys[1])
    expect(keys[2]).not.toBe(keys[1])
  })

  test('sends once, however often it is pressed', async () => {
    const page = await open()
    page.answer('CreateDeposit', started())
    await Promise.all([submitDeposit(), submitDeposit()])
    expect(page.sentOf('CreateDeposit')).toHaveLength(1)
  })

  test('says so when what it needs cannot be read', async () => {
    const page = await open(undefined, page => page.answer('DepositOptions', noNetwork()))
    expect($quickDeposit.get()).toEqual({ status: 'unavailable' })
    answerOptions(page)
    tryAgain()
    await page.settle()
    expect($quickDeposit.get().status).toBe('editing')
  })

  test('cleans the address of all that opened it, in place of the entry [CASH-08] [CASH-09]', async () => {
    const page = await open(
      '/en/?autoSubmit=0&paymentMethod=card&amount=20&currency=EUR&preselectedChallengeId=5&autoSignIn=1&locale=fi&x=1'
    )
    closeQuickDeposit()
    expect(page.href()).toBe('http://lobby.test/en/?x=1')
    expect(page.rewrites).toEqual(['http://lobby.test/en/?x=1'])
    expect(page.visits).toEqual([])
  })

  test('keeps the chosen offer when it closes [CASH-10]', async () => {
    const page = await open('/en/?preselectedChallengeId=5')
    closeQuickDeposit()
    expect(page.href()).toBe('http://lobby.test/en/')
    expect($preselectedChallenge.get()).toBe('5')
  })

  const card = { txName: 'CreditcardDeposit', accountId: 'account-1' }
  const bank = { attributes: { paymentMethod: 'bank' } }
  test.each([
    ['a card with a stored account', { provider: 'PIQ', payload: card }, true],
    ['the same as JSON text [CASH-16]', { provider: 'PIQ', payload: JSON.stringify(card) }, true],
    [
      'a card without an account',
      { provider: 'PIQ', payload: { ...card, accountId: null } },
      false
    ],
    ['a bank', { provider: 'PIQ', payload: bank }, false],
    ['no JSON [CASH-16]', { provider: 'PIQ', payload: '{oops' }, false],
    ['no method', { provider: '', payload: card }, false]
  ])('needs no backdrop after a deposit by card only: %s [CASH-11]', async (_, last, hides) => {
    const page = await open(undefined, page => answerLast(page, last))
    expect($quickDeposit.get().status).toBe('editing')
    expect($hidesBackdrop.get()).toBe(hides)
    expect(page.sentOf('LastCompletedDeposit')[0]!.query).toMatch(/provider\s+payload/)
  })

  test('keeps amount and currency of a deposit for who agreed to that [CASH-17]', async () => {
    for (const agrees of [false, true]) {
      const page = await open(undefined, () => answerConsent(agrees ? ['preferences'] : []))
      page.answer('CreateDeposit', started(null))
      page.answer('Deposit', deposit('Completed'))
      editDeposit({ amount: '50' })
      await submitDeposit()
      await page.settle()
      const kept = agrees ? '{"amount":"50.00","currency":"EUR"}' : undefined
      expect(page.localEntries.get('lastDeposit')).toBe(kept)
      closeQuickDeposit()
      await page.pass(10_000)
    }
  })

  test.each([
    ['{"amount":"20","currency":"EUR"}', true],
    ['{"amount":"x","currency":"EUR"}', false],
    ['{"amount":"20"}', false],
    ['oops', false]
  ])('takes a stored deposit only for an amount of a currency: %s [CASH-18]', (stored, isValid) => {
    const page = openTestPage()
    page.localEntries.set('lastDeposit', stored)
    expect(rememberedDeposit() !== undefined).toBe(isValid)
  })
})

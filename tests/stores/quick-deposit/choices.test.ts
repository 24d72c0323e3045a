import { afterEach, describe, expect, test } from 'vitest'

import { $guard } from '#stores/guards.ts'
import { $topOverlay, closeOverlay } from '#stores/overlays.ts'
import { challengeChosen } from '#stores/quick-deposit/challenge.ts'
import {
  $quickDeposit,
  closeQuickDeposit,
  editDeposit,
  openQuickDeposit,
  submitDeposit
} from '#stores/quick-deposit/quick-deposit.ts'
import { $wallet } from '#stores/wallet.ts'
import { cleanAfterEach, type TestPage } from '#tests/support/environment.ts'
import {
  answerLast,
  answerOptions,
  BANK,
  CARD,
  deposit,
  openDeposit,
  openPage,
  ordersOf,
  problemNow,
  refusedBy,
  started,
  WELCOME
} from './support.ts'

const KEPT = { ...CARD, account: '•••• 1111', accountId: 'account-1' }

const afterEachTest = () => {
  challengeChosen(null)
  const top = $topOverlay.get()
  if (top) closeOverlay(top.id)
}

describe('the account of the last deposit', () => {
  cleanAfterEach($wallet, $guard, $quickDeposit)
  afterEach(afterEachTest)

  const withKept = (page: TestPage) => {
    answerOptions(page, { options: { methods: [BANK, KEPT] } })
    const payload = { txName: 'CreditcardDeposit', accountId: 'account-1' }
    answerLast(page, { provider: 'card', payload })
    page.answer('CreateDeposit', started())
  }

  test('stands ready, so that one press pays with it', async () => {
    const page = await openDeposit(undefined, withKept)
    await submitDeposit()
    expect(ordersOf(page)).toMatchObject([{ method: 'card', accountId: 'account-1' }])
  })

  test('gives way to another one', async () => {
    const page = await openDeposit(undefined, withKept)
    editDeposit({ method: 'card', accountId: null })
    await submitDeposit()
    expect(ordersOf(page)[0]).not.toHaveProperty('accountId')
  })

  test('of a bank is where the form begins, too', async () => {
    await openDeposit(undefined, page =>
      answerLast(page, {
        provider: 'finshark',
        payload: { attributes: { paymentMethod: 'finshark' } }
      })
    )
    expect($quickDeposit.get()).toMatchObject({ form: { method: 'finshark', accountId: null } })
  })

  test('that can not be used any more is no longer offered', async () => {
    const page = await openDeposit(undefined, withKept)
    page.answer('CreateDeposit', refusedBy('ACCOUNT_NOT_AVAILABLE'))
    answerOptions(page)
    await submitDeposit()
    expect(problemNow()).toBe('ACCOUNT_NOT_AVAILABLE')
    expect($quickDeposit.get()).toMatchObject({ options: { methods: [{ accountId: null }, {}] } })
  })
})

describe('an offer', () => {
  cleanAfterEach($wallet, $guard, $quickDeposit)
  afterEach(afterEachTest)

  const withOffer = (page: TestPage) => {
    answerOptions(page, { options: { offers: [WELCOME] } })
    page.answer('CreateDeposit', started(null))
    page.answer('Deposit', deposit('Initialized'))
  }

  test('is none unless it was chosen', async () => {
    const page = await openDeposit(undefined, withOffer)
    await submitDeposit()
    expect(ordersOf(page)[0]).not.toHaveProperty('offer')
  })

  test('that the address names is chosen, with an amount that it counts for [CASH-10]', async () => {
    const page = await openDeposit('/en/?preselectedChallengeId=welcome', withOffer)
    await submitDeposit()
    expect(ordersOf(page)).toMatchObject([{ offer: 'welcome', amount: '50.00' }])
  })

  test('of the address that is not the player’s is none [CASH-10]', async () => {
    await openDeposit('/en/?preselectedChallengeId=other', withOffer)
    expect($quickDeposit.get()).toMatchObject({ form: { offer: null } })
  })

  test('is refused with too small an amount before anything is sent', async () => {
    const page = await openDeposit(undefined, withOffer)
    editDeposit({ amount: '39.99', offer: 'welcome' })
    await submitDeposit()
    expect(problemNow()).toBe('BELOW_OFFER')
    expect(ordersOf(page)).toHaveLength(0)
  })

  test('chosen in the overlay is kept in the address, and declined it is not [CASH-10]', async () => {
    const page = await openDeposit('/en/?preselectedChallengeId=welcome&x=1', withOffer)
    editDeposit({ offer: 'welcome' })
    closeQuickDeposit()
    expect(page.href()).toBe('http://lobby.test/en/?x=1&preselectedChallengeId=welcome')
    openQuickDeposit()
    await page.settle()
    expect($quickDeposit.get()).toMatchObject({ form: { offer: 'welcome' } })
    editDeposit({ offer: null })
    closeQuickDeposit()
    expect(page.href()).toBe('http://lobby.test/en/?x=1')
    openQuickDeposit()
    await page.settle()
    expect($quickDeposit.get()).toMatchObject({ form: { offer: null } })
  })
})

describe('what stands against any deposit', () => {
  cleanAfterEach($wallet, $guard, $quickDeposit)
  afterEach(afterEachTest)

  const spent = [
    { period: 'Day', limit: '100.00', left: '19.99', resetsAt: '2026-11-29T00:00:00.000Z' }
  ]

  test.each([
    ['a block of the house [CASH-25]', { isDepositsBlocked: true }, 'DEPOSITS_BLOCKED'],
    ['an exclusion [D13]', { options: { block: 'SELF_EXCLUDED' } }, 'SELF_EXCLUDED'],
    ['papers that are missing [R20]', { options: { block: 'KYC_REQUIRED' } }, 'KYC_REQUIRED'],
    ['no method', { options: { methods: [] } }, 'NO_METHODS'],
    ['a limit that leaves less than the smallest', { options: { limits: spent } }, 'LIMIT_REACHED']
  ])('is told before a form: %s', async (_, viewer, reason) => {
    await openDeposit(undefined, page => answerOptions(page, viewer))
    expect($quickDeposit.get()).toMatchObject({ status: 'blocked', reason })
    await submitDeposit()
    expect($quickDeposit.get().status).toBe('blocked')
  })

  test('is told when it came up meanwhile [CASH-25]', async () => {
    const page = await openDeposit(undefined, page =>
      page.answer('CreateDeposit', refusedBy('DEPOSITS_BLOCKED'))
    )
    answerOptions(page, { isDepositsBlocked: true })
    await submitDeposit()
    await page.settle()
    expect($quickDeposit.get()).toMatchObject({ status: 'blocked', reason: 'DEPOSITS_BLOCKED' })
  })

  test('is a limit that other deposits have drawn on: what it leaves is read anew [L072]', async () => {
    const page = await openDeposit(undefined, page =>
      page.answer('CreateDeposit', refusedBy('LIMIT_EXCEEDED'))
    )
    answerOptions(page, { options: { limits: [{ ...spent[0]!, left: '20.00' }] } })
    await submitDeposit()
    expect(problemNow()).toBe('LIMIT_EXCEEDED')
    expect($quickDeposit.get()).toMatchObject({
      options: { limits: [{ left: 2000n, resetsAt: new Date('2026-11-29T00:00:00Z') }] }
    })
  })

  test('is, for instant banking, told with the moment from which it holds', async () => {
    await openDeposit(undefined, page =>
      answerOptions(page, { bankingBlockedFrom: '2026-12-01T00:00:00Z' })
    )
    expect($quickDeposit.get()).toMatchObject({
      status: 'editing',
      options: { instantBankingUntil: new Date('2026-12-01T00:00:00Z') }
    })
  })

  test('does not stand against withdrawing', async () => {
    const page = await openPage(undefined, page => answerOptions(page, { isDepositsBlocked: true }))
    openQuickDeposit({ mode: 'withdraw' })
    await page.settle()
    expect($quickDeposit.get().status).toBe('loading')
    expect(page.sentOf('DepositOptions')).toHaveLength(0)
  })
})

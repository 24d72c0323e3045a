import { keepMount } from 'nanostores'
import { afterEach, describe, expect, test } from 'vitest'

import { $guard } from '#stores/guards.ts'
import { $topOverlay, closeOverlay } from '#stores/overlays.ts'
import { closeQuickDeposit, openQuickDeposit } from '#stores/quick-deposit/request.ts'
import { $toasts } from '#stores/toast-list.ts'
import { $wallet } from '#stores/wallet.ts'
import {
  $withdrawing,
  chooseAmount,
  editWithdrawal,
  loadWithdrawal,
  submitWithdrawal,
  withdrawMore
} from '#stores/withdrawal/withdrawal.ts'
import { cleanAfterEach, noNetwork, openTestPage } from '#tests/support/environment.ts'
import { answerStanding } from '#tests/support/standing.ts'
import { storeOidcUser } from '#tests/support/tokens.ts'
import {
  answerOptions,
  BANK,
  begun,
  CARD,
  moveWallet,
  openWithdrawal,
  refused,
  withdrawal
} from './support.ts'

const problem = () => {
  const state = $withdrawing.get()
  return state.status === 'editing' ? state.problem : undefined
}

const sent = (page: { sentOf(name: string): { variables: Record<string, unknown> }[] }) =>
  page.sentOf('CreateWithdrawal').map(({ variables }) => variables['input'])

describe('a withdrawal in the overlay', () => {
  cleanAfterEach($wallet, $guard, $withdrawing)

  afterEach(() => {
    const top = $topOverlay.get()
    if (top) closeOverlay(top.id)
  })

  test('opens with all that is available, to the account used last: one press is left [CASH-01]', async () => {
    const page = await openWithdrawal()
    expect($topOverlay.get()).toMatchObject({
      variant: 'quick-deposit',
      content: { mode: 'withdraw' }
    })
    expect($withdrawing.get()).toMatchObject({
      status: 'editing',
      form: { amount: '250', account: CARD.id },
      options: {
        available: 25_000n,
        notAvailable: [{ reason: 'Bonus', minor: 3000n }],
        minimum: 1000n
      }
    })
    page.answer('CreateWithdrawal', begun())
    await submitWithdrawal()
    expect(sent(page)).toEqual([
      { amount: '250.00', currency: 'EUR', account: CARD.id, idempotencyKey: expect.any(String) }
    ])
    await page.pass(10_000)
  })

  test('is not begun by opening the overlay for a deposit', async () => {
    const page = await openWithdrawal()
    closeQuickDeposit()
    const before = page.sentOf('WithdrawalOptions').length
    openQuickDeposit()
    await page.settle()
    expect($withdrawing.get()).toEqual({ status: 'closed' })
    expect(page.sentOf('WithdrawalOptions')).toHaveLength(before)
  })

  test('writes amounts as the reader of the page writes them', async () => {
    await openWithdrawal({ available: '250.50' }, '/fi/')
    expect($withdrawing.get()).toMatchObject({ form: { amount: '250,50' } })
    chooseAmount(1250n)
    expect($withdrawing.get()).toMatchObject({ form: { amount: '12,50' } })
  })

  test.each([
    ['', 'EMPTY'],
    ['-20', 'NEGATIVE'],
    ['0', 'ZERO'],
    ['NaN', 'NOT_A_NUMBER'],
    ['1e3', 'NOT_A_NUMBER'],
    ['9.99', 'BELOW_MINIMUM'],
    ['250.01', 'NOT_AVAILABLE']
  ])('refuses %j before anything is sent: %s [L117]', async (amount, code) => {
    const page = await openWithdrawal()
    editWithdrawal({ amount })
    await submitWithdrawal()
    expect(problem()).toBe(code)
    expect(sent(page)).toEqual([])
  })

  test('minds the most of the chosen account', async () => {
    const page = await openWithdrawal()
    editWithdrawal({ account: BANK.id })
    await submitWithdrawal()
    expect(problem()).toBe('ABOVE_MAXIMUM')
    expect(sent(page)).toEqual([])
  })

  test('tells that it has begun, and of the money that has arrived, by toasts [UI-19]', async () => {
    const page = await openWithdrawal()
    page.answer('CreateWithdrawal', begun())
    page.answer('Withdrawal', { withdrawal: withdrawal() })
    await submitWithdrawal()
    expect($withdrawing.get()).toMatchObject({
      status: 'begun',
      withdrawal: { minor: 25_000n, status: 'Initialized' }
    })
    expect($toasts.get()).toMatchObject([{ kind: 'info', text: { key: 'withdrawalBegun' } }])
    page.answer('Withdrawal', { withdrawal: withdrawal({ status: 'Completed' }) })
    await page.pass(5000)
    expect($withdrawing.get()).toMatchObject({ withdrawal: { status: 'Completed' } })
    const { text } = $toasts.get().at(-1)!
    expect(text).toEqual({ key: 'withdrawalPaid', values: { amount: '€250.00' } })
    const looks = page.sentOf('Withdrawal').length
    await page.pass(30_000)
    expect(page.sentOf('Withdrawal')).toHaveLength(looks)
  })

  test('tells of a payout that came to nothing although the overlay is closed by then', async () => {
    const page = await openWithdrawal()
    page.answer('CreateWithdrawal', begun())
    await submitWithdrawal()
    closeQuickDeposit()
    const back = { status: 'Cancelled', refusal: 'PROVIDER_REFUSED' }
    page.answer('Withdrawal', { withdrawal: withdrawal(back) })
    await page.pass(5000)
    expect($toasts.get().at(-1)).toMatchObject({ kind: 'warning', text: { key: 'withdrawalBack' } })
    await page.pass(10_000)
  })

  test('tells of one that had begun when the overlay was closed', async () => {
    const page = await openWithdrawal()
    page.answer('CreateWithdrawal', begun({ mode: 'Manual' }))
    const submitting = submitWithdrawal()
    closeQuickDeposit()
    await submitting
    expect($withdrawing.get()).toEqual({ status: 'closed' })
    expect($toasts.get()).toHaveLength(1)
    await page.pass(10_000)
  })

  test('is sent once when pressed twice', async () => {
    const page = await openWithdrawal()
    page.answer('CreateWithdrawal', begun())
    await Promise.all([submitWithdrawal(), submitWithdrawal()])
    expect(sent(page)).toHaveLength(1)
    await page.pass(10_000)
  })

  test('without an answer is sent again as it was, though the money has left by then', async () => {
    const page = await openWithdrawal()
    page.answer('CreateWithdrawal', noNetwork())
    await submitWithdrawal()
    expect(problem()).toBe('UNANSWERED')
    answerOptions(page, { available: '0.00', pending: [withdrawal()] })
    await moveWallet(page, '0.00')
    expect($withdrawing.get()).toMatchObject({ problem: 'UNANSWERED', options: { available: 0n } })
    page.answer('CreateWithdrawal', begun())
    await submitWithdrawal()
    const [first, second] = sent(page)
    expect(second).toEqual(first)
    expect($withdrawing.get()).toMatchObject({ status: 'begun' })
    await page.pass(10_000)
  })

  test('of another amount has another key', async () => {
    const page = await openWithdrawal()
    page.answer('CreateWithdrawal', noNetwork())
    await submitWithdrawal()
    editWithdrawal({ amount: '20' })
    await submitWithdrawal()
    const keys = sent(page).map(input => (input as { idempotencyKey: string }).idempotencyKey)
    expect(new Set(keys).size).toBe(2)
  })

  test('the next one after it has another key', async () => {
    const page = await openWithdrawal()
    page.answer('CreateWithdrawal', begun({ mode: 'Manual' }))
    await submitWithdrawal()
    withdrawMore()
    await submitWithdrawal()
    const keys = sent(page).map(input => (input as { idempotencyKey: string }).idempotencyKey)
    expect(new Set(keys).size).toBe(2)
    await page.pass(10_000)
  })

  test('shows the platform’s refusal by its code, with figures as they are by now', async () => {
    const page = await openWithdrawal()
    page.answer('CreateWithdrawal', refused('NOT_AVAILABLE'))
    answerOptions(page, { available: '20.00' })
    await submitWithdrawal()
    await page.settle()
    expect($withdrawing.get()).toMatchObject({
      status: 'editing',
      problem: 'NOT_AVAILABLE',
      options: { available: 2000n },
      form: { amount: '250' }
    })
  })

  test('goes to another account where the chosen one is gone, and says so', async () => {
    const page = await openWithdrawal()
    page.answer('CreateWithdrawal', refused('ACCOUNT_NOT_AVAILABLE'))
    answerOptions(page, { accounts: [BANK] })
    await submitWithdrawal()
    await page.settle()
    expect($withdrawing.get()).toMatchObject({
      problem: 'ACCOUNT_NOT_AVAILABLE',
      form: { amount: '200', account: BANK.id }
    })
  })

  test('takes up what a bet leaves, and keeps what was typed', async () => {
    const page = await openWithdrawal()
    editWithdrawal({ amount: '40' })
    answerOptions(page, { available: '230.00' })
    await moveWallet(page, '230.00')
    expect($withdrawing.get()).toMatchObject({
      options: { available: 23_000n },
      form: { amount: '40' }
    })
  })

  test('looks again while something is on its way', async () => {
    const page = await openWithdrawal({ pending: [withdrawal()] })
    answerOptions(page)
    await page.pass(20_000)
    expect($withdrawing.get()).toMatchObject({ options: { pending: [] } })
    const asked = page.sentOf('WithdrawalOptions').length
    await page.pass(60_000)
    expect(page.sentOf('WithdrawalOptions')).toHaveLength(asked)
  })

  test('can be asked for again where nothing could be read', async () => {
    const page = openTestPage()
    storeOidcUser(page)
    answerStanding(page)
    keepMount($wallet)
    keepMount($guard)
    keepMount($withdrawing)
    await page.settle()
    openQuickDeposit({ mode: 'withdraw' })
    await page.settle()
    expect($withdrawing.get()).toEqual({ status: 'unavailable' })
    answerOptions(page)
    await loadWithdrawal()
    expect($withdrawing.get()).toMatchObject({ status: 'editing' })
  })
})

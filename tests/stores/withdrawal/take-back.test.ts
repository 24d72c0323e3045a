import { keepMount } from 'nanostores'
import { afterEach, describe, expect, test } from 'vitest'

import { $guard } from '#stores/guards.ts'
import { $topOverlay, closeOverlay } from '#stores/overlays.ts'
import type { Customer } from '#stores/player/customer.ts'
import { $wallet } from '#stores/wallet.ts'
import { $cancelledPayments, canCancel } from '#stores/withdrawal/cancel.ts'
import type { Withdrawal } from '#stores/withdrawal/options.ts'
import { $takeBack, takeBack } from '#stores/withdrawal/take-back.ts'
import { $withdrawing } from '#stores/withdrawal/withdrawal.ts'
import { cleanAfterEach } from '#tests/support/environment.ts'
import { answerOptions, openWithdrawal, withdrawal } from './support.ts'

const customer = (isCancelWithdrawalBlocked: boolean): Customer => ({
  status: 'ready',
  id: 'c',
  popUpsNeeded: [],
  isCancelWithdrawalBlocked,
  isDepositsBlocked: false,
  isIncreaseDepositLimitBlocked: false,
  isRewardsBlocked: false
})

function onlyPending(): Withdrawal {
  const state = $withdrawing.get()
  const [pending] = 'options' in state ? state.options.pending : []
  if (!pending) throw new Error('Nothing is on its way')
  return pending
}

describe('taking a withdrawal back', () => {
  cleanAfterEach($wallet, $guard, $withdrawing, $cancelledPayments, $takeBack)

  afterEach(() => {
    const top = $topOverlay.get()
    if (top) closeOverlay(top.id)
  })

  test.each([
    [true, 'w-1', true],
    [false, 'w-1', false],
    [true, null, false],
    [false, null, false]
  ])('is open where it can be cancelled (%s) by an id (%s): %s [CASH-23]', (can, paymentId, is) => {
    expect(canCancel({ canCancelWithdrawal: can, paymentId }, customer(false))).toBe(is)
  })

  test('is closed where the house has closed it for the customer [CASH-24]', () => {
    const open = { canCancelWithdrawal: true, paymentId: 'w-1' }
    expect(canCancel(open, customer(true))).toBe(false)
    expect(canCancel(open, customer(false))).toBe(true)
  })

  async function opened() {
    const page = await openWithdrawal({ available: '0.00', pending: [withdrawal()] })
    keepMount($cancelledPayments)
    keepMount($takeBack)
    return page
  }

  test('shows the money on the balance and the row gone', async () => {
    const page = await opened()
    page.answer('CancelWithdrawal', {
      cancelWithdrawal: { ok: withdrawal({ status: 'Cancelled' }), error: null }
    })
    answerOptions(page)
    await takeBack(onlyPending())
    expect($takeBack.get()).toMatchObject({ status: 'done', outcome: { status: 'Cancelled' } })
    expect($withdrawing.get()).toMatchObject({ options: { available: 25_000n, pending: [] } })
  })

  test('says that it came too late, and reads how it ended', async () => {
    const page = await opened()
    page.answer('CancelWithdrawal', { cancelWithdrawal: { ok: null, error: { code: 'TOO_LATE' } } })
    answerOptions(page, { available: '0.00' })
    await takeBack(onlyPending())
    expect($takeBack.get()).toMatchObject({ outcome: { status: 'refused', problem: 'TOO_LATE' } })
    expect($withdrawing.get()).toMatchObject({ options: { pending: [] } })
  })

  test('waits for one before it begins another', async () => {
    const page = await opened()
    page.answer('CancelWithdrawal', {
      cancelWithdrawal: { ok: withdrawal({ status: 'Cancelled' }), error: null }
    })
    const first = onlyPending()
    await Promise.all([takeBack(first), takeBack({ ...first, id: 'w-2', paymentId: 'w-2' })])
    expect(page.sentOf('CancelWithdrawal')).toHaveLength(1)
  })
})

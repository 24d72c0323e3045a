import { keepMount } from 'nanostores'
import { describe, expect, test } from 'vitest'

import { $cancelledPayments, cancelWithdrawal, statusNow } from '#stores/withdrawal/cancel.ts'
import { cleanAfterEach, noNetwork, openTestPage } from '#tests/support/environment.ts'
import { storeOidcUser } from '#tests/support/tokens.ts'

const cancelled = (status: string) => ({
  cancelWithdrawal: { ok: { id: '7', status }, error: null }
})

describe('cancelling a withdrawal', () => {
  cleanAfterEach($cancelledPayments)

  function open() {
    const page = openTestPage()
    storeOidcUser(page)
    keepMount($cancelledPayments)
    return page
  }

  test('marks the payment as cancelled for whoever shows it [CASH-22]', async () => {
    const page = open()
    page.answer('CancelWithdrawal', cancelled('Cancelled'))
    expect(await cancelWithdrawal('7')).toEqual({ status: 'Cancelled' })
    expect(page.sentOf('CancelWithdrawal')[0]!.variables).toEqual({ paymentId: '7' })
    expect($cancelledPayments.get()).toEqual({ 7: 'Cancelled' })
    const row = { id: '7', status: 'Initialized' } as const
    expect(statusNow(row, $cancelledPayments.get())).toBe('Cancelled')
  })

  test('says that it is only asked for where the provider has the money', async () => {
    open().answer('CancelWithdrawal', cancelled('CancelInitialized'))
    expect(await cancelWithdrawal('7')).toEqual({ status: 'CancelInitialized' })
    expect($cancelledPayments.get()).toEqual({ 7: 'CancelInitialized' })
  })

  test('lets what has ended since stand as it ended', () => {
    const marks = { 7: 'CancelInitialized' } as const
    expect(statusNow({ id: '7', status: 'Completed' }, marks)).toBe('Completed')
    expect(statusNow({ id: '8', status: 'Initialized' }, marks)).toBe('Initialized')
  })

  test('asks once when pressed twice', async () => {
    const page = open()
    page.answer('CancelWithdrawal', cancelled('Cancelled'))
    await Promise.all([cancelWithdrawal('7'), cancelWithdrawal('7')])
    expect(page.sentOf('CancelWithdrawal')).toHaveLength(1)
  })

  test.each([
    ['TOO_LATE', { cancelWithdrawal: { ok: null, error: { code: 'TOO_LATE' } } }],
    ['NOT_ALLOWED', { cancelWithdrawal: { ok: null, error: { code: 'NOT_ALLOWED' } } }],
    ['UNANSWERED', noNetwork()]
  ])('marks nothing when it comes to nothing: %s', async (problem, answer) => {
    open().answer('CancelWithdrawal', answer)
    expect(await cancelWithdrawal('7')).toEqual({ status: 'refused', problem })
    expect($cancelledPayments.get()).toEqual({})
  })
})

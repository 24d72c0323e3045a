import { keepMount } from 'nanostores'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'

import { depositState, withdrawalNow, withdrawalState } from '#islands/payment-history/states.ts'
import { WithdrawalRow } from '#islands/payment-history/WithdrawalRow.tsx'
import { nameOf, tableOf } from '#islands/statement/statement-file.ts'
import { en } from '#messages/en/index.ts'
import { csvOf } from '#rules/csv.ts'
import type { ShownWithdrawal } from '#stores/payments/withdrawals.ts'
import { $customer } from '#stores/player/customer.ts'
import { $cancelledPayments, cancelWithdrawal } from '#stores/withdrawal/cancel.ts'
import { cleanAfterEach, openTestPage } from '#tests/support/environment.ts'
import { storeCustomTokens } from '#tests/support/tokens.ts'

const messages = en.payments

const WITHDRAWAL: ShownWithdrawal = {
  id: '7',
  paymentId: '7',
  canCancelWithdrawal: true,
  amount: '600.00',
  currency: 'EUR',
  methodName: 'Card',
  account: '•••• 1111',
  mode: 'Manual',
  status: 'Initialized',
  refusal: null,
  createdAt: '2026-11-28T12:00:00Z',
  processedAt: null
}

describe('a deposit in words', () => {
  test.each([
    ['Initialized', null, 'waiting', 'Waiting for the payment', undefined],
    ['Completed', null, 'good', 'Completed', undefined],
    ['Cancelled', 'DECLINED', 'bad', 'Failed', 'It was declined. Nothing was taken.'],
    ['Cancelled', 'EXPIRED', 'bad', 'Failed', /not paid in time/],
    ['Cancelled', 'PROVIDER_FAILED', 'bad', 'Failed', /did not carry it out/],
    ['Cancelled', 'CANCELLED_BY_PLAYER', 'over', 'Cancelled', /You stopped it/],
    ['RollbackInitialized', null, 'bad', 'Being taken back', /leaves your balance/],
    ['RolledBacked', null, 'bad', 'Taken back', /taken the money back/]
  ] as const)('is told when it is %s by %s [L071]', (status, refusal, mood, text, why) => {
    const told = depositState({ status, refusal }, messages)
    expect(told).toMatchObject({ mood, text })
    if (why === undefined) expect(told.why).toBeUndefined()
    else expect(told.why).toMatch(why)
  })
})

describe('a withdrawal in words', () => {
  test.each([
    ['Initialized', 'Manual', null, 'waiting', 'Waiting for a check', undefined],
    ['Initialized', 'Instant', null, 'waiting', 'On its way', undefined],
    ['CancelInitialized', 'Instant', null, 'waiting', 'Being taken back', undefined],
    ['Completed', 'Instant', null, 'good', 'Paid', undefined],
    ['Cancelled', 'Manual', 'CANCELLED_BY_PLAYER', 'over', 'Cancelled', /You took it back/],
    ['Cancelled', 'Manual', 'REFUSED_BY_HOUSE', 'bad', 'Failed', /We did not pay it out/],
    ['Cancelled', 'Instant', 'PROVIDER_REFUSED', 'bad', 'Failed', /refused it/],
    ['RolledBacked', 'Instant', 'RETURNED', 'bad', 'Came back', /bank sent it back/]
  ] as const)('is told when it is %s, %s, by %s', (status, mode, refusal, mood, text, why) => {
    const told = withdrawalState({ status, mode, refusal }, messages)
    expect(told).toMatchObject({ mood, text })
    if (why === undefined) expect(told.why).toBeUndefined()
    else expect(told.why).toMatch(why)
  })
})

describe('a row of a withdrawal', () => {
  cleanAfterEach($cancelledPayments, $customer)

  const row = (withdrawal: ShownWithdrawal) =>
    renderToStaticMarkup(
      <WithdrawalRow
        withdrawal={withdrawal}
        locale="en"
        messages={messages}
        methods={[]}
        depositHref="/en/deposit/"
      />
    )

  test('has the way back only with leave and a payment to name [CASH-23]', () => {
    openTestPage()
    expect(row(WITHDRAWAL)).toContain('Take back €600.00')
    expect(row({ ...WITHDRAWAL, canCancelWithdrawal: false })).not.toContain('<button')
    expect(row({ ...WITHDRAWAL, paymentId: null })).not.toContain('<button')
  })

  test('is cancelled by what the player has taken back on this page, other rows are not [CASH-22]', async () => {
    const page = openTestPage()
    storeCustomTokens(page)
    page.answer('CancelWithdrawal', {
      cancelWithdrawal: { ok: { ...WITHDRAWAL, status: 'Cancelled' }, error: null }
    })
    keepMount($cancelledPayments)
    await cancelWithdrawal('7')
    const cancelled = $cancelledPayments.get()
    expect(cancelled).toEqual({ 7: 'Cancelled' })
    const html = row(withdrawalNow(WITHDRAWAL, cancelled))
    expect(html).toContain('The money is on your balance.')
    expect(html).not.toContain('<button')
    expect(withdrawalNow({ ...WITHDRAWAL, id: '8' }, cancelled).status).toBe('Initialized')
  })
})

test('the file of a statement has both balances around its lines, in UTC and plain decimals', () => {
  const text = tableOf(
    { choice: 'chosen', from: '2026-11-01', until: '2026-11-30' },
    { currency: 'EUR', opening: '5.00', closing: '4.60', totals: [] },
    [
      {
        id: '12',
        at: '2026-11-28T12:00:00.000Z',
        kind: 'Bet',
        subject: 'Pearl, Drift',
        bet: null,
        amount: '-0.40',
        balance: '4.60'
      }
    ],
    messages
  )
  expect(text.split('\r\n')).toEqual([
    'Time,What,Game or method,Amount,Balance,Currency,Number',
    '2026-11-01,Balance before,,,5.00,EUR,',
    '2026-11-28T12:00:00.000Z,Stake,"Pearl, Drift",-0.40,4.60,EUR,12',
    '2026-11-30,Balance after,,,4.60,EUR,',
    ''
  ])
})

test('a table as a file keeps figures below zero, and makes no formula of what begins like one', () => {
  expect(csvOf([['-0.40', '-1', '-1+1', '-0.40-cmd', '--1', '-']])).toBe(
    "-0.40,-1,'-1+1,'-0.40-cmd,'--1,'-\r\n"
  )
})

test('a line of a bet on sports is called by what it was of the bet, whichever way it went', () => {
  const line = {
    id: '12',
    at: '2026-11-28T12:00:00.000Z',
    kind: 'Win',
    subject: 'Bet HN47Q2KX: Ljosby v Isfold, Match result',
    amount: '9.50',
    balance: '14.10'
  } as const
  const named = (part: 'CashOut' | 'Correction', amount: string) =>
    nameOf({ ...line, amount, bet: { id: 'one', part } }, messages)
  expect(named('CashOut', '9.50')).toBe('Cash-out')
  expect(named('Correction', '-9.50')).toBe('Return taken back')
  expect(nameOf({ ...line, bet: null }, messages)).toBe('Win')
})

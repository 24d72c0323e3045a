import type { KrofortPaymentState, KrofortPayoutState } from '#contract/wire/krofort.ts'
import type { DeskStatus, PaymentState, PayoutState, PayoutStatus } from '../desk/tables.ts'

const PAYMENTS: Readonly<Record<DeskStatus, KrofortPaymentState>> = {
  open: 'WAIT',
  challenge: 'WAIT',
  processing: 'WAIT',
  captured: 'PAID',
  declined: 'DENY',
  cancelled: 'QUIT',
  expired: 'LATE',
  refunded: 'BACK',
  chargedBack: 'PULL'
}

const PAYOUTS: Readonly<Record<PayoutStatus, KrofortPayoutState>> = {
  accepted: 'WAIT',
  paid: 'PAID',
  refused: 'DENY',
  returned: 'BACK',
  cancelled: 'QUIT'
}

/** A payment as fields of a form. */
export const paymentFields = (state: PaymentState) => ({
  txn: state.paymentId,
  ref: state.reference,
  state: PAYMENTS[state.status],
  amount: state.amount,
  curr: state.currency,
  seq: String(state.sequence),
  at: state.at,
  account: state.accountId ?? '',
  mask: state.account ?? ''
})

export const payoutFields = (state: PayoutState) => ({
  txn: state.payoutId,
  ref: state.reference,
  state: PAYOUTS[state.status],
  amount: state.amount,
  curr: state.currency,
  seq: String(state.sequence),
  at: state.at
})

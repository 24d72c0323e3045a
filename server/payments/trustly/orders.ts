import type {
  TrustlyDepositState,
  TrustlyOrder,
  TrustlyPayoutState
} from '#contract/wire/trustly.ts'
import { isOver } from '../desk/steps.ts'
import type { DeskPayment, DeskPayout, DeskStatus, PayoutStatus } from '../desk/tables.ts'

export const DEPOSIT_STATES = {
  open: 'PENDING',
  challenge: 'PENDING',
  processing: 'PENDING',
  captured: 'CREDITED',
  cancelled: 'CANCELED',
  declined: 'DECLINED',
  expired: 'EXPIRED',
  refunded: 'REFUNDED',
  chargedBack: 'CHARGEBACK'
} as const satisfies Record<DeskStatus, TrustlyDepositState>

export const PAYOUT_STATES = {
  accepted: 'EXECUTING',
  paid: 'CONFIRMED',
  cancelled: 'CANCELED',
  refused: 'FAILED',
  returned: 'BOUNCED'
} as const satisfies Record<PayoutStatus, TrustlyPayoutState>

/** A deposit as a merchant is told it: its account only when money has come from it. */
export const depositOrder = (payment: DeskPayment): TrustlyOrder => ({
  type: 'deposit',
  orderid: payment.id,
  messageid: payment.reference,
  amount: payment.amount,
  currency: payment.currency,
  state: DEPOSIT_STATES[payment.status],
  accountid: isOver(payment) ? payment.account_token : null,
  descriptor: isOver(payment) ? payment.account_mask : null
})

export const payoutOrder = (payout: DeskPayout): TrustlyOrder => ({
  type: 'payout',
  orderid: payout.id,
  messageid: payout.reference,
  amount: payout.amount,
  currency: payout.currency,
  state: PAYOUT_STATES[payout.status]
})

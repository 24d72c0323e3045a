import type { TrustlyDepositState, TrustlyPayoutState } from '#contract/wire/trustly.ts'
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

/** As it is signed and sent: texts only. */
type SentOrder = Readonly<Record<string, string | null>>

/** A deposit as a merchant is told it: its account only when money has come from it. */
export function depositOrder(payment: DeskPayment): SentOrder {
  const state = DEPOSIT_STATES[payment.status]
  const isOver = state !== 'PENDING'
  return {
    type: 'deposit',
    orderid: payment.id,
    messageid: payment.reference,
    amount: payment.amount,
    currency: payment.currency,
    lastmodified: payment.changed_at.toISOString(),
    state,
    accountid: isOver ? payment.account_token : null,
    descriptor: isOver ? payment.account_mask : null
  }
}

export const payoutOrder = (payout: DeskPayout): SentOrder => ({
  type: 'payout',
  orderid: payout.id,
  messageid: payout.reference,
  amount: payout.amount,
  currency: payout.currency,
  lastmodified: payout.changed_at.toISOString(),
  state: PAYOUT_STATES[payout.status]
})

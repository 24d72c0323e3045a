import type { PiqDepositState, PiqPayoutState, PiqTransaction } from '#contract/wire/piq.ts'
import type { PaymentState, PayoutState, PayoutStatus } from '../desk/tables.ts'

const DEPOSIT_STATES = {
  open: 'WAITING_INPUT',
  challenge: 'WAITING_INPUT',
  processing: 'WAITING_INPUT',
  captured: 'SUCCESSFUL',
  cancelled: 'CANCELLED_BY_USER',
  declined: 'DECLINED',
  expired: 'EXPIRED',
  refunded: 'REFUNDED',
  chargedBack: 'CHARGEBACK'
} as const satisfies Record<PaymentState['status'], PiqDepositState>

const PAYOUT_STATES = {
  accepted: 'PROCESSING',
  paid: 'SUCCESSFUL',
  cancelled: 'CANCELLED',
  refused: 'FAILED',
  returned: 'RETURNED'
} as const satisfies Record<PayoutStatus, PiqPayoutState>

/** A deposit as a merchant is told it: its account only when money has come from it. */
export const depositTransaction = (payment: PaymentState): PiqTransaction => ({
  txName: 'PiqDeposit',
  txId: payment.paymentId,
  merchantTxId: payment.reference,
  txAmount: payment.amount,
  txAmountCy: payment.currency,
  changedAt: new Date(payment.at),
  txState: DEPOSIT_STATES[payment.status],
  accountId: payment.status === 'open' ? null : payment.accountId,
  maskedAccount: payment.status === 'open' ? null : payment.account
})

export const payoutTransaction = (payout: PayoutState): PiqTransaction => ({
  txName: 'PiqWithdrawal',
  txId: payout.payoutId,
  merchantTxId: payout.reference,
  txAmount: payout.amount,
  txAmountCy: payout.currency,
  changedAt: new Date(payout.at),
  txState: PAYOUT_STATES[payout.status]
})

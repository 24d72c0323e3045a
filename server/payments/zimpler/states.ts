import type { ZimplerDepositState, ZimplerWithdrawalState } from '#contract/wire/zimpler.ts'
import type { DeskStatus, PaymentState, PayoutState, PayoutStatus } from '../desk/tables.ts'

const DEPOSITS: Readonly<Record<DeskStatus, ZimplerDepositState>> = {
  open: 'PENDING',
  challenge: 'PENDING',
  processing: 'PENDING',
  captured: 'COMPLETED',
  declined: 'REJECTED',
  cancelled: 'ABANDONED',
  expired: 'EXPIRED',
  refunded: 'REFUNDED',
  chargedBack: 'REVERSED'
}

const WITHDRAWALS: Readonly<Record<PayoutStatus, ZimplerWithdrawalState>> = {
  accepted: 'PENDING',
  paid: 'PAID',
  refused: 'REJECTED',
  returned: 'BOUNCED',
  cancelled: 'WITHDRAWN'
}

/** A payment in the provider's own words. */
export const depositOf = (state: PaymentState) => ({
  id: state.paymentId,
  merchant_reference: state.reference,
  state: DEPOSITS[state.status],
  amount: { value: state.amount, currency: state.currency },
  version: state.sequence,
  changed_at: state.at,
  account: state.accountId === null ? null : { id: state.accountId, display: state.account ?? '' }
})

export const withdrawalOf = (state: PayoutState) => ({
  id: state.payoutId,
  merchant_reference: state.reference,
  state: WITHDRAWALS[state.status],
  amount: { value: state.amount, currency: state.currency },
  version: state.sequence,
  changed_at: state.at
})

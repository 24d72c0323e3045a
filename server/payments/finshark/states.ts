import type { FinsharkPaymentState, FinsharkPayoutState } from '#contract/wire/finshark.ts'
import { parseDecimal } from '#rules/money.ts'
import type { DeskStatus, PaymentState, PayoutState, PayoutStatus } from '../desk/tables.ts'

const PAYMENTS: Readonly<Record<DeskStatus, FinsharkPaymentState>> = {
  open: 'created',
  challenge: 'created',
  processing: 'created',
  captured: 'settled',
  declined: 'failed',
  cancelled: 'aborted',
  expired: 'expired',
  refunded: 'returned',
  chargedBack: 'recalled'
}

const PAYOUTS: Readonly<Record<PayoutStatus, FinsharkPayoutState>> = {
  accepted: 'queued',
  paid: 'executed',
  refused: 'rejected',
  returned: 'bounced',
  cancelled: 'aborted'
}

/** A payment in the provider's own words, whose amounts are whole numbers of minor units. */
export const paymentOf = (state: PaymentState) => ({
  id: state.paymentId,
  reference: state.reference,
  state: PAYMENTS[state.status],
  minorUnits: minorOf(state),
  currency: state.currency,
  revision: state.sequence,
  changedAt: state.at,
  debtor: state.accountId === null ? null : { id: state.accountId, masked: state.account ?? '' }
})

export const payoutOf = (state: PayoutState) => ({
  id: state.payoutId,
  reference: state.reference,
  state: PAYOUTS[state.status],
  minorUnits: minorOf(state),
  currency: state.currency,
  revision: state.sequence,
  changedAt: state.at
})

function minorOf({ amount, currency }: PaymentState | PayoutState): number {
  const parsed = parseDecimal(amount, currency)
  return parsed.status === 'ok' ? Number(parsed.minor) : 0
}

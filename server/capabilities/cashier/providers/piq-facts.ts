import type { PiqDepositState, PiqPayoutState, PiqTransaction } from '#contract/wire/piq.ts'
import type { Fact, PayInFact, PayOutFact } from './port.ts'
import { PAY_IN_RANKS, PAY_OUT_RANKS } from './ranks.ts'

const PAY_INS = {
  WAITING_INPUT: 'open',
  SUCCESSFUL: 'captured',
  CANCELLED_BY_USER: 'cancelled',
  DECLINED: 'declined',
  EXPIRED: 'expired',
  REFUNDED: 'refunded',
  CHARGEBACK: 'chargedBack'
} as const satisfies Record<PiqDepositState, PayInFact['status']>

const PAY_OUTS = {
  PROCESSING: 'accepted',
  SUCCESSFUL: 'paid',
  CANCELLED: 'cancelled',
  FAILED: 'refused',
  RETURNED: 'returned'
} as const satisfies Record<PiqPayoutState, PayOutFact['status']>

/** What a transaction of the wallet says. */
export function factOf(transaction: PiqTransaction): Fact {
  const common = {
    reference: transaction.merchantTxId,
    amount: transaction.txAmount,
    currency: transaction.txAmountCy,
    at: transaction.changedAt
  }
  if (transaction.txName === 'PiqWithdrawal') {
    const status = PAY_OUTS[transaction.txState]
    const sequence = PAY_OUT_RANKS[status]
    return { kind: 'payOut', fact: { ...common, payoutId: transaction.txId, status, sequence } }
  }
  const status = PAY_INS[transaction.txState]
  return {
    kind: 'payIn',
    fact: {
      ...common,
      paymentId: transaction.txId,
      status,
      sequence: PAY_IN_RANKS[status],
      account: transaction.maskedAccount,
      accountId: transaction.accountId
    }
  }
}

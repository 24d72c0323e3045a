import type {
  TrustlyDepositState,
  TrustlyNotice,
  TrustlyOrder,
  TrustlyPayoutState
} from '#contract/wire/trustly.ts'
import type { Fact, PayInFact, PayOutFact } from './port.ts'
import { PAY_IN_RANKS, PAY_OUT_RANKS } from './ranks.ts'

const PAY_INS = {
  PENDING: 'open',
  CREDITED: 'captured',
  CANCELED: 'cancelled',
  DECLINED: 'declined',
  EXPIRED: 'expired',
  REFUNDED: 'refunded',
  CHARGEBACK: 'chargedBack'
} as const satisfies Record<TrustlyDepositState, PayInFact['status']>

const PAY_OUTS = {
  EXECUTING: 'accepted',
  CONFIRMED: 'paid',
  CANCELED: 'cancelled',
  FAILED: 'refused',
  BOUNCED: 'returned'
} as const satisfies Record<TrustlyPayoutState, PayOutFact['status']>

interface Told {
  readonly orderid: string
  readonly messageid: string
  readonly amount: string
  readonly currency: string
  /** Only of an order that was asked for. */
  readonly lastmodified?: Date
}

interface Account {
  readonly accountid: string | null
  readonly descriptor: string | null
}

const payIn = (
  { amount, currency, lastmodified, messageid, orderid }: Told,
  status: PayInFact['status'],
  account: Account = { accountid: null, descriptor: null }
): Fact => ({
  kind: 'payIn',
  fact: {
    paymentId: orderid,
    reference: messageid,
    status,
    amount,
    currency,
    sequence: PAY_IN_RANKS[status],
    account: account.descriptor,
    accountId: account.accountid,
    ...(lastmodified && { at: lastmodified })
  }
})

const payOut = (
  { amount, currency, lastmodified, messageid, orderid }: Told,
  status: PayOutFact['status']
): Fact => ({
  kind: 'payOut',
  fact: {
    payoutId: orderid,
    reference: messageid,
    status,
    amount,
    currency,
    sequence: PAY_OUT_RANKS[status],
    ...(lastmodified && { at: lastmodified })
  }
})

/** What an order says that was asked for. */
export const factOfOrder = (order: TrustlyOrder): Fact =>
  order.type === 'deposit'
    ? payIn(order, PAY_INS[order.state], order)
    : payOut(order, PAY_OUTS[order.state])

/** What a notification says. */
export function factOfNotice({ data, method }: TrustlyNotice): Fact {
  switch (method) {
    case 'account':
      return payIn(data, 'open', data.attributes)
    case 'pending':
      return payIn(data, 'authorised')
    case 'credit':
      return payIn(data, 'captured', data.attributes)
    case 'debit':
    case 'cancel':
      return payIn(data, PAY_INS[data.attributes.reason])
    case 'payoutconfirmation':
      return payOut(data, 'paid')
    case 'payoutfailed':
      return payOut(data, PAY_OUTS[data.attributes.reason])
    default:
      return method satisfies never
  }
}

import { assetOf, parseDecimal, toDecimal } from '#rules/money.ts'
import type { Tx } from '../../../db/database.ts'
import type { Ports } from '../../../ports.ts'
import type { PayOutFact, ProviderAdapter } from '../providers/port.ts'
import type { StoredWithdrawal, WithdrawalStatus } from '../tables.ts'
import { entriesOfWithdrawal, notBooked } from './booked.ts'
import { type Difference, NONE } from './difference.ts'

/** What a withdrawal may be here while its provider says that. */
const FITTING = {
  accepted: ['Initialized', 'CancelInitialized'],
  paid: ['Completed'],
  refused: ['Cancelled'],
  cancelled: ['Cancelled'],
  returned: ['RolledBacked']
} as const satisfies Record<PayOutFact['status'], readonly WithdrawalStatus[]>

/** Lays our withdrawal and its entries beside what its provider says; null stands for nothing there. */
export async function withdrawalDifferences(
  { ledger }: Ports,
  tx: Tx,
  { provider }: ProviderAdapter,
  reference: string,
  theirs: PayOutFact | null
): Promise<readonly Difference[]> {
  const ours = await tx
    .selectFrom('withdrawals')
    .selectAll()
    .where('id', '=', reference)
    .where('provider', '=', provider)
    .forUpdate()
    .executeTakeFirst()
  if (!ours) return theirs ? [{ kind: 'unknownToUs', ours: NONE, theirs: theirs.status }] : []
  const booked = await notBooked(ledger, tx, ours.status, entriesOfWithdrawal(ours))
  const besides = theirs ? beside(ours, theirs) : await missing(tx, ours)
  return [...besides, ...booked]
}

function beside(ours: StoredWithdrawal, theirs: PayOutFact): readonly Difference[] {
  const { amount, currency, status } = ours
  const fitting: readonly WithdrawalStatus[] = FITTING[theirs.status]
  const differences: Difference[] = []
  const parsed = parseDecimal(theirs.amount, currency)
  const isSame = parsed.status === 'ok' && parsed.minor === amount
  if (!isSame || theirs.currency !== currency)
    differences.push({
      kind: 'amount',
      ours: `${toDecimal(amount, currency)} ${assetOf(currency)}`,
      theirs: `${theirs.amount} ${theirs.currency}`
    })
  if (!fitting.includes(status))
    differences.push({ kind: 'status', ours: status, theirs: theirs.status })
  return differences
}

/** A payout that was ordered and accepted must be known there, until it is over without payment. */
async function missing(tx: Tx, { id, status }: StoredWithdrawal): Promise<readonly Difference[]> {
  if (status === 'Cancelled') return []
  const sent = await tx
    .selectFrom('payment_orders')
    .select('id')
    .where('withdrawal_id', '=', id)
    .where('kind', '=', 'payOut')
    .where('done_at', 'is not', null)
    .executeTakeFirst()
  return sent ? [{ kind: 'unknownToThem', ours: status, theirs: NONE }] : []
}

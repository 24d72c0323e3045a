import { assetOf, parseDecimal, toDecimal } from '#rules/money.ts'
import type { Tx } from '../../../db/database.ts'
import type { Ports } from '../../../ports.ts'
import type { PayInFact, ProviderAdapter } from '../providers/port.ts'
import type { DepositStatus, StoredDeposit } from '../tables.ts'
import { entriesOf, notBooked } from './booked.ts'
import { type Difference, NONE } from './difference.ts'

/** What a deposit may be here while its provider says that; the house may give up before it does. */
const FITTING = {
  open: ['Initialized', 'Cancelled'],
  authorised: ['Initialized', 'Cancelled'],
  captured: ['Completed'],
  declined: ['Cancelled'],
  cancelled: ['Cancelled'],
  expired: ['Cancelled'],
  refunded: ['RolledBacked', 'RollbackInitialized', 'Cancelled'],
  chargedBack: ['RolledBacked', 'RollbackInitialized', 'Cancelled']
} as const satisfies Record<PayInFact['status'], readonly DepositStatus[]>

const MOVED: readonly DepositStatus[] = ['Completed', 'RollbackInitialized', 'RolledBacked']

/** Lays our deposit and its entries beside what its provider says; null stands for nothing there. */
export async function depositDifferences(
  { ledger }: Ports,
  tx: Tx,
  { provider }: ProviderAdapter,
  reference: string,
  theirs: PayInFact | null
): Promise<readonly Difference[]> {
  const ours = await tx
    .selectFrom('deposits')
    .selectAll()
    .where('id', '=', reference)
    .where('provider', '=', provider)
    .forUpdate()
    .executeTakeFirst()
  if (!ours) return theirs ? [{ kind: 'unknownToUs', ours: NONE, theirs: theirs.status }] : []
  const booked = await notBooked(ledger, tx, ours.status, entriesOf(ours))
  return [...besides(ours, theirs), ...booked]
}

function besides(ours: StoredDeposit, theirs: PayInFact | null): readonly Difference[] {
  const { status } = ours
  if (!theirs) {
    const isMissed = MOVED.includes(status)
    return isMissed ? [{ kind: 'unknownToThem', ours: status, theirs: NONE }] : []
  }
  const fitting: readonly DepositStatus[] = FITTING[theirs.status]
  const differences: Difference[] = []
  const asked = ours.amount + ours.fee
  const parsed = parseDecimal(theirs.amount, ours.currency)
  const isSame = parsed.status === 'ok' && parsed.minor === asked
  if (!isSame || theirs.currency !== ours.currency)
    differences.push({
      kind: 'amount',
      ours: `${toDecimal(asked, ours.currency)} ${assetOf(ours.currency)}`,
      theirs: `${theirs.amount} ${theirs.currency}`
    })
  if (!fitting.includes(status))
    differences.push({ kind: 'status', ours: status, theirs: theirs.status })
  return differences
}

import type { Tx } from '../../db/database.ts'
import type { Ports } from '../../ports.ts'
import { adapterOf } from './providers/index.ts'
import { compareBooks } from './reconcile/compare.ts'
import { measureDifferences } from './reconcile/measure.ts'
import { announce, cancelDeposit, settleDeposit, takeBack } from './settle-deposit.ts'
import { lockDeposit } from './store.ts'
import type { StoredDeposit } from './tables.ts'
import { sendOrders } from './withdrawals/orders.ts'
import { releaseReviewed } from './withdrawals/review.ts'

/** A deposit this young is left to its notification. */
const PATIENCE_SECONDS = 60
const AT_ONCE = 100

/** Names the work that finishes what no notification has finished. */
export function defineCashierJobs(ports: Ports): void {
  const { jobs } = ports
  const everyMinute = { cron: '* * * * *' }
  jobs.define('cashier.reconcile', () => reconcileDeposits(ports), everyMinute)
  jobs.define('cashier.expire', () => expireDeposits(ports), everyMinute)
  jobs.define('cashier.release', () => releaseReviewed(ports), everyMinute)
  jobs.define('cashier.orders', () => sendOrders(ports), everyMinute)
  jobs.define('cashier.compare', () => compareBooks(ports), { cron: '*/5 * * * *' })
  measureDifferences(ports)
}

/** Asks providers about the deposits that still wait, and takes back what was refunded. */
async function reconcileDeposits(ports: Ports): Promise<void> {
  const before = new Date(ports.clock.now().getTime() - PATIENCE_SECONDS * 1000)
  for (const deposit of await unfinished(ports, 'created_at', before)) {
    if (deposit.status === 'RollbackInitialized') await takeBackNow(ports, deposit.id)
    else await askAbout(ports, deposit)
  }
}

/** Ends deposits whose time is over, unless their provider says something else or nothing at all. */
async function expireDeposits(ports: Ports): Promise<void> {
  const now = ports.clock.now()
  for (const deposit of await unfinished(ports, 'expires_at', now)) {
    if (deposit.status !== 'Initialized') continue
    const asked = await askAbout(ports, deposit)
    if (asked === 'unanswered') continue
    await ports.db.transaction(async tx => {
      const held = await lockDeposit(tx, deposit.id)
      if (held?.status !== 'Initialized') return
      await cancelDeposit(ports, tx, held, asked === 'none' ? 'PROVIDER_FAILED' : 'EXPIRED')
    })
  }
}

const unfinished = ({ db }: Ports, column: 'created_at' | 'expires_at', before: Date) =>
  db.kysely
    .selectFrom('deposits')
    .selectAll()
    .where('status', 'in', ['Initialized', 'RollbackInitialized'])
    .where(column, '<=', before)
    .orderBy(column)
    .limit(AT_ONCE)
    .execute()

/** Asks by our own reference: a payment may have begun without its answer having come. */
async function askAbout(
  ports: Ports,
  { id, provider }: StoredDeposit
): Promise<'none' | 'told' | 'unanswered'> {
  const fact = await adapterOf(provider).findPayIn(ports, id)
  if (fact === undefined) return 'unanswered'
  if (fact === null) return 'none'
  const settled = await ports.db.transaction(tx => settleDeposit(ports, tx, provider, fact))
  await announce(ports, settled)
  return 'told'
}

async function takeBackNow(ports: Ports, id: string): Promise<void> {
  const work = async (tx: Tx) => {
    const deposit = await lockDeposit(tx, id)
    if (deposit?.status !== 'RollbackInitialized') return undefined
    return { outcome: 'applied' as const, deposit, ...(await takeBack(ports, tx, deposit)) }
  }
  const settled = await ports.db.transaction(work)
  if (settled) await announce(ports, settled)
}

import type { Tx } from '../../db/database.ts'
import type { Ports } from '../../ports.ts'
import { readPayment } from './card-provider.ts'
import { announce, cancelDeposit, settleDeposit, takeBack } from './settle-deposit.ts'
import { lockDeposit } from './store.ts'
import type { StoredDeposit } from './tables.ts'

/** A deposit this young is left to its notification. */
const PATIENCE_SECONDS = 60
const AT_ONCE = 100

/** Names the work that finishes what no notification has finished. */
export function defineCashierJobs(ports: Ports): void {
  ports.jobs.define('cashier.reconcile', () => reconcileDeposits(ports), { cron: '* * * * *' })
  ports.jobs.define('cashier.expire', () => expireDeposits(ports), { cron: '* * * * *' })
}

/** Asks providers about the deposits that still wait, and takes back what was refunded. */
async function reconcileDeposits(ports: Ports): Promise<void> {
  const before = new Date(ports.clock.now().getTime() - PATIENCE_SECONDS * 1000)
  for (const deposit of await unfinished(ports, 'created_at', before)) {
    if (deposit.status === 'RollbackInitialized') await takeBackNow(ports, deposit.id)
    else await askAbout(ports, deposit)
  }
}

/** Ends deposits whose time is over, unless their provider says something else. */
async function expireDeposits(ports: Ports): Promise<void> {
  const now = ports.clock.now()
  for (const deposit of await unfinished(ports, 'expires_at', now)) {
    if (deposit.status !== 'Initialized') continue
    await askAbout(ports, deposit)
    const refusal = deposit.payment_id === null ? 'PROVIDER_FAILED' : 'EXPIRED'
    await ports.db.transaction(async tx => {
      const held = await lockDeposit(tx, deposit.id)
      if (held?.status === 'Initialized') await cancelDeposit(ports, tx, held, refusal)
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

async function askAbout(ports: Ports, { payment_id, provider }: StoredDeposit): Promise<void> {
  if (payment_id === null) return
  const state = await readPayment(ports, payment_id)
  if (!state || state.status === 'open') return
  const fact = { ...state, status: state.status }
  const settled = await ports.db.transaction(tx => settleDeposit(ports, tx, provider, fact))
  await announce(ports, settled)
}

async function takeBackNow(ports: Ports, id: string): Promise<void> {
  const work = async (tx: Tx) => {
    const deposit = await lockDeposit(tx, id)
    if (deposit?.status !== 'RollbackInitialized') return undefined
    const { moved } = await takeBack(ports, tx, deposit)
    return { outcome: 'applied' as const, deposit, moved }
  }
  const settled = await ports.db.transaction(work)
  if (settled) await announce(ports, settled)
}

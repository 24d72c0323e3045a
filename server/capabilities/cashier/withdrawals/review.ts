import type { Ports } from '../../../ports.ts'
import { queueOrder, sendOrdersOf } from './orders.ts'
import { announceWithdrawal, refuseWithdrawal } from './settle-withdrawal.ts'
import { lockWithdrawal } from './store.ts'

const AT_ONCE = 100

/** How long a withdrawal by hand lies before it goes: time for a person to look, and for the player to think again. */
const REVIEW_MINUTES = 120

const SATURDAY = 6
const SUNDAY = 0

/** Whether nobody works now, by UTC: withdrawals by hand wait until Monday. */
export const isWeekend = (now: Date): boolean =>
  now.getUTCDay() === SATURDAY || now.getUTCDay() === SUNDAY

/** Lets withdrawals by hand go whose time is over, on working days. */
export async function releaseReviewed(ports: Ports): Promise<void> {
  const now = ports.clock.now()
  if (isWeekend(now)) return
  const waiting = await ports.db.kysely
    .selectFrom('withdrawals')
    .select('id')
    .where('status', '=', 'Initialized')
    .where('released_at', 'is', null)
    .where('created_at', '<=', new Date(now.getTime() - REVIEW_MINUTES * 60_000))
    .orderBy('created_at')
    .limit(AT_ONCE)
    .execute()
  for (const { id } of waiting) await releaseWithdrawal(ports, id)
}

/** Lets a withdrawal go to its provider; false when it is over or has gone already. */
export async function releaseWithdrawal(ports: Ports, id: string): Promise<boolean> {
  const isReleased = await ports.db.transaction(async tx => {
    const held = await lockWithdrawal(tx, id)
    if (held?.status !== 'Initialized' || held.released_at !== null) return false
    await tx
      .updateTable('withdrawals')
      .set({ released_at: ports.clock.now() })
      .where('id', '=', id)
      .execute()
    await queueOrder(ports, tx, held, 'payOut')
    return true
  })
  if (isReleased) await sendOrdersOf(ports, id)
  return isReleased
}

/** The house refuses a withdrawal that has not gone yet; false when it is too late for that. */
export async function rejectWithdrawal(ports: Ports, id: string): Promise<boolean> {
  const settled = await ports.db.transaction(async tx => {
    const held = await lockWithdrawal(tx, id)
    if (held?.status !== 'Initialized' || held.released_at !== null) return undefined
    return await refuseWithdrawal(ports, tx, held, 'REFUSED_BY_HOUSE')
  })
  if (settled) await announceWithdrawal(ports, settled)
  return settled?.outcome === 'applied'
}

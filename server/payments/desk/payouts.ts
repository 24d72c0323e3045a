import type { CurrencyCode } from '#config/currencies.ts'
import type { PaymentProvider } from '#config/payment-methods.ts'
import type { Executor, Tx } from '../../db/database.ts'
import type { Ports } from '../../ports.ts'
import { deliver, queueNotice } from './notices.ts'
import { takePlan } from './plans.ts'
import { hashOf, randomId } from './store.ts'
import type { DeskPayout, PayoutState, PayoutStatus } from './tables.ts'

const JOB = 'desk.payouts'
const AT_ONCE = 100

export interface PayoutOrder {
  readonly reference: string
  /** A decimal of the major unit. */
  readonly amount: string
  readonly currency: CurrencyCode
  readonly customer: string
  readonly accountToken: string
  readonly notifyUrl: string
  /** From the order until the money is there. */
  readonly minutes: number
}

export type PayoutRefusal = 'differs' | 'unknownAccount'

export const payoutStateOf = (payout: DeskPayout): PayoutState => ({
  payoutId: payout.id,
  reference: payout.reference,
  status: payout.status,
  amount: payout.amount,
  currency: payout.currency,
  sequence: payout.sequence,
  at: payout.changed_at.toISOString(),
  reason: payout.reason
})

/** Accepts a payout to an account that has paid in here; the same order again is the same payout. */
export async function beginPayout(
  ports: Ports,
  provider: PaymentProvider,
  order: PayoutOrder
): Promise<DeskPayout | PayoutRefusal> {
  const { clock, db, jobs } = ports
  const hash = hashOf(order)
  const earlier = await db.kysely
    .selectFrom('desk_payments')
    .select('id')
    .where('provider', '=', provider)
    .where('account_token', '=', order.accountToken)
    .where('customer', '=', order.customer)
    .executeTakeFirst()
  if (!earlier) return 'unknownAccount'
  const now = clock.now()
  await db.kysely
    .insertInto('desk_payouts')
    .values({
      id: randomId(ports, 'out'),
      provider,
      reference: order.reference,
      body_hash: hash,
      customer: order.customer,
      account_token: order.accountToken,
      currency: order.currency,
      amount: order.amount,
      notify_url: order.notifyUrl,
      status: 'accepted',
      due_at: new Date(now.getTime() + order.minutes * 60_000),
      created_at: now,
      changed_at: now
    })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const stored = await findPayout(db.kysely, provider, order.reference)
  if (!stored || stored.body_hash !== hash) return 'differs'
  await jobs.send(JOB, {}, { startAfter: new Date(Date.now() + order.minutes * 60_000) })
  return stored
}

export const findPayout = (
  db: Executor,
  provider: PaymentProvider,
  reference: string
): Promise<DeskPayout | undefined> =>
  db
    .selectFrom('desk_payouts')
    .selectAll()
    .where('provider', '=', provider)
    .where('reference', '=', reference)
    .executeTakeFirst()

export const findPayoutById = (
  db: Executor,
  provider: PaymentProvider,
  id: string
): Promise<DeskPayout | undefined> =>
  db
    .selectFrom('desk_payouts')
    .selectAll()
    .where('provider', '=', provider)
    .where('id', '=', id)
    .executeTakeFirst()

/** Payouts that have changed at a moment or later, the oldest change first. */
export const payoutsSince = (
  db: Executor,
  provider: PaymentProvider,
  since: Date,
  most: number
): Promise<readonly DeskPayout[]> =>
  db
    .selectFrom('desk_payouts')
    .selectAll()
    .where('provider', '=', provider)
    .where('changed_at', '>=', since)
    .orderBy('changed_at')
    .orderBy('id')
    .limit(most)
    .execute()

/** Takes an order back that is not paid yet; answers the payout as it is then. */
export const cancelPayout = (ports: Ports, id: string) =>
  turn(ports, id, ['accepted'], async () => ({ status: 'cancelled' }))

/** The account's bank sends a payout back. */
export const returnPayout = (ports: Ports, id: string) =>
  turn(ports, id, ['paid'], async () => ({ status: 'returned', reason: 'accountClosed' }))

const pay = (ports: Ports, id: string) =>
  turn(ports, id, ['accepted'], async (tx, { customer }) => {
    const isRefused = await takePlan(tx, customer, 'payout', ['refused'])
    return isRefused ? { status: 'refused', reason: 'accountClosed' } : { status: 'paid' }
  })

type Turn = { readonly status: PayoutStatus; readonly reason?: string }

async function turn(
  ports: Ports,
  id: string,
  from: readonly PayoutStatus[],
  decide: (tx: Tx, payout: DeskPayout) => Promise<Turn>
): Promise<DeskPayout | undefined> {
  const { payout, notice } = await ports.db.transaction(async tx => {
    const held = await tx
      .selectFrom('desk_payouts')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!held || !from.includes(held.status)) return { payout: held, notice: undefined }
    const next = await tx
      .updateTable('desk_payouts')
      .set({
        ...(await decide(tx, held)),
        sequence: held.sequence + 1,
        changed_at: ports.clock.now()
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const told = { kind: 'payout' as const, ...payoutStateOf(next) }
    return { payout: next, notice: await queueNotice(ports, tx, next, told) }
  })
  if (notice !== undefined) await deliver(ports, notice)
  return payout
}

/** Names the job that pays what is due. */
export function definePayouts(ports: Ports): void {
  const payDue = async () => {
    const due = await ports.db.kysely
      .selectFrom('desk_payouts')
      .select('id')
      .where('status', '=', 'accepted')
      .where('due_at', '<=', ports.clock.now())
      .orderBy('due_at')
      .limit(AT_ONCE)
      .execute()
    for (const { id } of due) await pay(ports, id)
  }
  ports.jobs.define(JOB, payDue, { cron: '* * * * *' })
}

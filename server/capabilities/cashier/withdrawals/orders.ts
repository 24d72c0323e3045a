import type { Tx } from '../../../db/database.ts'
import type { WithdrawalRefusal } from '../../../generated/main.ts'
import type { Ports } from '../../../ports.ts'
import { adapterOf } from '../providers/index.ts'
import type { PaymentOrder, StoredWithdrawal } from '../tables.ts'
import { announceWithdrawal, refuseWithdrawal, settleWithdrawal } from './settle-withdrawal.ts'
import { lockWithdrawal } from './store.ts'

const AT_ONCE = 100

/**
 * Writes down what the provider has to be asked, in the transaction that makes it so: a process
 * that ends between the two leaves the order, and the job sends it.
 */
export const queueOrder = (
  { clock, random }: Ports,
  tx: Tx,
  { id }: Pick<StoredWithdrawal, 'id'>,
  kind: PaymentOrder['kind']
) =>
  tx
    .insertInto('payment_orders')
    .values({ id: random.uuid(), withdrawal_id: id, kind, next_at: clock.now() })
    .onConflict(conflict => conflict.doNothing())
    .execute()

/** Sends what waits. An order may be sent twice: the provider knows it by its reference. */
export async function sendOrders(ports: Ports): Promise<void> {
  const due = await ports.db.kysely
    .selectFrom('payment_orders')
    .selectAll()
    .where('done_at', 'is', null)
    .where('next_at', '<=', ports.clock.now())
    .orderBy('next_at')
    .limit(AT_ONCE)
    .execute()
  for (const order of due) await sendOrder(ports, order)
}

/** Sends the orders of one withdrawal now, so that nobody waits for the job. */
export async function sendOrdersOf(ports: Ports, withdrawalId: string): Promise<void> {
  const waiting = await ports.db.kysely
    .selectFrom('payment_orders')
    .selectAll()
    .where('withdrawal_id', '=', withdrawalId)
    .where('done_at', 'is', null)
    .orderBy('next_at')
    .execute()
  for (const order of waiting) await sendOrder(ports, order)
}

async function sendOrder(ports: Ports, order: PaymentOrder): Promise<void> {
  const withdrawal = await ports.db.kysely
    .selectFrom('withdrawals')
    .selectAll()
    .where('id', '=', order.withdrawal_id)
    .executeTakeFirstOrThrow()
  const isSent =
    order.kind === 'payOut' ? await payOut(ports, withdrawal) : await cancel(ports, withdrawal)
  const { clock, db } = ports
  const now = clock.now()
  const seconds = Math.min(5 * 2 ** order.attempts, 3600)
  await db.kysely
    .updateTable('payment_orders')
    .set(
      isSent
        ? { done_at: now }
        : { attempts: order.attempts + 1, next_at: new Date(now.getTime() + seconds * 1000) }
    )
    .where('id', '=', order.id)
    .execute()
}

async function payOut(ports: Ports, withdrawal: StoredWithdrawal): Promise<boolean> {
  const { id, account_id, amount, currency, player_id, provider } = withdrawal
  const answer = await adapterOf(provider).payOut(ports, {
    reference: id,
    amount,
    currency,
    customer: player_id,
    accountId: account_id
  })
  if (answer === 'refused') return await settleAsFound(ports, withdrawal, 'PROVIDER_REFUSED')
  return answer === 'accepted'
}

/** Asks for it back, and then what came of that: the payout may have been paid before. */
async function cancel(ports: Ports, withdrawal: StoredWithdrawal): Promise<boolean> {
  const answer = await adapterOf(withdrawal.provider).cancelPayOut(ports, withdrawal.id)
  return answer === 'asked' && (await settleAsFound(ports, withdrawal, 'CANCELLED_BY_PLAYER'))
}

/**
 * Settles a withdrawal as its provider has it, and gives the money back where the provider has none:
 * then nothing was paid, and nothing will be. False while the provider does not say, or still has it
 * before it; whoever answers a refusal may not have been the provider, so its word alone pays nothing.
 */
async function settleAsFound(
  ports: Ports,
  { id, provider }: StoredWithdrawal,
  refusal: Exclude<WithdrawalRefusal, 'RETURNED'>
): Promise<boolean> {
  const fact = await adapterOf(provider).findPayOut(ports, id)
  if (fact === undefined) return false
  const settled = await ports.db.transaction(async tx => {
    if (fact) return await settleWithdrawal(ports, tx, provider, fact)
    const held = await lockWithdrawal(tx, id)
    return held && (await refuseWithdrawal(ports, tx, held, refusal))
  })
  if (settled) await announceWithdrawal(ports, settled)
  return fact?.status !== 'accepted'
}

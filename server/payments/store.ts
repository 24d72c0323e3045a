import type { Executor, Tx } from '../db/database.ts'
import type { CardPayment, DeclineReason } from './tables.ts'

export const findPayment = (db: Executor, id: string): Promise<CardPayment | undefined> =>
  db.selectFrom('card_payments').selectAll().where('id', '=', id).executeTakeFirst()

/** The payment, held until the transaction ends, so that two cards never pay it. */
export const lockPayment = (tx: Tx, id: string): Promise<CardPayment | undefined> =>
  tx.selectFrom('card_payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

type Change = Partial<
  Pick<CardPayment, 'attempts' | 'card_token' | 'last_four' | 'reason' | 'sequence' | 'status'>
>

export const changePayment = (tx: Tx, id: string, change: Change): Promise<CardPayment> =>
  tx
    .updateTable('card_payments')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Has the customer's next card declined, or takes that back. */
export async function refuseNextCard(
  db: Executor,
  customer: string,
  reason: DeclineReason | null
): Promise<void> {
  await db.deleteFrom('card_refusals').where('customer', '=', customer).execute()
  if (reason === null) return
  await db
    .insertInto('card_refusals')
    .values({ customer, reason })
    .onConflict(conflict => conflict.column('customer').doUpdateSet({ reason }))
    .execute()
}

/** Why the customer's next card will be declined; null when it will not. */
export async function nextRefusal(db: Executor, customer: string): Promise<DeclineReason | null> {
  const row = await db
    .selectFrom('card_refusals')
    .select('reason')
    .where('customer', '=', customer)
    .executeTakeFirst()
  return row?.reason ?? null
}

/** Uses up a refusal, once. */
export async function takeRefusal(tx: Tx, customer: string): Promise<DeclineReason | undefined> {
  const row = await tx
    .deleteFrom('card_refusals')
    .where('customer', '=', customer)
    .returning('reason')
    .executeTakeFirst()
  return row?.reason
}

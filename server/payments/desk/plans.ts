import type { Executor, Tx } from '../../db/database.ts'

type Kind = 'payment' | 'payout'

/** Plans how the customer's next payment or payout ends, or takes that back. */
export async function plan(
  db: Executor,
  customer: string,
  kind: Kind,
  outcome: string | null
): Promise<void> {
  await db
    .deleteFrom('desk_plans')
    .where('customer', '=', customer)
    .where('kind', '=', kind)
    .execute()
  if (outcome === null) return
  await db
    .insertInto('desk_plans')
    .values({ customer, kind, outcome })
    .onConflict(conflict => conflict.columns(['customer', 'kind']).doUpdateSet({ outcome }))
    .execute()
}

/** What is planned; null when the next one goes its usual way. */
export async function planned(db: Executor, customer: string, kind: Kind): Promise<string | null> {
  const row = await db
    .selectFrom('desk_plans')
    .select('outcome')
    .where('customer', '=', customer)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return row?.outcome ?? null
}

/** Uses up a plan, once. */
export async function takePlan(
  tx: Tx,
  customer: string,
  kind: Kind,
  outcomes: readonly string[]
): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('desk_plans')
    .where('customer', '=', customer)
    .where('kind', '=', kind)
    .where('outcome', 'in', outcomes)
    .returning('outcome')
    .executeTakeFirst()
  return row?.outcome
}

import { sql } from 'kysely'
import type { Executor } from '../db/database.ts'
import type { Reconciliation } from './ledger.ts'

const names = async (executor: Executor, query: ReturnType<typeof sql<{ name: string }>>) =>
  (await query.execute(executor)).rows.map(row => row.name)

/** Adds up the whole book: sums of zero, balances that equal their postings, floors kept. */
export async function reconcile(executor: Executor): Promise<Reconciliation> {
  return {
    unbalanced: await names(
      executor,
      sql`select asset as name from ledger_balances group by asset having sum(balance) <> 0`
    ),
    drifted: await names(
      executor,
      sql`
        select account || ' ' || asset as name
        from (
          select account, asset, sum(balance) as held, 0 as moved
          from ledger_balances group by account, asset
          union all
          select to_account, asset, 0, sum(amount) from ledger_postings group by to_account, asset
          union all
          select from_account, asset, 0, -sum(amount)
          from ledger_postings group by from_account, asset
        ) sums
        group by account, asset having sum(held) <> sum(moved)`
    ),
    negative: await names(
      executor,
      sql`
        select account || ' ' || asset as name from ledger_balances
        where balance < floor`
    )
  }
}

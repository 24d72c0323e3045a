import type { ShopItem } from '#config/engagement-shop.ts'
import type { Executor, Tx } from '../../db/database.ts'
import './tables.ts'

/** What is left of each item that was sold already; of the others all that there is. */
async function soldFrom(executor: Executor): Promise<ReadonlyMap<string, number>> {
  const rows = await executor.selectFrom('engage_stock').select(['item', 'remaining']).execute()
  return new Map(rows.map(({ item, remaining }) => [item, remaining]))
}

/** Tells of an item what is left of it; null where there is no end to it. */
export async function stockTeller(executor: Executor): Promise<(item: ShopItem) => number | null> {
  const sold = await soldFrom(executor)
  return ({ id, stock }) => (stock === null ? null : (sold.get(id) ?? stock))
}

/** Takes one off the shelf for good, or says that there is none. */
export async function takeFromStock(tx: Tx, { id, stock }: ShopItem): Promise<boolean> {
  if (stock === null) return true
  await tx
    .insertInto('engage_stock')
    .values({ item: id, remaining: stock })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const taken = await tx
    .updateTable('engage_stock')
    .set(({ eb }) => ({ remaining: eb('remaining', '-', 1) }))
    .where('item', '=', id)
    .where('remaining', '>', 0)
    .executeTakeFirst()
  return taken.numUpdatedRows === 1n
}

/** How many of each item a player has bought. */
export async function boughtOf(
  executor: Executor,
  playerId: string
): Promise<ReadonlyMap<string, number>> {
  const rows = await executor
    .selectFrom('engage_purchases')
    .select(({ fn }) => ['item', fn.countAll<bigint>().as('count')])
    .where('player_id', '=', playerId)
    .groupBy('item')
    .execute()
  return new Map(rows.map(({ item, count }) => [item, Number(count)]))
}

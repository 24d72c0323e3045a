import type { RewardOrder } from '#contract/wire/engagement.ts'
import type { Tx } from '../db/database.ts'

export interface OrderTerms {
  readonly at: Date
  /** Points that come back if the casino refuses for good. */
  readonly refund?: number
}

/** Asks the casino for a reward as soon as the transaction is committed, once by the order's key. */
export async function order(tx: Tx, body: RewardOrder, { at, refund = 0 }: OrderTerms) {
  await tx
    .insertInto('engage_orders')
    .values({
      key: body.key,
      player_id: body.playerId,
      body: JSON.stringify(body),
      refund: BigInt(refund),
      // By the machine's own time: the sandbox moves the house's clock, not the wait for an answer.
      next_at: new Date(),
      at
    })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

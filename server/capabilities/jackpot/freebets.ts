import type { Executor, Tx } from '../../db/database.ts'
import type { Freebet } from './tables.ts'

/** The free bet that a player's next contribution is paid by: of those that are left, the oldest. */
export const activeFreebet = (db: Executor, player: string, instance: string, now: Date) =>
  db
    .selectFrom('jackpot_freebets')
    .selectAll()
    .where('player_id', '=', player)
    .where('instance', '=', instance)
    .where(eb => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .where(eb => eb.or([eb('count_left', '>', 0), eb('amount_left', '>', 0n)]))
    .orderBy('granted_at')
    .orderBy('id')
    .limit(1)

/**
 * Uses a free bet for a contribution of so many cents and says how many it pays: a fixed one its own
 * value, whatever the player has chosen, a variable one what is left of it at most. Null when it
 * pays nothing.
 */
export async function payByFreebet(
  tx: Tx,
  freebet: Freebet,
  cents: bigint
): Promise<bigint | null> {
  const { id, value, count_left: count, amount_left: left } = freebet
  const paid = value ?? (left !== null && left < cents ? left : cents)
  if (paid <= 0n) return null
  await tx
    .updateTable('jackpot_freebets')
    .set(count === null ? { amount_left: (left ?? 0n) - paid } : { count_left: count - 1 })
    .where('id', '=', id)
    .execute()
  return paid
}

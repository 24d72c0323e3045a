import type { Tx } from '../../db/database.ts'

const MOST_TRIES = 10
const SPAN_MS = 60_000

/**
 * Counts a code that a player types, with the player held: false for one too many in a minute. The
 * count is kept whatever comes of the code.
 */
export async function mayTry(tx: Tx, playerId: string, now: Date): Promise<boolean> {
  const known = await tx
    .selectFrom('reward_players')
    .select(['code_tries', 'code_tries_since'])
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  const since = known?.code_tries_since
  const isSameSpan = since && now.getTime() - since.getTime() < SPAN_MS && since <= now
  const tries = isSameSpan ? known.code_tries : 0
  if (tries >= MOST_TRIES) return false
  const counted = { code_tries: tries + 1, code_tries_since: isSameSpan ? since : now }
  await tx
    .insertInto('reward_players')
    .values({ player_id: playerId, ...counted })
    .onConflict(conflict => conflict.column('player_id').doUpdateSet(counted))
    .execute()
  return true
}

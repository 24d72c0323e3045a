import type { EngagementError } from '#contract/wire/engagement.ts'
import type { Tx } from '../db/database.ts'
import type { EngagePlayer } from './tables.ts'

export type Enrolled =
  | { readonly status: 'enrolled'; readonly player: EngagePlayer }
  | {
      readonly status: 'refused'
      readonly code: EngagementError & ('NOT_OPTED_IN' | 'PLAYER_BLOCKED' | 'UNKNOWN')
    }

/** The player's row, held until the transaction ends; undefined for somebody unknown. */
export const holdPlayer = (tx: Tx, playerId: string): Promise<EngagePlayer | undefined> =>
  tx
    .selectFrom('engage_players')
    .selectAll()
    .where('player_id', '=', playerId)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Holds a player who takes part and may; whoever does not, with the reason to refuse by. */
export async function enrolled(tx: Tx, playerId: string): Promise<Enrolled> {
  const player = await holdPlayer(tx, playerId)
  if (!player) return { status: 'refused', code: 'UNKNOWN' }
  if (player.is_blocked) return { status: 'refused', code: 'PLAYER_BLOCKED' }
  if (!player.opted_in) return { status: 'refused', code: 'NOT_OPTED_IN' }
  return { status: 'enrolled', player }
}

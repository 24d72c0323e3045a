import type { Answer, Asking } from './door.ts'
import type { Provider } from './provider.ts'
import type { EngagePlayer } from './tables.ts'

/** Answers a player who may read, whether they take part or not; a blocked one is refused. */
export async function participant(
  { ports }: Provider,
  { playerId }: Asking,
  answer: (player: EngagePlayer) => Promise<object>
): Promise<Answer> {
  const player = await ports.db.kysely
    .selectFrom('engage_players')
    .selectAll()
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  if (!player) return { status: 'refused', code: 'UNKNOWN' }
  if (player.is_blocked) return { status: 'refused', code: 'PLAYER_BLOCKED' }
  return { status: 'ok', body: await answer(player) }
}

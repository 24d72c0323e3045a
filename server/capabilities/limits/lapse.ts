import { standing } from '#rules/limits/change.ts'
import type { Ports } from '../../ports.ts'
import { publishPlayer } from '../player/index.ts'
import { write } from './set-limit.ts'
import { findLimit, heldPlayer } from './store.ts'

const AT_ONCE = 500

/** Forgets what was asked for and not confirmed in time: the limit stays as it stands. */
export async function lapseLimits(ports: Ports): Promise<void> {
  const { db, clock } = ports
  const now = clock.now()
  const over = await db.kysely
    .selectFrom('player_limits')
    .select(['player_id', 'name'])
    .where('lapses_at', '<=', now)
    .limit(AT_ONCE)
    .execute()
  for (const { player_id: playerId, name } of over) {
    const done = await db.transaction(async tx => {
      const player = await heldPlayer(tx, playerId)
      const limit = await findLimit(tx, playerId, name)
      if (!limit?.pending || standing(limit, now).pending) return undefined
      const state = { value: limit.value, pending: null }
      const kind = 'limit.lapsed'
      return await write(tx, { player, place: limit, limit, state, kind, now, actor: 'system' })
    })
    if (done?.status === 'done' && done.player) await publishPlayer(ports, done.player)
  }
}

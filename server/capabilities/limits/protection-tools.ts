import type { Executor } from '../../db/database.ts'
import type { Ports } from '../../ports.ts'
import { recordDecision } from '../audit/index.ts'
import { changePlayer, type Player } from '../player/index.ts'
import { heldPlayer } from './store.ts'

/** Whether the player has been shown the tools of protection. */
export async function hasSeenTools(db: Executor, playerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('protection_tools_shown')
    .select('player_id')
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return row !== undefined
}

/** Remembers, once, that the player has been shown them; undefined when that was known. */
export async function toolsShown(ports: Ports, playerId: string): Promise<Player | undefined> {
  return await ports.db.transaction(async tx => {
    await heldPlayer(tx, playerId)
    const at = ports.clock.now()
    const fresh = await tx
      .insertInto('protection_tools_shown')
      .values({ player_id: playerId, at })
      .onConflict(conflict => conflict.doNothing())
      .returning('player_id')
      .executeTakeFirst()
    if (!fresh) return undefined
    const player = await changePlayer(tx, playerId, {})
    await recordDecision(tx, { kind: 'limit.toolsShown', playerId, actor: 'player', at })
    return player
  })
}

import type { Ports } from '../../ports.ts'
import { recordDecision } from '../audit/index.ts'
import { changePlayer, type Player } from '../player/index.ts'
import { endDueExclusions } from './end-due.ts'
import { holdPlayer } from './exclude-for.ts'

/** Ends every exclusion of a player at once: for the sandbox alone, which plays what time does. */
export async function endExclusions(ports: Ports, playerId: string): Promise<Player | undefined> {
  const now = ports.clock.now()
  const ended = await ports.db.transaction(async tx => {
    await holdPlayer(tx, playerId)
    await tx
      .updateTable('exclusions')
      .set({ returns_at: now })
      .where('player_id', '=', playerId)
      .where('ended_at', 'is', null)
      .execute()
    const changed = await changePlayer(tx, playerId, { exclusion_ends_at: null })
    await recordDecision(tx, { kind: 'exclusion.cutShort', playerId, actor: 'house', at: now })
    return changed
  })
  await endDueExclusions(ports)
  return ended
}

import type { Tx } from '../../db/database.ts'
import type { Ports } from '../../ports.ts'
import { bonusChanged, closeBonuses, type Moved } from '../bonus/index.ts'
import { leaveJackpots, tellLeft } from '../jackpot/index.ts'
import { engagementSoon, tellEngagementOf } from '../loyalty/index.ts'
import { type Player, publishPlayer } from '../player/index.ts'
import { registerSoon } from './register-outbox.ts'

/** Who was shut out, and what that ended. */
export interface Excluded {
  readonly player: Player
  readonly moved: readonly Moved[]
  /** Jackpots that the player was taken out of. */
  readonly left: readonly string[]
}

/** Forgets tokens of games that have not opened yet. The games room asks this one, so not through it. */
export async function forgetLaunches(tx: Tx, playerId: string): Promise<void> {
  await tx
    .deleteFrom('game_launches')
    .where('player_id', '=', playerId)
    .where('used_at', 'is', null)
    .execute()
}

/**
 * Takes somebody who is shut out from this moment out of everything that goes on without them:
 * games about to open, jackpots, a running bonus, the loyalty programme. Sessions stay, because
 * the player's money can be withdrawn (decision D15).
 */
export async function closeDoors(
  ports: Ports,
  tx: Tx,
  player: Player
): Promise<Omit<Excluded, 'player'>> {
  await forgetLaunches(tx, player.id)
  const left = await leaveJackpots(tx, player.id, ports.clock.now())
  await tellEngagementOf(ports, tx, player)
  const moved = await closeBonuses(ports, tx, player.id, 'PLAYER_BLOCKED')
  return { moved, left }
}

/** Tells every process of somebody who is shut out. Call it after the commit. */
export async function doorsClosed(ports: Ports, { player, moved, left }: Excluded): Promise<void> {
  engagementSoon(ports)
  registerSoon(ports)
  await publishPlayer(ports, player)
  await bonusChanged(ports, player.id, moved)
  await tellLeft(ports, player.id, left)
}

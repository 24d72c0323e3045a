import type { Tx } from '../../db/database.ts'
import type { Ports } from '../../ports.ts'
import type { Moved } from '../bonus/index.ts'
import { closeDoors, doorsClosed } from '../exclusion/index.ts'
import { engagementSoon, tellEngagementOf } from '../loyalty/index.ts'
import { changePlayer, type Player, type PlayerChange, publishPlayer } from '../player/index.ts'

/** What a decision has made of the player. */
export interface Changed {
  readonly player: Player
  /** What went with an account that was closed: bonuses, and jackpots that were left. */
  readonly doors?: { readonly moved: readonly Moved[]; readonly left: readonly string[] }
}

/** Writes what the house knows of the player from now on, and who has to know it. */
export async function changeKnown(
  ports: Ports,
  tx: Tx,
  player: Player,
  change: PlayerChange
): Promise<Changed> {
  const changed = (await changePlayer(tx, player.id, change)) ?? player
  await tellEngagementOf(ports, tx, changed)
  return { player: changed }
}

/** Closes the account of somebody who is too young, for good. */
export async function closeUnderage(ports: Ports, tx: Tx, player: Player): Promise<Changed> {
  const closed =
    (await changePlayer(tx, player.id, {
      account_status: 'Closed',
      account_closure_cause: 'Underage',
      reopen_by_customer_allowed: false
    })) ?? player
  return { player: closed, doors: await closeDoors(ports, tx, closed) }
}

/** Tells every process of the change. Call it after the commit. */
export async function changeKnownTold(ports: Ports, { player, doors }: Changed): Promise<void> {
  if (doors) return await doorsClosed(ports, { player, ...doors })
  engagementSoon(ports)
  await publishPlayer(ports, player)
}

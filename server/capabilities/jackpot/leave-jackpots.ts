import type { Tx } from '../../db/database.ts'
import type { Ports } from '../../ports.ts'
import { tellPlayer } from './tell-player.ts'

/** Takes a player out of every jackpot and raffle, and says which jackpots those were. */
export async function leaveJackpots(
  tx: Tx,
  playerId: string,
  at: Date
): Promise<readonly string[]> {
  const left = await tx
    .updateTable('jackpot_opt_ins')
    .set(row => ({ opted_in: false, version: row('version', '+', 1n), changed_at: at }))
    .where('player_id', '=', playerId)
    .where('opted_in', '=', true)
    .returning('source')
    .execute()
  if (left.length === 0) return []
  const instances = await tx
    .selectFrom('jackpot_instances')
    .select('id')
    .where(
      'source',
      'in',
      left.map(({ source }) => source)
    )
    .execute()
  return instances.map(({ id }) => id)
}

/** Tells the player's pages that they are out. Call it after the commit. */
export async function tellLeft(
  ports: Ports,
  playerId: string,
  instances: readonly string[]
): Promise<void> {
  for (const instance of instances) await tellPlayer(ports, playerId, { kind: 'optIn', instance })
}

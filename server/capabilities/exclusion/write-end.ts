import type { Tx } from '../../db/database.ts'
import { changePlayer, type Player } from '../player/index.ts'
import { endOf, runningOf } from './running.ts'

/** Writes down with the player, who is held, when all exclusions are over: now where none runs. */
export async function writeEnd(tx: Tx, playerId: string, now: Date): Promise<Player | undefined> {
  const [longest] = await runningOf(tx, playerId, now)
  return await changePlayer(tx, playerId, { exclusion_ends_at: longest ? endOf(longest) : now })
}

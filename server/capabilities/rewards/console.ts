import type { Executor } from '../../db/database.ts'
import type { Ports } from '../../ports.ts'
import { changeReward, holdPlayer, holdReward } from './store.ts'
import type { StoredReward } from './tables.ts'
import { tellReward } from './tell.ts'

const MOST_LISTED = 50

/** Rewards that a linked account has had the like of, the latest first. */
export const linkedRewards = (db: Executor): Promise<StoredReward[]> =>
  db
    .selectFrom('reward_assignments')
    .selectAll()
    .where('linked_to', 'is not', null)
    .orderBy('assigned_at', 'desc')
    .limit(MOST_LISTED)
    .execute()

const WAITING = ['FailedProcessing', 'Scheduled', 'Unclaimed'] as const

/** Ends the rewards of a player that wait or are to come, as time or the house would; says how many. */
export async function endWaiting(
  ports: Ports,
  playerId: string,
  status: 'Expired' | 'Removed'
): Promise<number> {
  const ended = await ports.db.transaction(async tx => {
    await holdPlayer(tx, playerId)
    const waiting = await tx
      .selectFrom('reward_assignments')
      .select('id')
      .where('player_id', '=', playerId)
      .where('status', 'in', [...WAITING])
      .execute()
    const changed: StoredReward[] = []
    for (const { id } of waiting) {
      const reward = await holdReward(tx, id)
      const change = { status, ended_at: ports.clock.now(), next_at: null } as const
      if (reward) changed.push(await changeReward(ports, tx, reward, change))
    }
    return changed
  })
  for (const reward of ended) await tellReward(ports, reward)
  return ended.length
}

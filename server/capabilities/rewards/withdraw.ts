import type { Tx } from '../../db/database.ts'
import type { Ports } from '../../ports.ts'
import { changeReward, holdPlayer, holdReward } from './store.ts'
import type { StoredReward } from './tables.ts'

const WAITING: readonly StoredReward['status'][] = ['FailedProcessing', 'Scheduled', 'Unclaimed']

/**
 * Takes a reward back that was given under a key and is not credited, inside the caller's
 * transaction; undefined where there is none. Call `rewardChanged` after the commit.
 */
export async function withdrawReward(
  ports: Ports,
  tx: Tx,
  key: string
): Promise<StoredReward | undefined> {
  const known = await tx
    .selectFrom('reward_assignments')
    .select(['id', 'player_id'])
    .where('key', '=', key)
    .executeTakeFirst()
  if (!known) return undefined
  await holdPlayer(tx, known.player_id)
  const reward = await holdReward(tx, known.id)
  if (!reward || !WAITING.includes(reward.status)) return undefined
  return await changeReward(ports, tx, reward, {
    status: 'Removed',
    ended_at: ports.clock.now(),
    next_at: null
  })
}

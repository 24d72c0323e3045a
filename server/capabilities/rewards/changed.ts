import type { Ports } from '../../ports.ts'
import { creditReward } from './credit.ts'
import type { StoredReward } from './tables.ts'
import { tellReward } from './tell.ts'

export const TURN = 'rewards.turn'

/** Starts that are further away are left to the job of every minute. */
const SOON_MS = 3_600_000

/** Has the reward start at its moment, and not up to a minute later. */
async function startInTime({ clock, jobs, log }: Ports, { id, starts_at }: StoredReward) {
  const delay = starts_at.getTime() - clock.now().getTime()
  if (delay > SOON_MS) return
  try {
    await jobs.send(TURN, {}, { startAfter: new Date(Date.now() + delay), key: id })
  } catch (error) {
    log.warn({ err: error, reward: id }, 'a reward will start up to a minute late')
  }
}

/**
 * Tells every process what has become of a player's reward, and credits it where nothing else has
 * to happen before. Call it after the commit.
 */
export async function rewardChanged(ports: Ports, reward: StoredReward): Promise<void> {
  await tellReward(ports, reward)
  if (reward.status === 'Processing') await creditReward(ports, reward.id)
  if (reward.status === 'Scheduled') await startInTime(ports, reward)
}

import type { Tx } from '../../db/database.ts'
import type { Ports } from '../../ports.ts'
import { rewardChanged } from './changed.ts'
import { creditReward } from './credit.ts'
import { changeReward, holdPlayer, holdReward } from './store.ts'
import type { StoredReward } from './tables.ts'

const AT_ONCE = 200
/** So that what fails again and again can not keep the turn going. */
const MOST_BATCHES = 50

interface Due {
  readonly id: string
  readonly player_id: string
}

/** Rewards of a player, or of all, whose time to start or to end has come. */
const dueRewards = ({ db, clock }: Ports, playerId?: string): Promise<Due[]> => {
  const now = clock.now()
  const due = db.kysely
    .selectFrom('reward_assignments')
    .select(['id', 'player_id'])
    .where(row =>
      row.or([
        row.and([row('status', '=', 'Scheduled'), row('starts_at', '<=', now)]),
        row.and([row('status', 'in', ['Scheduled', 'Unclaimed']), row('open_until', '<=', now)])
      ])
    )
    .orderBy('starts_at')
    .limit(AT_ONCE)
  return (playerId === undefined ? due : due.where('player_id', '=', playerId)).execute()
}

/** What a moment makes of a reward that is held; undefined where it stays as it is. */
async function turned(
  ports: Ports,
  tx: Tx,
  reward: StoredReward
): Promise<StoredReward | undefined> {
  const { claim_type, open_until: until, starts_at, status } = reward
  const now = ports.clock.now()
  if (status !== 'Scheduled' && status !== 'Unclaimed') return undefined
  const hasStarted = status === 'Scheduled' && starts_at <= now
  // However late: nobody has to be there for it in time.
  if (hasStarted && claim_type === 'Automatic')
    return await changeReward(ports, tx, reward, { status: 'Processing', next_at: now })
  if (until !== null && until <= now)
    return await changeReward(ports, tx, reward, { status: 'Expired', ended_at: until })
  return hasStarted ? await changeReward(ports, tx, reward, { status: 'Unclaimed' }) : undefined
}

async function turnOne(ports: Ports, { id, player_id }: Due): Promise<void> {
  const changed = await ports.db.transaction(async tx => {
    await holdPlayer(tx, player_id)
    const reward = await holdReward(tx, id)
    return reward && (await turned(ports, tx, reward))
  })
  if (changed) await rewardChanged(ports, changed)
}

async function attempt(ports: Ports, id: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    ports.log.error({ err: error, reward: id }, 'a reward was not turned')
  }
}

/** Goes on with what is under way: its process has ended, or its provider did not answer. */
async function creditWaiting(ports: Ports): Promise<void> {
  const waiting = await ports.db.kysely
    .selectFrom('reward_assignments')
    .select('id')
    .where('status', '=', 'Processing')
    .where('next_at', '<=', ports.clock.now())
    .orderBy('next_at')
    .limit(AT_ONCE)
    .execute()
  for (const { id } of waiting) await attempt(ports, id, () => creditReward(ports, id))
}

/** Starts and ends a player's rewards whose time has come, so that they read as they are. */
export async function turnRewardsOf(ports: Ports, playerId: string): Promise<void> {
  for (const due of await dueRewards(ports, playerId))
    await attempt(ports, due.id, () => turnOne(ports, due))
}

/**
 * Starts, ends and credits rewards whose time has come. It may be called at any time and by any
 * number of processes.
 */
export async function turnRewards(ports: Ports): Promise<void> {
  for (let batch = 0; batch < MOST_BATCHES; batch++) {
    const all = await dueRewards(ports)
    for (const due of all) await attempt(ports, due.id, () => turnOne(ports, due))
    if (all.length < AT_ONCE) break
  }
  await creditWaiting(ports)
}

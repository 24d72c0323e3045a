import type { Tx } from '../../db/database.ts'
import type { ClaimRewardErrorCode } from '../../generated/main.ts'
import type { Ports } from '../../ports.ts'
import type { Player } from '../player/index.ts'
import { claimBarrier } from './barrier.ts'
import { creditReward, MOST_TRIES, referenceOf } from './credit.ts'
import { giveMoney } from './give-money.ts'
import { changeReward, declinesRewards, findReward, holdPlayer, holdReward } from './store.ts'
import type { StoredReward } from './tables.ts'
import { tellReward } from './tell.ts'
import { turnRewardsOf } from './turn.ts'

/** A reward as its player names it: by both its ids. */
export interface NamedReward {
  readonly playerId: string
  readonly rewardId: string
  readonly assignationId: string
}

export type Claim =
  | { readonly status: 'ok'; readonly reward: StoredReward }
  | {
      readonly status: 'refused'
      readonly code: ClaimRewardErrorCode
      readonly reference?: string
    }

interface Held {
  readonly claim: Claim
  /** To be told after the commit. */
  readonly changed?: StoredReward
  readonly tell?: () => Promise<void>
}

const refused = (code: ClaimRewardErrorCode): Held => ({ claim: { status: 'refused', code } })
const taken = (reward: StoredReward): Held => ({ claim: { status: 'ok', reward }, changed: reward })

/** The player and the reward, both held; undefined where there is none of these ids that is theirs. */
async function holdBoth(tx: Tx, { playerId, rewardId, assignationId }: NamedReward) {
  const player = await holdPlayer(tx, playerId)
  const reward = await holdReward(tx, assignationId)
  const isOwn = reward?.player_id === playerId && reward.reward_id === rewardId
  return isOwn ? { player, reward } : undefined
}

async function take(ports: Ports, tx: Tx, player: Player, reward: StoredReward): Promise<Held> {
  const { clock, config } = ports
  const now = clock.now()
  const barrier = claimBarrier({
    house: config,
    player,
    declines: await declinesRewards(tx, player.id),
    reward,
    now
  })
  if (barrier) return refused(barrier)
  const { terms } = reward
  if (terms.type === 'FreeSpins') {
    // After a failure one more call tells whether its provider is there again.
    const tries = reward.status === 'FailedProcessing' ? MOST_TRIES - 1 : 0
    return taken(
      await changeReward(ports, tx, reward, { status: 'Processing', tries, next_at: now })
    )
  }
  const given = await giveMoney(ports, tx, player, reward, terms)
  if (given.status === 'active') return refused('BONUS_ACTIVE')
  return { ...taken(given.reward), tell: given.tell }
}

async function claimHeld(ports: Ports, tx: Tx, named: NamedReward): Promise<Held> {
  const held = await holdBoth(tx, named)
  if (!held) return refused('UNKNOWN')
  const { player, reward } = held
  switch (reward.status) {
    case 'Scheduled':
      return refused('NOT_YET')
    case 'Expired':
      return refused('EXPIRED')
    case 'Credited':
    case 'Removed':
      return refused('NOT_CLAIMABLE')
    case 'Processing':
      return { claim: { status: 'ok', reward } }
    case 'Unclaimed':
    case 'FailedProcessing':
      return await take(ports, tx, player, reward)
    default:
      return reward.status satisfies never
  }
}

/**
 * Credits a reward that waits to be claimed: whoever claims it at once, in however many pages, it
 * is credited once. Free spins may still be under way when it answers.
 */
export async function claimReward(ports: Ports, named: NamedReward): Promise<Claim> {
  await turnRewardsOf(ports, named.playerId)
  const { claim, changed, tell } = await ports.db.transaction(tx => claimHeld(ports, tx, named))
  if (!changed) return claim
  await tell?.()
  await tellReward(ports, changed)
  if (changed.status !== 'Processing') return claim
  await creditReward(ports, changed.id)
  const now = await findReward(ports.db.kysely, changed.id)
  if (now?.status === 'FailedProcessing')
    return { status: 'refused', code: 'PROVIDER_FAILED', reference: referenceOf(now) }
  return { status: 'ok', reward: now ?? changed }
}

const DECLINABLE: readonly StoredReward['status'][] = ['FailedProcessing', 'Scheduled', 'Unclaimed']

/** Takes a reward away that is not credited, for good: its player does not want it. */
export async function declineReward(ports: Ports, named: NamedReward): Promise<Claim> {
  await turnRewardsOf(ports, named.playerId)
  const { claim, changed } = await ports.db.transaction(async (tx): Promise<Held> => {
    const held = await holdBoth(tx, named)
    if (!held) return refused('UNKNOWN')
    const { reward } = held
    if (reward.status === 'Expired') return refused('EXPIRED')
    if (!DECLINABLE.includes(reward.status)) return refused('NOT_CLAIMABLE')
    return taken(
      await changeReward(ports, tx, reward, {
        status: 'Removed',
        ended_at: ports.clock.now(),
        next_at: null
      })
    )
  })
  if (changed) await tellReward(ports, changed)
  return claim
}

import type { Claim } from '#stores/rewards/claim.ts'
import type { RewardStatus } from '#stores/rewards/reward.ts'

export type Stage = 'credited' | 'ended' | 'failed' | 'ready' | 'sending' | 'underWay'

/** How the card of a reward stands: what the platform says of it, and then the player's own claim. */
export function stageOf(status: RewardStatus, claim: Claim | undefined): Stage {
  switch (status) {
    case 'Credited':
      return 'credited'
    case 'Processing':
      return 'underWay'
    case 'Expired':
    case 'Removed':
      return 'ended'
    case 'FailedProcessing':
      return claim?.status === 'sending' ? 'sending' : 'failed'
    case 'Scheduled':
    case 'Unclaimed':
      if (claim?.status === 'sending') return 'sending'
      return claim ? 'failed' : 'ready'
  }
}

/** Whether it stands in the list of what is to come. */
export const isToCome = (status: RewardStatus): boolean => status === 'Scheduled'

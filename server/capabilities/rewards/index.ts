import type { Resolvers } from '../../generated/main.ts'
import { rewardUpdated } from './reward-updated.ts'

export const resolvers: Resolvers = {
  Viewer: { playerRewards: () => ({ edges: [] }) },
  Subscription: { rewardUpdated },
  RewardType: { __resolveType: kindOf }
}

function kindOf(reward: object) {
  if ('betLevel' in reward || 'gameDescriptor' in reward) return 'FreeSpinReward'
  return 'wageringRequirementFactor' in reward ? 'BonusMoneyDropReward' : 'MoneyDropReward'
}

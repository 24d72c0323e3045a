import type { Resolvers } from '../../generated/main.ts'
import { cashback } from './cashback.ts'
import { rewardHistory } from './history.ts'
import { claimReward, declineReward, redeemPromoCode, setDeclinesRewards } from './mutations.ts'
import { declinesRewards, playerReward, playerRewards } from './queries.ts'
import { rewardUpdated } from './reward-updated.ts'

export { assignReward, type NewReward } from './assign.ts'
export { rewardChanged } from './changed.ts'
export { endWaiting, linkedRewards } from './console.ts'
export { countFreeSpinWin, freeSpinsOf, returnFreeSpin, spendFreeSpin } from './free-spins.ts'
export { defineRewardJobs } from './jobs.ts'
export { declinesRewards } from './store.ts'
export type { StoredReward } from './tables.ts'
export type { RewardWorth } from './terms.ts'
export { payNow, turnCashback } from './turn-cashback.ts'
export { withdrawReward } from './withdraw.ts'

export const resolvers: Resolvers = {
  Viewer: { cashback, declinesRewards, playerReward, playerRewards, rewardHistory },
  Mutation: { claimReward, declineReward, redeemPromoCode, setDeclinesRewards },
  Subscription: { rewardUpdated },
  RewardType: { __resolveType: ({ __typename }) => __typename ?? null }
}

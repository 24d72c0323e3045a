import type {
  PlayerRewardsQuery,
  RewardStatus,
  RewardsContextSubscriptionSubscription
} from '#contract/generated/page/graphql.ts'

type Viewer = NonNullable<PlayerRewardsQuery['viewer']>

/** A reward that the player has, had or will have. */
export type PlayerReward = Viewer['playerRewards']['edges'][number]['node']

/** What it consists of: free spins, money, or money that is wagered first. */
export type RewardContent = NonNullable<PlayerReward['reward']['rewardType']>

export type RewardUpdate = RewardsContextSubscriptionSubscription['rewardUpdated']

export type { RewardStatus }

import type { RewardContent, RewardStatus } from '#stores/rewards/reward.ts'
import { openTestPage, type TestPage } from '#tests/support/environment.ts'
import { storeOidcUser } from '#tests/support/tokens.ts'

export interface Change {
  readonly reward?: string
  readonly status?: RewardStatus
  readonly startsAt?: string | null
  readonly claimType?: string
  readonly rewardType?: RewardContent | null
}

export const MONEY: RewardContent = {
  __typename: 'MoneyDropReward',
  name: null,
  amount: '5.00',
  currency: 'EUR'
}

/** A reward as the platform tells it. */
export const reward = (assignationId: string, change: Change = {}) => ({
  assignationId,
  assignedAt: '2026-11-20T00:00:00.000Z',
  updatedAt: null,
  reason: null,
  reference: null,
  status: change.status ?? 'Unclaimed',
  reward: {
    rewardId: change.reward ?? 'r1',
    name: 'A gift',
    expiresIn: null,
    startsAt: change.startsAt ?? null,
    endsAt: null,
    claimType: change.claimType ?? 'Manual',
    rewardReason: null,
    rewardType: change.rewardType === undefined ? MONEY : change.rewardType
  }
})

export const update = (version: number, assignationId: string, change: Change = {}) => {
  const { reward: told, status } = reward(assignationId, change)
  return { rewardUpdated: { assignationId, reward: told, status, version } }
}

export type Told = ReturnType<typeof reward>

export const answerOf = (...rewards: readonly Told[]) => ({
  viewer: { id: '1', playerRewards: { edges: rewards.map(node => ({ node })) } }
})

/** A page of a player whose rewards are these. */
export async function openRewards(
  begin: (page: TestPage) => void,
  ...rewards: readonly Told[]
): Promise<TestPage> {
  const page = openTestPage('/en/rewards/')
  storeOidcUser(page)
  page.answer('PlayerRewards', answerOf(...rewards))
  page.answer('RewardsUnderWay', answerOf())
  begin(page)
  await page.settle()
  page.connect('RewardsContextSubscription')
  await page.settle()
  return page
}

import type { RewardStatus } from '#contract/generated/page/graphql.ts'

/** What of a player's reward decides where it stands in the list. */
export interface AssignedReward {
  readonly assignationId: string
  readonly assignedAt: string | null
  readonly status: RewardStatus
  readonly reward: {
    readonly rewardId: string
    readonly startsAt: string | null
    readonly claimType: string | null
  }
}

type Identified = Pick<AssignedReward, 'assignationId'> & {
  readonly reward: Pick<AssignedReward['reward'], 'rewardId'>
}

/** One reward can be given to a player more than once, so both ids tell one of them apart. */
export const rewardKey = ({ assignationId, reward }: Identified): string =>
  `${reward.rewardId} ${assignationId}`

export const isManual = ({ reward }: Pick<AssignedReward, 'reward'>): boolean =>
  reward.claimType?.toLowerCase() === 'manual'

const momentOf = (moment: string | null): number => {
  const parsed = Date.parse(moment ?? '')
  return Number.isNaN(parsed) ? Number.POSITIVE_INFINITY : parsed
}

const order = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1)

function byStart(one: AssignedReward, other: AssignedReward): number {
  return (
    order(momentOf(one.reward.startsAt), momentOf(other.reward.startsAt)) ||
    order(momentOf(one.assignedAt), momentOf(other.assignedAt))
  )
}

/** Every reward once, as it was told last, in the order in which they start; without a start last. */
export function mergeRewards<Reward extends AssignedReward>(
  known: readonly Reward[],
  told: readonly Reward[]
): readonly Reward[] {
  const merged = new Map([...known, ...told].map(each => [rewardKey(each), each]))
  return [...merged.values()].sort(byStart)
}

/**
 * The list after a live update: a known reward takes its status, whichever it is; an unknown one is
 * added where the player has to claim it, unless it is credited already.
 */
export function withUpdate<Reward extends AssignedReward>(
  known: readonly Reward[],
  update: Reward
): readonly Reward[] {
  const key = rewardKey(update)
  const { status } = update
  if (known.some(each => rewardKey(each) === key))
    return known.map(each => (rewardKey(each) === key ? { ...each, status } : each))
  return status !== 'Credited' && isManual(update) ? mergeRewards(known, [update]) : known
}

const OVER: ReadonlySet<RewardStatus> = new Set(['Credited', 'Expired', 'Removed'])

export const isOver = ({ status }: Pick<AssignedReward, 'status'>): boolean => OVER.has(status)

/** The list without what was credited or ended. */
export const purged = <Reward extends AssignedReward>(
  known: readonly Reward[]
): readonly Reward[] => known.filter(each => !isOver(each))

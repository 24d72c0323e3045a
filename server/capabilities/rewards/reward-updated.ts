import { nullish, object, picklist, pipe, safeParse, string, transform } from 'valibot'

import type { BusEvent } from '../../bus/events.ts'
import type { RewardStatus, RewardUpdate, SubscriptionResolvers } from '../../generated/main.ts'
import { factsOf } from '../../graphql/facts.ts'

const STATUSES = [
  'Scheduled',
  'Processing',
  'Credited',
  'Unclaimed',
  'Expired',
  'Removed',
  'FailedProcessing'
] as const satisfies readonly RewardStatus[]

const moment = pipe(
  string(),
  transform(text => new Date(text))
)

const Update = object({
  assignationId: string(),
  status: picklist(STATUSES),
  reward: object({
    rewardId: string(),
    name: nullish(string(), null),
    claimType: nullish(string(), null),
    rewardReason: nullish(picklist(['Cashback', 'Incentive']), null),
    startsAt: nullish(moment, null),
    endsAt: nullish(moment, null)
  })
})

export const rewardUpdated: NonNullable<SubscriptionResolvers['rewardUpdated']> = {
  subscribe: (_root, _input, context) => factsOf(context, 'reward.updated', updateOf)
}

function updateOf({ version, data }: BusEvent): { rewardUpdated: RewardUpdate } | undefined {
  const read = safeParse(Update, data)
  return read.success ? { rewardUpdated: { ...read.output, version } } : undefined
}

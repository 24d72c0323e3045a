import {
  type InferOutput,
  literal,
  nullable,
  number,
  object,
  picklist,
  pipe,
  safeParse,
  string,
  transform,
  variant
} from 'valibot'

import { CURRENCY_CODES } from '#config/currencies.ts'
import type { BusEvent } from '../../bus/events.ts'
import type { RewardStatus, RewardUpdate, SubscriptionResolvers } from '../../generated/main.ts'
import { factsOf } from '../../graphql/facts.ts'
import { rewardAnswer } from './answer.ts'

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

const Terms = variant('type', [
  object({ type: literal('MoneyDrop'), amount: string() }),
  object({
    type: literal('BonusMoneyDrop'),
    amount: string(),
    factor: number(),
    days: nullable(number()),
    depositId: nullable(string())
  }),
  object({
    type: literal('FreeSpins'),
    spins: number(),
    value: string(),
    game: string(),
    betLevel: number()
  })
])

const Update = object({
  assignationId: string(),
  status: picklist(STATUSES),
  rewardId: string(),
  name: string(),
  kind: picklist(['Cashback', 'Incentive']),
  claimType: picklist(['Automatic', 'Manual']),
  currency: picklist(CURRENCY_CODES),
  terms: Terms,
  startsAt: moment,
  endsAt: nullable(moment),
  expiresIn: nullable(number())
})

export const rewardUpdated: NonNullable<SubscriptionResolvers['rewardUpdated']> = {
  subscribe: (_root, _input, context) => factsOf(context, 'reward.updated', updateOf)
}

function updateOf({ version, data }: BusEvent): { rewardUpdated: RewardUpdate } | undefined {
  const read = safeParse(Update, data)
  return read.success ? { rewardUpdated: answerOf(read.output, version) } : undefined
}

function answerOf(told: InferOutput<typeof Update>, version: number): RewardUpdate {
  return {
    assignationId: told.assignationId,
    status: told.status,
    version,
    reward: rewardAnswer({
      reward_id: told.rewardId,
      name: told.name,
      kind: told.kind,
      claim_type: told.claimType,
      currency: told.currency,
      starts_at: told.startsAt,
      ends_at: told.endsAt,
      expires_in: told.expiresIn,
      terms: told.terms
    })
  }
}

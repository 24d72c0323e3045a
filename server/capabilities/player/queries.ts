import { playerOf } from '../../context.ts'
import type { ViewerResolvers } from '../../generated/main.ts'
import { playerAnswer } from './player-answer.ts'

export const player: NonNullable<ViewerResolvers['player']> = (_viewer, _input, context) =>
  playerAnswer(playerOf(context), context)

export const customer: NonNullable<ViewerResolvers['customer']> = (_viewer, _input, context) => {
  const found = playerOf(context)
  return {
    id: `customer:${found.id}`,
    popUpsNeeded: [...found.pop_ups_needed],
    isCancelWithdrawalBlocked: found.is_cancel_withdrawal_blocked,
    isIncreaseDepositLimitBlocked: found.is_increase_deposit_limit_blocked,
    isRewardsBlocked: found.is_rewards_blocked,
    isDepositsBlocked: found.is_deposits_blocked
  }
}

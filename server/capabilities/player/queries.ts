import { playerOf } from '../../context.ts'
import type { ViewerResolvers } from '../../generated/main.ts'
import { playerAnswer } from './player-answer.ts'
import type { Player } from './table.ts'

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

const ASKED = {
  street: 'street',
  city: 'city',
  zipCode: 'zip_code'
} as const satisfies Record<string, keyof Player>

/** What the licence asks for and the player has not told: the address, and a national number. */
export const missingPersonalInfo: NonNullable<ViewerResolvers['missingPersonalInfo']> = (
  _viewer,
  _input,
  context
) => {
  const found = playerOf(context)
  const missing: string[] = Object.entries(ASKED)
    .filter(([, column]) => found[column] === null)
    .map(([field]) => field)
  if (context.jurisdiction.nationalIdAtRegistration && found.ssn === null) missing.push('ssn')
  return missing
}

/** The house asks nobody for proof yet, so there is no category to fill in. */
export const sourceOfWealth: NonNullable<ViewerResolvers['sourceOfWealth']> = () => []

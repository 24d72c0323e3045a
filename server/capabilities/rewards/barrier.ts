import type { House } from '#config/jurisdiction.ts'
import { hasFeature, type OperatorName } from '#config/operators.ts'
import {
  type Born,
  isTooYoungForCasino,
  type Player,
  type Standing,
  standingBlock
} from '../player/index.ts'
import type { StoredReward } from './tables.ts'

type Claiming = Born & Standing & Pick<Player, 'is_phone_number_verified' | 'is_rewards_blocked'>

/** Whether the house gives this player nothing: excluded, closed, on a break or blocked. */
export const isBlocked = (
  player: Pick<Player, 'is_rewards_blocked'> & Standing,
  now: Date
): boolean => standingBlock(player, now) !== null || player.is_rewards_blocked

const asksForPhone = (operator: OperatorName): boolean =>
  hasFeature(operator, 'EnablePhoneVerification') &&
  !hasFeature(operator, 'DisablePhoneVerificationForRewards')

export interface Claimed {
  readonly house: House
  readonly player: Claiming
  /** The player has turned offers off. */
  readonly declines: boolean
  readonly reward: Pick<StoredReward, 'kind'>
  readonly now: Date
}

/** Why a reward can not be credited to a player now; cashback is owed, and asks for less. */
export function claimBarrier({
  house,
  player,
  declines,
  reward,
  now
}: Claimed): 'PHONE_NOT_VERIFIED' | 'REWARDS_BLOCKED' | 'TOO_YOUNG' | undefined {
  if (isBlocked(player, now)) return 'REWARDS_BLOCKED'
  if (reward.kind === 'Cashback') return undefined
  if (isTooYoungForCasino(house, player, now)) return 'TOO_YOUNG'
  if (declines) return 'REWARDS_BLOCKED'
  if (asksForPhone(house.operator) && !player.is_phone_number_verified) return 'PHONE_NOT_VERIFIED'
  return undefined
}

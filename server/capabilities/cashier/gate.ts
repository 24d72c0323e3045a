import { methodOf, type PaymentMethodId } from '#config/payment-methods.ts'
import type { CreateDepositErrorCode } from '../../generated/main.ts'
import type { Player } from '../player/index.ts'

/** Why the player may not deposit now by the method; undefined when nothing stands against it. */
export function depositBarrier(
  player: Player,
  method: PaymentMethodId,
  now: Date
): CreateDepositErrorCode | undefined {
  const isPast = (moment: Date | null) => moment !== null && moment <= now
  const isAhead = (moment: Date | null) => moment !== null && moment > now
  if (player.account_status === 'Closed')
    return player.account_closure_cause === 'SelfExclusion' ? 'SELF_EXCLUDED' : 'ACCOUNT_CLOSED'
  if (isAhead(player.exclusion_ends_at)) return 'SELF_EXCLUDED'
  if (isAhead(player.timeout_ends_at)) return 'TIMED_OUT'
  if (player.is_deposits_blocked) return 'DEPOSITS_BLOCKED'
  if (player.kyc_status === 'Required' && isPast(player.kyc_deadline)) return 'KYC_REQUIRED'
  if (isPast(player.source_of_wealth_due_date)) return 'SOURCE_OF_WEALTH_REQUIRED'
  return isOpenTo(player, method, now) ? undefined : 'METHOD_NOT_AVAILABLE'
}

/** Whether the player may use the method: instant banking can be blocked, at once or from a day on. */
export function isOpenTo(
  { is_instant_banking_blocked: isBlocked, instant_banking_block_active_from: from }: Player,
  method: PaymentMethodId,
  now: Date
): boolean {
  return !isBlocked || methodOf(method).kind !== 'InstantBanking' || (from !== null && from > now)
}

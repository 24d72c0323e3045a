import type { Player } from '../player/player.ts'
import type { WithdrawalBlock, WithdrawalOptions } from './options.ts'

/** Why nothing can be withdrawn: the cashier's word, and what the player's own flags say. */
export function blockOf(
  { block }: Pick<WithdrawalOptions, 'block'>,
  state: Player
): WithdrawalBlock | undefined {
  if (block !== null) return block
  if (state.status !== 'LOGGED_IN') return undefined
  const { areWithdrawalsBlocked, canWithdraw, kycCheckStatus } = state.player
  if (areWithdrawalsBlocked) return 'WITHDRAWALS_BLOCKED'
  if (canWithdraw !== false) return undefined
  return kycCheckStatus?.status === 'Done' ? 'WITHDRAWALS_BLOCKED' : 'KYC_REQUIRED'
}

import type { Jurisdiction } from '#config/jurisdiction.ts'
import type { WithdrawalBlock } from '../../generated/main.ts'
import type { Player } from './table.ts'

/**
 * Why the player may not withdraw; undefined when nothing stands against it. Breaks and exclusions
 * do not: the money is the player's (decision D15). Only a cause that questions whose money it is
 * holds a closed account's back. Who a player is has to be known before the money goes only where
 * the licence says so; elsewhere it is asked for earlier, and not of somebody who wants to leave.
 */
export function withdrawalBlock(
  player: Player,
  { kyc }: Pick<Jurisdiction, 'kyc'>
): WithdrawalBlock | undefined {
  const cause = player.account_status === 'Closed' ? player.account_closure_cause : null
  if (cause === 'MultipleAccounts' || cause === 'Underage') return 'ACCOUNT_CLOSED'
  if (player.are_withdrawals_blocked) return 'WITHDRAWALS_BLOCKED'
  if (kyc === 'requiredForWithdrawal' && player.kyc_status !== 'Done') return 'KYC_REQUIRED'
  return undefined
}

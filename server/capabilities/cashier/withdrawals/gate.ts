import type { Jurisdiction } from '#config/jurisdiction.ts'
import type { Player } from '../../player/index.ts'

/** Whether licence and house let this player take withdrawals back at all. */
export const mayCancel = (
  player: Pick<Player, 'is_cancel_withdrawal_blocked'>,
  { cancelsWithdrawals }: Pick<Jurisdiction, 'cancelsWithdrawals'>
): boolean => cancelsWithdrawals && !player.is_cancel_withdrawal_blocked

import { type Player, standingBlock } from '../player/index.ts'

/** Whether its player may open a closed account again: the player's own closing alone is undone. */
export const mayReopen = (player: Player, now: Date): boolean =>
  player.account_status === 'Closed' &&
  player.account_closure_cause === 'CustomerRequest' &&
  player.reopen_by_customer_allowed &&
  standingBlock({ ...player, account_status: 'Open' }, now) !== 'SELF_EXCLUDED'

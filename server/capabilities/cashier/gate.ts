import { type House, jurisdictionOf } from '#config/jurisdiction.ts'
import { methodOf, type PaymentMethodId } from '#config/payment-methods.ts'
import type { CreateDepositErrorCode, DepositBlock } from '../../generated/main.ts'
import { type Player, papersBlock, standingBlock } from '../player/index.ts'

/** Why the player may not deposit now, however it is done; null when nothing stands against it. */
export function depositBlock(house: House, player: Player, now: Date): DepositBlock | null {
  const standing = standingBlock(player, now)
  if (standing) return standing
  if (player.is_deposits_blocked) return 'DEPOSITS_BLOCKED'
  return papersBlock(player, jurisdictionOf(house, player.country), now)
}

/** Why the player may not deposit now by the method; undefined when nothing stands against it. */
export function depositBarrier(
  house: House,
  player: Player,
  method: PaymentMethodId,
  now: Date
): CreateDepositErrorCode | undefined {
  const block = depositBlock(house, player, now)
  if (block) return block
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

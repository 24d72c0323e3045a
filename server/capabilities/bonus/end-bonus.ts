import { assetOf } from '#rules/money.ts'
import type { Tx } from '../../db/database.ts'
import type { BonusEndReason } from '../../generated/main.ts'
import type { Ports } from '../../ports.ts'
import type { Moved } from './moved.ts'
import { changeBonus, holdActive, holdBonus, purseOf } from './store.ts'
import type { StoredBonus } from './tables.ts'

export type LostReason = Exclude<BonusEndReason, 'WAGERED'>

/** Ends a bonus that is held: what is left of it goes back to the house in the same transaction. */
export async function loseBonus(
  ports: Ports,
  tx: Tx,
  bonus: StoredBonus,
  reason: LostReason
): Promise<Moved> {
  const { id, player_id: playerId, currency } = bonus
  const left = await purseOf(ports, tx, bonus)
  // Pages read a bonus again by the wallet's version: it grows where no money moves, too.
  const posted =
    left > 0n
      ? await ports.ledger.post(tx, {
          key: `bonus-end:${id}`,
          postings: [
            {
              from: `player:${playerId}:bonus`,
              to: 'house:promotions',
              asset: assetOf(currency),
              amount: left
            }
          ],
          meta: { kind: 'bonusEnd', bonus: id, reason }
        })
      : await ports.ledger.touch(tx, playerId)
  await changeBonus(tx, id, {
    status: reason === 'EXPIRED' ? 'Expired' : 'Forfeited',
    end_reason: reason,
    ended_at: ports.clock.now(),
    removed: bonus.removed + left
  })
  return { bonusId: id, move: { amount: -left, moneyType: 'bonus', posted } }
}

/**
 * Ends the bonus that a player has running, if any. Call it in the transaction that excludes the
 * player or closes the account, with the player's row written before.
 */
export async function closeBonuses(
  ports: Ports,
  tx: Tx,
  playerId: string,
  reason: LostReason
): Promise<readonly Moved[]> {
  const bonus = await holdActive(tx, playerId)
  return bonus ? [await loseBonus(ports, tx, bonus, reason)] : []
}

/** Ends the bonus that came with a deposit whose money goes back; one that was wagered stands. */
export async function endBonusOfDeposit(
  ports: Ports,
  tx: Tx,
  depositId: string
): Promise<readonly Moved[]> {
  const known = await tx
    .selectFrom('bonuses')
    .select('id')
    .where('deposit_id', '=', depositId)
    .executeTakeFirst()
  const bonus = known && (await holdBonus(tx, known.id))
  return bonus?.status === 'Active' ? [await loseBonus(ports, tx, bonus, 'DEPOSIT_RETURNED')] : []
}

export const isDue = ({ expires_at }: StoredBonus, now: Date): boolean => expires_at <= now

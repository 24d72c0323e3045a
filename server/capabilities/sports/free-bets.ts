import type { CurrencyCode } from '#config/currencies.ts'
import type { Executor, Tx } from '../../db/database.ts'
import type { StoredFreeBet } from './tables.ts'

interface Asked {
  readonly id: string
  readonly player: string
  readonly currency: CurrencyCode
  readonly stake: bigint
  readonly now: Date
}

/** Uses a player's free bet for all of a stake; false when it is no such one, or used or over. */
export async function spendFreeBet(
  tx: Tx,
  { id, player, currency, stake, now }: Asked
): Promise<boolean> {
  const used = await tx
    .updateTable('sport_free_bets')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('player_id', '=', player)
    .where('currency', '=', currency)
    .where('amount', '=', stake)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}

/** Gives a free bet back whose bet was not taken. */
export async function returnFreeBet(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('sport_free_bets').set({ used_at: null }).where('id', '=', id).execute()
}

export interface NewFreeBet {
  readonly id: string
  readonly playerId: string
  readonly currency: CurrencyCode
  readonly amount: bigint
  readonly key: string
  readonly now: Date
  readonly expiresAt: Date
}

/** Gives a player a free bet, once a key; false when the key has been used. */
export async function giveFreeBet(db: Executor, given: NewFreeBet): Promise<boolean> {
  const made = await db
    .insertInto('sport_free_bets')
    .values({
      id: given.id,
      player_id: given.playerId,
      currency: given.currency,
      amount: given.amount,
      key: given.key,
      given_at: given.now,
      expires_at: given.expiresAt
    })
    .onConflict(conflict => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

/** Free bets that a player can use at a moment, the next to end first. */
export const freeBetsOf = (
  db: Executor,
  playerId: string,
  now: Date
): Promise<readonly StoredFreeBet[]> =>
  db
    .selectFrom('sport_free_bets')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('expires_at')
    .orderBy('id')
    .execute()

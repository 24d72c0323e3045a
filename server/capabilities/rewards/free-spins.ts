import type { CurrencyCode } from '#config/currencies.ts'
import { assetOf } from '#rules/money.ts'
import type { Executor, Tx } from '../../db/database.ts'
import type { Posted } from '../../ledger/ledger.ts'
import type { Ports } from '../../ports.ts'

/** A bet that says it is a free spin. */
export interface FreeSpinBet {
  readonly id: string
  readonly playerId: string
  readonly game: string
  readonly currency: CurrencyCode
  /** In minor units. */
  readonly stake: bigint
  /** The ledger's name for the bet. */
  readonly key: string
  readonly at: Date
}

export type SpentFreeSpin =
  | { readonly status: 'spent'; readonly posted: Posted }
  | { readonly status: 'refused'; readonly code: 'INVALID_AMOUNT' | 'NO_FREE_SPINS' }

/**
 * Takes one of the spins for a bet, in the bet's transaction, and has the house pay its stake under
 * the bet's key. Bets at the same time wait for each other; one that is none is refused.
 */
export async function spendFreeSpin(
  { ledger }: Ports,
  tx: Tx,
  { id, playerId, game, currency, stake, key, at }: FreeSpinBet
): Promise<SpentFreeSpin> {
  const held = await tx
    .selectFrom('free_spins')
    .select(['spins_left', 'value'])
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .where('game', '=', game)
    .where('currency', '=', currency)
    .where('spins_left', '>', 0)
    .where('ends_at', '>', at)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!held) return { status: 'refused', code: 'NO_FREE_SPINS' }
  if (held.value !== stake) return { status: 'refused', code: 'INVALID_AMOUNT' }
  await tx
    .updateTable('free_spins')
    .set({ spins_left: held.spins_left - 1 })
    .where('id', '=', id)
    .execute()
  const posted = await ledger.post(tx, {
    key,
    postings: [
      { from: 'house:promotions', to: `house:${game}`, asset: assetOf(currency), amount: stake }
    ],
    meta: { kind: 'freeSpin', reward: id }
  })
  return { status: 'spent', posted }
}

/** Gives a spin back whose bet was rolled back, in the transaction that does so. */
export async function returnFreeSpin(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('free_spins')
    .set(spins => ({ spins_left: spins('spins_left', '+', 1) }))
    .where('id', '=', id)
    .whereRef('spins_left', '<', 'spins')
    .execute()
}

/** Adds to what the spins have won, in minor units, in the transaction that pays it. */
export async function countFreeSpinWin(tx: Tx, id: string, won: bigint): Promise<void> {
  if (won === 0n) return
  await tx
    .updateTable('free_spins')
    .set(spins => ({ won: spins('won', '+', won) }))
    .where('id', '=', id)
    .execute()
}

/** Spins that can be played in a game now. */
export interface FreeSpinsLeft {
  readonly id: string
  readonly left: number
  /** Of a spin, in minor units. */
  readonly value: bigint
  readonly currency: CurrencyCode
  readonly endsAt: Date
}

/** The spins that a player has left in a game, the oldest grant first. */
export async function freeSpinsOf(
  executor: Executor,
  playerId: string,
  game: string,
  at: Date
): Promise<readonly FreeSpinsLeft[]> {
  const rows = await executor
    .selectFrom('free_spins')
    .innerJoin('reward_assignments', 'reward_assignments.id', 'free_spins.id')
    .select(['free_spins.id', 'spins_left', 'value', 'free_spins.currency', 'free_spins.ends_at'])
    .where('free_spins.player_id', '=', playerId)
    .where('free_spins.game', '=', game)
    .where('free_spins.ends_at', '>', at)
    .where('reward_assignments.status', '=', 'Credited')
    .where('spins_left', '>', 0)
    .orderBy('granted_at')
    .orderBy('free_spins.id')
    .execute()
  return rows.map(row => ({
    id: row.id,
    left: row.spins_left,
    value: row.value,
    currency: row.currency,
    endsAt: row.ends_at
  }))
}

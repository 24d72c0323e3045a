import { SPORTS } from '#config/sports/book.ts'
import { assetOf } from '#rules/money.ts'
import type { Tx } from '../../db/database.ts'
import type { Posted } from '../../ledger/ledger.ts'
import type { Ports } from '../../ports.ts'
import { countPlay, type Play } from '../play-days/index.ts'
import { cashOf, HOUSE, metaOf } from './money.ts'
import { owedOf } from './store.ts'
import type { StoredBet } from './tables.ts'
import type { BetChange } from './tell.ts'

/** A bet that was paid too much. */
export type Debt = StoredBet

/** Bets of players that were paid too much, by their ids, the oldest first. The players are held. */
export async function debtsOf(tx: Tx, players: readonly string[]): Promise<Map<string, Debt>> {
  const rows = await tx
    .selectFrom('sport_bets')
    .selectAll()
    .where('player_id', 'in', players)
    .whereRef('paid', '>', 'entitled')
    .orderBy('placed_at')
    .orderBy('id')
    .execute()
  return new Map(rows.map(row => [row.id, row]))
}

interface Payment {
  readonly bet: Pick<StoredBet, 'currency' | 'free_bet_id' | 'id' | 'placed_at' | 'player_id'>
  /** In minor units, above zero. */
  readonly amount: bigint
  readonly key: string
  /** Of all players whose bets are paid; those that are given back are taken out of it. */
  readonly debts: Map<string, Debt>
}

interface Paid {
  readonly moved: { readonly amount: bigint; readonly posted: Posted }
  readonly settled: readonly (BetChange & { readonly bet: StoredBet })[]
}

/**
 * Pays what a bet returns into the player's real money, and takes from it what other bets of the same
 * player were paid too much. The player is held.
 */
export async function pay(ports: Ports, tx: Tx, payment: Payment): Promise<Paid> {
  const { amount, bet, debts, key } = payment
  const { currency, player_id: player } = bet
  const asset = assetOf(currency)
  const settled: (BetChange & { bet: StoredBet })[] = []
  let left: bigint = amount
  for (const debt of [...debts.values()]) {
    if (debt.player_id !== player || debt.currency !== currency || left === 0n) continue
    const owed: bigint = owedOf(debt)
    const back = owed < left ? owed : left
    left -= back
    const changed = { ...debt, paid: debt.paid - back, version: debt.version + 1n }
    if (owedOf(changed) === 0n) debts.delete(debt.id)
    else debts.set(debt.id, changed)
    await tx
      .updateTable('sport_bets')
      .set({ paid: changed.paid, version: changed.version })
      .where('id', '=', debt.id)
      .execute()
    await countReturn(tx, debt, -back)
    settled.push({ bet: changed })
  }
  const cash = cashOf(player)
  const back = amount - left
  const posted = await ports.ledger.post(tx, {
    key,
    postings: [
      { from: HOUSE, to: cash, asset, amount },
      ...(back > 0n ? [{ from: cash, to: HOUSE, asset, amount: back }] : [])
    ],
    meta: metaOf('sportsReturn', bet.id)
  })
  await countReturn(tx, bet, amount)
  return { moved: { amount: left, posted }, settled }
}

/** Counts what a bet brings, or gives back, on the day on which it was placed. */
export const countReturn = (tx: Tx, bet: Payment['bet'], amount: bigint): Promise<void> =>
  countPlay(tx, playOf(bet, amount))

/** What a bet brings or gives back, as it counts among what was played. */
export const playOf = (bet: Payment['bet'], amount: bigint): Play => ({
  playerId: bet.player_id,
  game: SPORTS,
  currency: bet.currency,
  at: bet.placed_at,
  won: amount,
  returned: bet.free_bet_id === null ? amount : 0n
})

import type { CurrencyCode } from '#config/currencies.ts'
import { SPORTS } from '#config/sports/book.ts'
import { exchanged } from '#rules/exchange.ts'
import type { Span } from '#rules/limit-period.ts'
import { returnOfPlay } from '#rules/return-of-play.ts'
import type { Executor } from '../../db/database.ts'
import { playedBetween } from '../play-days/index.ts'

/** What was bet in games in whole days by UTC, real and bonus money, and how much of it came back. */
export async function returnIn(
  db: Executor,
  playerId: string,
  { from, until }: Span,
  currency: CurrencyCode
): Promise<{ readonly wagered: bigint; readonly basisPoints: number | null }> {
  // A bet on sports may be open for weeks: what came back of stakes says nothing of it.
  const played = await playedBetween(db, playerId, from, until, { without: SPORTS })
  const undone = await undoneIn(db, playerId, { from, until })
  const inOne = (rows: readonly { currency: CurrencyCode; amount: bigint }[]) =>
    rows.reduce((sum, row) => sum + exchanged(row.amount, row.currency, currency, 'down'), 0n)
  const wagered = inOne(played.map(row => ({ ...row, amount: row.wagered })))
  const wins = inOne(played.map(row => ({ ...row, amount: row.returned })))
  const rollbacks = inOne(undone)
  // Days count no bet that was given back; a return counts it on both sides.
  return { wagered, basisPoints: returnOfPlay({ bets: wagered + rollbacks, wins, rollbacks }) }
}

async function undoneIn(db: Executor, playerId: string, { from, until }: Span) {
  const rows = await db
    .selectFrom('game_rounds')
    .select(({ fn }) => ['currency', fn.sum<string>('stake').as('sum')])
    .where('player_id', '=', playerId)
    .where('status', '=', 'rolledBack')
    .where('free_spins', 'is', null)
    .where('started_at', '>=', from)
    .where('started_at', '<', until)
    .groupBy('currency')
    .execute()
  return rows.map(({ currency, sum }) => ({ currency, amount: BigInt(sum) }))
}

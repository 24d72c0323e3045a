import type { CurrencyCode } from '#config/currencies.ts'
import type { LimitPeriod } from '#config/licences.ts'
import { exchanged } from '#rules/exchange.ts'
import { periodAt } from '#rules/limit-period.ts'
import type { Executor } from '../../db/database.ts'
import type { Player } from '../player/index.ts'
import { limitsOf } from './store.ts'

/** What of a limit on deposits is left in its period. */
export interface LimitLeft {
  readonly period: LimitPeriod
  /** In minor units of the player's currency, as is left. */
  readonly limit: bigint
  readonly left: bigint
  readonly resetsAt: Date
}

/**
 * Counts against a limit: what came in, and what may still come of a deposit that is under way.
 * What was given back counts too: a limit is on deposits, and nothing restores it (decision D14).
 */
const COUNTED = ['Initialized', 'Completed', 'RollbackInitialized', 'RolledBacked'] as const

/** What a player has paid in since a moment, in the limit's currency, rounded up where it is converted. */
export async function depositedSince(
  db: Executor,
  playerId: string,
  from: Date,
  currency: CurrencyCode
): Promise<bigint> {
  const rows = await db
    .selectFrom('deposits')
    .select(({ fn }) => ['currency', fn.sum<string>('amount').as('sum')])
    .where('player_id', '=', playerId)
    .where('status', 'in', COUNTED)
    .where('created_at', '>=', from)
    .groupBy('currency')
    .execute()
  return rows.reduce(
    (sum, row) => sum + exchanged(BigInt(row.sum), row.currency, currency, 'up'),
    0n
  )
}

/** What each of the player's limits on deposits leaves now, the shortest period first. */
export async function limitsLeft(
  db: Executor,
  { id, currency }: Pick<Player, 'currency' | 'id'>,
  now: Date
): Promise<readonly LimitLeft[]> {
  const left: LimitLeft[] = []
  for (const { period, value, currency: limited } of await limitsOf(db, id, ['Deposit'])) {
    if (period === null) continue
    // A limit in a currency that the player no longer has can not be reckoned: nothing is left.
    const { from, until } = periodAt(period, now)
    const used = limited === currency ? await depositedSince(db, id, from, currency) : value
    left.push({ period, limit: value, left: used < value ? value - used : 0n, resetsAt: until })
  }
  return left
}

/** Whether every limit has room for the amount: the lowest of them decides. */
export const fits = (limits: readonly LimitLeft[], amount: bigint): boolean =>
  limits.every(({ left }) => amount <= left)

import type { LimitPeriod } from '#config/licences.ts'
import { periodAt } from '#rules/limit-period.ts'
import type { Executor } from '../../db/database.ts'
import { depositLimitsOf } from '../limits/index.ts'
import type { Player } from '../player/index.ts'
import type { DepositStatus } from './tables.ts'

/** What of a limit is left in its period. */
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
const COUNTED = [
  'Initialized',
  'Completed',
  'RollbackInitialized',
  'RolledBacked'
] as const satisfies readonly DepositStatus[]

/** What each of the player's limits leaves now, the shortest period first. */
export async function limitsLeft(
  db: Executor,
  { id, currency }: Pick<Player, 'currency' | 'id'>,
  now: Date
): Promise<readonly LimitLeft[]> {
  const limits = await depositLimitsOf(db, id)
  const left: LimitLeft[] = []
  for (const { period, amount, currency: limited } of limits) {
    // A limit in a currency that the player no longer has can not be reckoned: nothing is left.
    const { from, until } = periodAt(period, now)
    const used = limited === currency ? await deposited(db, id, from) : amount
    left.push({ period, limit: amount, left: used < amount ? amount - used : 0n, resetsAt: until })
  }
  return left
}

async function deposited(db: Executor, playerId: string, from: Date): Promise<bigint> {
  const rows = await db
    .selectFrom('deposits')
    .select(({ fn }) => fn.sum<string>('amount').as('sum'))
    .where('player_id', '=', playerId)
    .where('status', 'in', COUNTED)
    .where('created_at', '>=', from)
    .executeTakeFirst()
  return BigInt(rows?.sum ?? 0)
}

/** Whether every limit has room for the amount: the lowest of them decides. */
export const fits = (limits: readonly LimitLeft[], amount: bigint): boolean =>
  limits.every(({ left }) => amount <= left)

import type { CurrencyCode } from '#config/currencies.ts'
import type { LimitPeriod } from '#config/licences.ts'
import type { Executor } from '../../db/database.ts'
// The table of this room: the compiler adds it to the database by this import.
import type {} from './tables.ts'

export interface DepositLimit {
  readonly period: LimitPeriod
  readonly currency: CurrencyCode
  /** In minor units. */
  readonly amount: bigint
}

/** The player's deposit limits, the shortest period first. */
export async function depositLimitsOf(
  db: Executor,
  playerId: string
): Promise<readonly DepositLimit[]> {
  const rows = await db
    .selectFrom('deposit_limits')
    .select(['period', 'currency', 'amount'])
    .where('player_id', '=', playerId)
    .execute()
  const order = ['Day', 'Week', 'Month'] as const satisfies readonly LimitPeriod[]
  return order.flatMap(period => rows.filter(row => row.period === period))
}

export interface NewDepositLimit extends DepositLimit {
  readonly playerId: string
  readonly setAt: Date
}

/** Sets the limit of a period at once, or takes it away with the amount null. */
export async function setDepositLimit(
  db: Executor,
  {
    playerId,
    period,
    currency,
    amount,
    setAt
  }: Omit<NewDepositLimit, 'amount'> & {
    readonly amount: bigint | null
  }
): Promise<void> {
  if (amount === null) {
    await db
      .deleteFrom('deposit_limits')
      .where('player_id', '=', playerId)
      .where('period', '=', period)
      .execute()
    return
  }
  await db
    .insertInto('deposit_limits')
    .values({ player_id: playerId, period, currency, amount, set_at: setAt })
    .onConflict(conflict =>
      conflict.columns(['player_id', 'period']).doUpdateSet({ currency, amount, set_at: setAt })
    )
    .execute()
}

import type { PaymentMethodId } from '#config/payment-methods.ts'
import type { Executor, Tx } from '../../db/database.ts'
import type { StoredDeposit } from './tables.ts'

/** A player's deposit; another player's is as unknown as one that never was. */
export const findDeposit = (
  db: Executor,
  id: string,
  playerId: string
): Promise<StoredDeposit | undefined> =>
  db
    .selectFrom('deposits')
    .selectAll()
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .executeTakeFirst()

export const findByKey = (
  db: Executor,
  playerId: string,
  key: string
): Promise<StoredDeposit | undefined> =>
  db
    .selectFrom('deposits')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()

/** Whether an account has brought the player money by the method before. */
export async function hasPaidFrom(
  db: Executor,
  playerId: string,
  method: PaymentMethodId,
  accountId: string
): Promise<boolean> {
  const earlier = await db
    .selectFrom('deposits')
    .select('id')
    .where('player_id', '=', playerId)
    .where('method', '=', method)
    .where('account_id', '=', accountId)
    .where('status', '=', 'Completed')
    .executeTakeFirst()
  return earlier !== undefined
}

/** The deposit, held until the transaction ends: its state changes in one place at a time. */
export const lockDeposit = (tx: Tx, id: string): Promise<StoredDeposit | undefined> =>
  tx.selectFrom('deposits').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** The last one that brought money, of all methods or of one. */
export function lastCompleted(
  db: Executor,
  playerId: string,
  method?: PaymentMethodId
): Promise<StoredDeposit | undefined> {
  const completed = db
    .selectFrom('deposits')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('status', '=', 'Completed')
    .orderBy('processed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
  return (method ? completed.where('method', '=', method) : completed).executeTakeFirst()
}

/** A player's deposits, newest first. */
export const listDeposits = (
  db: Executor,
  playerId: string,
  first: number
): Promise<readonly StoredDeposit[]> =>
  db
    .selectFrom('deposits')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(first)
    .execute()

import type { Executor, Tx } from '../../../db/database.ts'
import type { StoredWithdrawal } from '../tables.ts'

/** A player's withdrawal; another player's is as unknown as one that never was. */
export const findWithdrawal = (
  db: Executor,
  id: string,
  playerId: string
): Promise<StoredWithdrawal | undefined> =>
  db
    .selectFrom('withdrawals')
    .selectAll()
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .executeTakeFirst()

export const findWithdrawalByKey = (
  db: Executor,
  playerId: string,
  key: string
): Promise<StoredWithdrawal | undefined> =>
  db
    .selectFrom('withdrawals')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()

/** The withdrawal, held until the transaction ends: its state changes in one place at a time. */
export const lockWithdrawal = (tx: Tx, id: string): Promise<StoredWithdrawal | undefined> =>
  tx.selectFrom('withdrawals').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** The player's withdrawals that are not over, the newest first. */
export const pendingWithdrawals = (
  db: Executor,
  playerId: string
): Promise<readonly StoredWithdrawal[]> =>
  db
    .selectFrom('withdrawals')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('status', 'in', ['Initialized', 'CancelInitialized'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

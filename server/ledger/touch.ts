import type { Tx } from '../db/database.ts'
import type { Posted } from './ledger.ts'
import { balancesOf } from './read.ts'

/** A new version of a player whose balances stay as they are. */
export async function touch(tx: Tx, playerId: string): Promise<Posted> {
  const { version } = await tx
    .updateTable('ledger_subjects')
    .set(({ eb }) => ({ version: eb('version', '+', 1n) }))
    .where('subject', '=', playerId)
    .returning('version')
    .executeTakeFirstOrThrow()
  return {
    replayed: false,
    balances: await balancesOf(tx, playerId),
    subjects: [{ playerId, version: Number(version) }]
  }
}

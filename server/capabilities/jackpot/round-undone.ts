import type { Tx } from '../../db/database.ts'

/**
 * Notes that the round of a contribution was taken back. The contribution has had its draw, so that
 * it stays given; its history says both.
 */
export async function roundUndone(
  tx: Tx,
  { provider, transactionId, at }: { provider: string; transactionId: string; at: Date }
): Promise<void> {
  await tx
    .updateTable('jackpot_contributions')
    .set({ round_undone_at: at })
    .where('provider', '=', provider)
    .where('transaction_id', '=', transactionId)
    .execute()
}

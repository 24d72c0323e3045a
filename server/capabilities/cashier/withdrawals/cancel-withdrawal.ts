import { type Context, playerOf } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { CancelWithdrawalErrorCode, MutationResolvers } from '../../../generated/main.ts'
import type { StoredWithdrawal } from '../tables.ts'
import { withdrawalAnswer } from './answer.ts'
import { mayCancel } from './gate.ts'
import { queueOrder, sendOrdersOf } from './orders.ts'
import {
  announceWithdrawal,
  refuseWithdrawal,
  type SettledWithdrawal
} from './settle-withdrawal.ts'
import { findWithdrawal, lockWithdrawal } from './store.ts'

/**
 * Takes a withdrawal back: at once while it is still in the house, else by asking the provider,
 * whose word decides. Asked again it is the same answer.
 */
export const cancelWithdrawal: NonNullable<MutationResolvers['cancelWithdrawal']> = async (
  _root,
  { paymentId },
  context
) => {
  const { ports } = context
  const player = playerOf(context)
  const settled = await ports.db.transaction(tx => cancel(tx, paymentId, context))
  if (typeof settled === 'string') return { error: { code: settled } }
  await announceWithdrawal(ports, settled)
  await sendOrdersOf(ports, paymentId)
  const now = await findWithdrawal(ports.db.kysely, paymentId, player.id)
  if (now?.status === 'Completed') return { error: { code: 'TOO_LATE' } }
  return now ? { ok: withdrawalAnswer(now, context) } : { error: { code: 'UNKNOWN' } }
}

async function cancel(
  tx: Tx,
  id: string,
  context: Context
): Promise<SettledWithdrawal | CancelWithdrawalErrorCode> {
  const { jurisdiction, ports } = context
  const player = playerOf(context)
  const held = await lockWithdrawal(tx, id)
  if (held?.player_id !== player.id) return 'UNKNOWN'
  if (!mayCancel(player, jurisdiction)) return 'NOT_ALLOWED'
  switch (held.status) {
    case 'CancelInitialized':
      return { outcome: 'unchanged', withdrawal: held }
    case 'Cancelled':
      return held.refusal === 'CANCELLED_BY_PLAYER'
        ? { outcome: 'unchanged', withdrawal: held }
        : 'TOO_LATE'
    case 'Initialized':
      return held.released_at === null
        ? await refuseWithdrawal(ports, tx, held, 'CANCELLED_BY_PLAYER')
        : await askBack(tx, held, context)
    default:
      return 'TOO_LATE'
  }
}

async function askBack(
  tx: Tx,
  withdrawal: StoredWithdrawal,
  { ports }: Context
): Promise<SettledWithdrawal> {
  await tx
    .updateTable('withdrawals')
    .set({ status: 'CancelInitialized' })
    .where('id', '=', withdrawal.id)
    .execute()
  await queueOrder(ports, tx, withdrawal, 'cancelPayOut')
  return { outcome: 'applied', withdrawal }
}

import { catalogue } from '#messages/catalogue.ts'
import { type Context, playerOf } from '../../../context.ts'
import type { Withdrawal } from '../../../generated/main.ts'
import type { StoredWithdrawal } from '../tables.ts'
import { mayCancel } from './gate.ts'

/** A withdrawal as its player is told it. */
export function withdrawalAnswer(stored: StoredWithdrawal, context: Context): Withdrawal {
  const { currency, id, method, status } = stored
  const canCancel = status === 'Initialized' && mayCancel(playerOf(context), context.jurisdiction)
  return {
    id,
    paymentId: canCancel ? id : null,
    canCancelWithdrawal: canCancel,
    amount: { minor: stored.amount, currency },
    currency,
    method,
    methodName: catalogue(context.request.locale, 'payment')[`payment.method.${method}`],
    account: stored.account_mask,
    mode: stored.mode,
    status,
    refusal: stored.refusal,
    createdAt: stored.created_at,
    processedAt: stored.processed_at
  }
}

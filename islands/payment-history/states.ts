import type { ShownDeposit } from '#stores/payments/deposits.ts'
import type { ShownWithdrawal } from '#stores/payments/withdrawals.ts'
import { type CancelledPayments, statusNow } from '#stores/withdrawal/cancel.ts'
import type { PaymentsProps } from './props.ts'

type Messages = PaymentsProps['messages']

export interface PaymentState {
  readonly mood: 'bad' | 'good' | 'over' | 'waiting'
  readonly text: string
  /** Why it ended so. */
  readonly why?: string
}

/** How a deposit stands, in words. */
export function depositState(
  { refusal, status }: Pick<ShownDeposit, 'refusal' | 'status'>,
  messages: Messages
): PaymentState {
  switch (status) {
    case 'Cancelled': {
      const isStopped = refusal === 'CANCELLED_BY_PLAYER'
      return {
        mood: isStopped ? 'over' : 'bad',
        text: messages[isStopped ? 'payments.stopped' : 'payments.broken'],
        ...(refusal && { why: messages[`payments.whyDeposit.${refusal}`] })
      }
    }
    case 'RollbackInitialized':
      return {
        mood: 'bad',
        text: messages['payments.inDeposit.RollbackInitialized'],
        why: messages['payments.whyDeposit.owed']
      }
    case 'RolledBacked':
      return {
        mood: 'bad',
        text: messages['payments.inDeposit.RolledBacked'],
        why: messages['payments.whyDeposit.takenBack']
      }
    default:
      return {
        mood: status === 'Completed' ? 'good' : 'waiting',
        text: messages[`payments.inDeposit.${status}`]
      }
  }
}

type Now = Pick<ShownWithdrawal, 'mode' | 'refusal' | 'status'>

/** How a withdrawal stands, in words. */
export function withdrawalState({ mode, refusal, status }: Now, messages: Messages): PaymentState {
  const why = refusal && { why: messages[`payments.whyWithdrawal.${refusal}`] }
  switch (status) {
    case 'Completed':
      return { mood: 'good', text: messages['payments.inWithdrawal.Completed'] }
    case 'Cancelled': {
      const isStopped = refusal === null || refusal === 'CANCELLED_BY_PLAYER'
      const text = messages[isStopped ? 'payments.stopped' : 'payments.broken']
      return { mood: isStopped ? 'over' : 'bad', text, ...why }
    }
    case 'RolledBacked':
      return { mood: 'bad', text: messages['payments.inWithdrawal.RolledBacked'], ...why }
    case 'Initialized':
      return {
        mood: 'waiting',
        text: messages[mode === 'Manual' ? 'payments.checked' : 'payments.inWithdrawal.Initialized']
      }
    default:
      return { mood: 'waiting', text: messages[`payments.inWithdrawal.${status}`] }
  }
}

/** A withdrawal as it is after what the player has taken back on this page. */
export function withdrawalNow(
  withdrawal: ShownWithdrawal,
  cancelled: CancelledPayments
): ShownWithdrawal {
  const status = statusNow(withdrawal, cancelled)
  if (status === withdrawal.status) return withdrawal
  return {
    ...withdrawal,
    status,
    paymentId: null,
    refusal: status === 'Cancelled' ? 'CANCELLED_BY_PLAYER' : withdrawal.refusal
  }
}

import { useStore } from '@nanostores/react'

import { csvOf } from '#rules/csv.ts'
import { type ShownWithdrawal, withdrawalHistory } from '#stores/payments/withdrawals.ts'
import { $cancelledPayments } from '#stores/withdrawal/cancel.ts'
import { headOf } from './file-head.ts'
import { Payments } from './Payments.tsx'
import type { PaymentsProps } from './props.ts'
import { withdrawalNow, withdrawalState } from './states.ts'
import { WithdrawalRow } from './WithdrawalRow.tsx'

const STATES = [
  'Initialized',
  'Completed',
  'CancelInitialized',
  'Cancelled',
  'RolledBacked'
] as const

/** Every withdrawal that the player has begun, how it ended and why, and the way to take one back. */
export function WithdrawalHistory(props: PaymentsProps) {
  const { messages } = props
  const cancelled = useStore($cancelledPayments, { ssr: 'initial' })
  const tableOf = (withdrawals: readonly ShownWithdrawal[]) =>
    csvOf([
      headOf(messages),
      ...withdrawals.map(stored => {
        const withdrawal = withdrawalNow(stored, cancelled)
        const { text, why } = withdrawalState(withdrawal, messages)
        const { account, amount, createdAt, currency, id, methodName, processedAt } = withdrawal
        return [
          createdAt,
          processedAt ?? '',
          methodName,
          account ?? '',
          text,
          why ?? '',
          amount,
          currency,
          id
        ]
      })
    ])
  return (
    <Payments
      {...props}
      history={withdrawalHistory}
      fileName="withdrawals.csv"
      tableOf={tableOf}
      none={messages['payments.noWithdrawals']}
      states={STATES.map(status => [status, messages[`payments.inWithdrawal.${status}`]])}
      row={withdrawal => (
        <WithdrawalRow
          key={withdrawal.id}
          withdrawal={withdrawalNow(withdrawal, cancelled)}
          {...props}
        />
      )}
    />
  )
}

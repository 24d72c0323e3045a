import { csvOf } from '#rules/csv.ts'
import { depositHistory, type ShownDeposit } from '#stores/payments/deposits.ts'
import { DepositRow } from './DepositRow.tsx'
import { headOf } from './file-head.ts'
import { Payments } from './Payments.tsx'
import type { PaymentsProps } from './props.ts'
import { depositState } from './states.ts'

const STATES = [
  'Initialized',
  'Completed',
  'Cancelled',
  'RollbackInitialized',
  'RolledBacked'
] as const

/** Every deposit that the player has begun, how it ended and why. */
export function DepositHistory(props: PaymentsProps) {
  const { messages } = props
  const tableOf = (deposits: readonly ShownDeposit[]) =>
    csvOf([
      [...headOf(messages), messages['payments.fee']],
      ...deposits.map(deposit => {
        const { text, why } = depositState(deposit, messages)
        const { account, amount, createdAt, currency, fee, id, methodName, processedAt } = deposit
        return [
          createdAt,
          processedAt ?? '',
          methodName,
          account ?? '',
          text,
          why ?? '',
          amount,
          currency,
          id,
          fee
        ]
      })
    ])
  return (
    <Payments
      {...props}
      history={depositHistory}
      fileName="deposits.csv"
      tableOf={tableOf}
      none={messages['payments.noDeposits']}
      states={STATES.map(status => [status, messages[`payments.inDeposit.${status}`]])}
      row={deposit => <DepositRow key={deposit.id} deposit={deposit} {...props} />}
    />
  )
}

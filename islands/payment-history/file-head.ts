import type { PaymentsProps } from './props.ts'

/** What stands above the columns that files of deposits and of withdrawals have in common. */
export const headOf = (messages: PaymentsProps['messages']): readonly string[] =>
  (
    [
      'payments.begun',
      'payments.processed',
      'payments.method',
      'payments.account',
      'payments.state',
      'payments.reason',
      'payments.amount',
      'payments.currency',
      'payments.number'
    ] as const
  ).map(name => messages[name])

import type { ShownDeposit } from '#stores/payments/deposits.ts'
import { PaymentRow } from './PaymentRow.tsx'
import type { PaymentsProps } from './props.ts'
import { depositState } from './states.ts'

interface Props extends PaymentsProps {
  readonly deposit: ShownDeposit
}

export function DepositRow({ deposit, locale, messages }: Props) {
  const hasFee = /[1-9]/.test(deposit.fee)
  return (
    <PaymentRow
      locale={locale}
      messages={messages}
      payment={deposit}
      state={depositState(deposit, messages)}
      {...(hasFee && { fee: deposit.fee })}
    />
  )
}

import { useStore } from '@nanostores/react'
import { useState } from 'react'

import { LOCALES } from '#config/locales.ts'
import type { ShownWithdrawal } from '#stores/payments/withdrawals.ts'
import { $customer } from '#stores/player/customer.ts'
import { type CancelProblem, canCancel, cancelWithdrawal } from '#stores/withdrawal/cancel.ts'
import { Confirmation } from '../ui/Confirmation.tsx'
import { fill } from '../ui/fill.ts'
import { shownAmount } from '../ui/shown-amount.ts'
import { PaymentRow } from './PaymentRow.tsx'
import styles from './payment-history.module.css'
import type { PaymentsProps } from './props.ts'
import { withdrawalState } from './states.ts'

interface Props extends PaymentsProps {
  readonly withdrawal: ShownWithdrawal
}

/** One withdrawal, and the way to take it back for as long as that is possible. */
export function WithdrawalRow({ withdrawal, locale, messages }: Props) {
  const customer = useStore($customer, { ssr: 'initial' })
  const { amount, currency, paymentId } = withdrawal
  const shown = shownAmount(amount, currency, LOCALES[locale].bcp47)
  return (
    <PaymentRow
      locale={locale}
      messages={messages}
      payment={withdrawal}
      state={withdrawalState(withdrawal, messages)}
    >
      {paymentId !== null && canCancel(withdrawal, customer) && (
        <TakeBack paymentId={paymentId} amount={shown} locale={locale} messages={messages} />
      )}
    </PaymentRow>
  )
}

interface TakeBackProps extends Pick<PaymentsProps, 'locale' | 'messages'> {
  readonly paymentId: string
  readonly amount: string
}

function TakeBack({ paymentId, amount, locale, messages }: TakeBackProps) {
  const [state, setState] = useState<'asking' | 'idle' | 'running' | CancelProblem>('idle')
  const isProblem = state !== 'asking' && state !== 'idle' && state !== 'running'
  const take = async () => {
    setState('running')
    const outcome = await cancelWithdrawal(paymentId)
    setState(outcome.status === 'refused' ? outcome.problem : 'idle')
  }
  return (
    <>
      <button
        type="button"
        className="btn btn--quiet"
        aria-label={fill(messages['payments.takeBackOf'], { amount }, locale)}
        disabled={state === 'running'}
        onClick={() => setState('asking')}
      >
        {messages[state === 'running' ? 'payments.taking' : 'payments.takeBack']}
      </button>
      <p role="alert" className={styles.unread}>
        {isProblem && messages[`payments.problem.${state}`]}
      </p>
      <Confirmation
        isOpen={state === 'asking'}
        title={fill(messages['payments.ask.title'], { amount }, locale)}
        text={messages['payments.ask.text']}
        confirm={messages['payments.ask.yes']}
        cancel={messages['payments.ask.no']}
        onConfirm={() => void take()}
        onCancel={() => setState('idle')}
      />
    </>
  )
}

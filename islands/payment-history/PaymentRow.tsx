import type { ReactNode } from 'react'

import { LOCALES } from '#config/locales.ts'
import { formatDate } from '#rules/dates.ts'
import { shownAmount } from '../ui/shown-amount.ts'
import styles from './payment-history.module.css'
import type { PaymentsProps } from './props.ts'
import type { PaymentState } from './states.ts'

interface Props extends Pick<PaymentsProps, 'locale' | 'messages'> {
  readonly payment: {
    readonly account: string | null
    readonly amount: string
    readonly createdAt: string
    readonly currency: string
    readonly methodName: string
    readonly processedAt: string | null
  }
  readonly state: PaymentState
  readonly fee?: string
  /** What can be done about it. */
  readonly children?: ReactNode
}

/** One payment: by what and when, how it stands and why, and how much it was. */
export function PaymentRow({ payment, state, fee, locale, messages, children }: Props) {
  const { bcp47 } = LOCALES[locale]
  const { account, amount, createdAt, currency, methodName, processedAt } = payment
  const time = (moment: string) => (
    <time dateTime={moment}>
      {formatDate(new Date(moment), bcp47, { dateStyle: 'medium', timeStyle: 'short' })}
    </time>
  )
  const isSameMinute = processedAt?.slice(0, 16) === createdAt.slice(0, 16)
  return (
    <li className={styles.payment}>
      <div className={styles.about}>
        <p className={styles.name}>
          {methodName}
          {account && <span className={styles.account}>{account}</span>}
        </p>
        <p>{time(createdAt)}</p>
        {processedAt && !isSameMinute && (
          <p>
            {messages['payments.processed']} {time(processedAt)}
          </p>
        )}
      </div>
      <div className={styles.sum}>
        <p className={styles.amount} data-mood={state.mood}>
          {shownAmount(amount, currency, bcp47)}
        </p>
        {fee && (
          <p>
            {messages['payments.fee']} {shownAmount(fee, currency, bcp47)}
          </p>
        )}
      </div>
      <div className={styles.stands}>
        <p className={styles.state} data-mood={state.mood}>
          {state.text}
        </p>
        {state.why && <p>{state.why}</p>}
        {children}
      </div>
    </li>
  )
}

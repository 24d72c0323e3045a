import type { ReactNode } from 'react'

import {
  ANY_PAYMENT,
  PAYMENT_ORDERS,
  type PaymentFilter,
  type PaymentOrder
} from '#stores/payments/payment-filter.ts'
import styles from './payment-history.module.css'
import type { PaymentsProps } from './props.ts'

interface Props extends PaymentsProps {
  readonly filter: PaymentFilter
  readonly states: readonly (readonly [status: string, text: string])[]
  readonly onChange: (change: Partial<PaymentFilter>) => Promise<void>
  readonly children: ReactNode
}

interface Choice {
  readonly label: string
  readonly value: string
  readonly options: readonly (readonly [value: string, text: string])[]
  readonly onPick: (value: string) => void
}

const Select = ({ label, onPick, options, value }: Choice) => (
  <label className={styles.pick}>
    {label}
    <select value={value} onChange={event => onPick(event.currentTarget.value)}>
      {options.map(([id, text]) => (
        <option key={id} value={id}>
          {text}
        </option>
      ))}
    </select>
  </label>
)

const ORDERS = Object.keys(PAYMENT_ORDERS) as readonly PaymentOrder[]

/** Which payments are shown, and in what order. */
export function Filters({ children, filter, messages, methods, onChange, states }: Props) {
  const change = (next: Partial<PaymentFilter>) => void onChange(next)
  const { from, method, order, status, until } = filter
  const isFiltered = [from, method, status, until].some(value => value !== '')
  return (
    <search className={styles.filter}>
      <Select
        label={messages['payments.state']}
        value={status}
        options={[['', messages['payments.anyState']], ...states]}
        onPick={value => change({ status: value as PaymentFilter['status'] })}
      />
      <Select
        label={messages['payments.method']}
        value={method}
        options={[
          ['', messages['payments.anyMethod']],
          ...methods.map(({ id, name }) => [id, name] as const)
        ]}
        onPick={value => change({ method: value })}
      />
      <Select
        label={messages['payments.order']}
        value={order}
        options={ORDERS.map(each => [each, messages[`payments.order.${each}`]])}
        onPick={value => change({ order: value as PaymentOrder })}
      />
      <label className={styles.pick}>
        {messages['payments.from']}
        <input
          type="date"
          value={from}
          max={until || undefined}
          onChange={event => change({ from: event.currentTarget.value })}
        />
      </label>
      <label className={styles.pick}>
        {messages['payments.until']}
        <input
          type="date"
          value={until}
          min={from || undefined}
          onChange={event => change({ until: event.currentTarget.value })}
        />
      </label>
      <div className={styles.acts}>
        {isFiltered && (
          <button
            type="button"
            className="btn btn--quiet"
            onClick={() => change({ ...ANY_PAYMENT, order })}
          >
            {messages['payments.clear']}
          </button>
        )}
        {children}
      </div>
    </search>
  )
}

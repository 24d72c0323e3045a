import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'

import type { History, PaymentHistory } from '#stores/payments/payment-history.ts'
import { FileButton } from '../ui/FileButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Filters } from './Filters.tsx'
import styles from './payment-history.module.css'
import type { PaymentsProps } from './props.ts'

interface Props<Payment> extends PaymentsProps {
  readonly history: PaymentHistory<Payment>
  readonly states: readonly (readonly [status: string, text: string])[]
  readonly fileName: string
  readonly tableOf: (payments: readonly Payment[]) => string
  readonly none: string
  readonly row: (payment: Payment) => ReactNode
}

/** Payments by state, method and time, page by page, and the file of them. */
export function Payments<Payment>(props: Props<Payment>) {
  const { fileName, history, messages, tableOf } = props
  const shown = useStore(history.$history, { ssr: 'initial' })
  const make = async () => {
    const all = await history.forFile()
    return all.status === 'ready' ? { status: all.status, text: tableOf(all.entries) } : all
  }
  return (
    <div className={styles.history}>
      <Filters filter={shown.filter} onChange={history.filterBy} {...props}>
        {shown.status === 'ready' && shown.payments.length > 0 && (
          <FileButton
            name={fileName}
            make={make}
            messages={{
              file: messages['payments.file'],
              filing: messages['payments.filing'],
              failed: messages['payments.unread'],
              tooMany: messages['payments.tooMany']
            }}
          />
        )}
      </Filters>
      <List {...props} shown={shown} />
    </div>
  )
}

function List<Payment>({
  shown,
  history,
  messages,
  none,
  depositHref,
  row
}: Props<Payment> & { readonly shown: History<Payment> }) {
  if (shown.status === 'loading')
    return (
      <div className={styles.skeleton} role="status" aria-busy="true">
        <span className="vh">{messages['payments.loading']}</span>
      </div>
    )
  if (shown.status === 'failed')
    return (
      <div className={styles.part}>
        <Notice kind="danger">{messages['payments.failed']}</Notice>
        <button type="button" className="btn" onClick={() => void history.read()}>
          {messages['payments.tryAgain']}
        </button>
      </div>
    )
  if (shown.payments.length === 0) {
    const { from, method, status, until } = shown.filter
    const isFiltered = [from, method, status, until].some(value => value !== '')
    return (
      <div className={styles.none}>
        <p>{isFiltered ? messages['payments.noneFound'] : none}</p>
        {!isFiltered && (
          <a className="btn" href={depositHref}>
            {messages['payments.deposit']}
          </a>
        )}
      </div>
    )
  }
  return (
    <div className={styles.part}>
      <ul className={styles.list}>{shown.payments.map(row)}</ul>
      {shown.next !== undefined && (
        <>
          <p role="alert" className={styles.unread}>
            {shown.more === 'failed' && messages['payments.unread']}
          </p>
          <button
            type="button"
            className="btn btn--quiet"
            disabled={shown.more === 'loading'}
            onClick={() => void history.readMore()}
          >
            {messages[shown.more === 'loading' ? 'payments.loading' : 'payments.more']}
          </button>
        </>
      )}
    </div>
  )
}

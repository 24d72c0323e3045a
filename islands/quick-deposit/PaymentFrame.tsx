import {
  closeQuickDeposit,
  goToPayment,
  type QuickDeposit
} from '#stores/quick-deposit/quick-deposit.ts'
import { fill } from '../ui/fill.ts'
import type { DepositProps } from './props.ts'
import styles from './quick-deposit.module.css'

interface Props extends DepositProps {
  readonly deposit: Extract<QuickDeposit, { status: 'waiting' }>
}

/** The provider's own page: what is typed there never reaches this site. */
export function PaymentFrame({ deposit, locale, messages }: Props) {
  const { frameUrl, pageUrl, form, options } = deposit
  if (frameUrl === null)
    return (
      <div className={styles.outcome} role="status" aria-busy="true">
        <span className={styles.spinner} />
        <p>{messages['deposit.confirming']}</p>
        <p className={styles.hint}>{messages['deposit.waitCalmly']}</p>
        {pageUrl !== null && (
          <button type="button" className="btn btn--big" onClick={goToPayment}>
            {messages['deposit.openPage']}
          </button>
        )}
        <button type="button" className="btn btn--big btn--quiet" onClick={closeQuickDeposit}>
          {messages['deposit.close']}
        </button>
      </div>
    )
  const method = options.methods.find(({ id }) => id === form.method)
  return (
    <iframe
      className={styles.frame}
      src={frameUrl}
      title={fill(messages['deposit.frame'], { method: method?.name ?? '' }, locale)}
      data-kind={form.accountId === null ? method?.kind : 'kept'}
      allow="payment"
    />
  )
}

import {
  closeQuickDeposit,
  goToPayment,
  type QuickDeposit
} from '#stores/quick-deposit/quick-deposit.ts'
import { fill } from '../ui/fill.ts'
import { useGivenFocus } from '../ui/given-focus.ts'
import type { DepositProps } from './props.ts'
import styles from './quick-deposit.module.css'

interface Props extends DepositProps {
  readonly deposit: Extract<QuickDeposit, { status: 'waiting' }>
}

/** Each page that comes in a frame is another document, of which the frame's own focus knows nothing. */
function lead(frame: HTMLIFrameElement): void {
  if (document.activeElement !== frame) return
  frame.blur()
  frame.focus()
}

/** The provider's own page: what is typed there never reaches this site. */
export function PaymentFrame({ deposit, locale, messages }: Props) {
  const frame = useGivenFocus<HTMLIFrameElement>()
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
      ref={frame}
      onLoad={({ currentTarget }) => lead(currentTarget)}
      className={styles.frame}
      src={frameUrl}
      title={fill(messages['deposit.frame'], { method: method?.name ?? '' }, locale)}
      data-kind={form.accountId === null ? method?.kind : 'kept'}
      allow="payment"
    />
  )
}

import type { QuickDeposit } from '#stores/quick-deposit/quick-deposit.ts'
import type { DepositProps } from './props.ts'
import styles from './quick-deposit.module.css'

interface Props extends DepositProps {
  readonly deposit: Extract<QuickDeposit, { status: 'waiting' }>
}

/** The provider's own page: what is typed there never reaches this site. */
export function PaymentFrame({ deposit, messages }: Props) {
  if (deposit.frameUrl === null)
    return (
      <p className={styles.outcome} role="status" aria-busy="true">
        {messages['deposit.confirming']}
      </p>
    )
  return (
    <iframe
      className={styles.frame}
      src={deposit.frameUrl}
      title={messages['deposit.frame']}
      allow="payment"
    />
  )
}

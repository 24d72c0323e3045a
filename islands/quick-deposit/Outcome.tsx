import { LOCALES } from '#config/locales.ts'
import { formatMoney } from '#rules/money.ts'
import {
  closeQuickDeposit,
  type QuickDeposit,
  tryAgain
} from '#stores/quick-deposit/quick-deposit.ts'
import { fill } from '../ui/fill.ts'
import { useGivenFocus } from '../ui/given-focus.ts'
import { Icon } from '../ui/Icon.tsx'
import type { DepositProps } from './props.ts'
import styles from './quick-deposit.module.css'

interface CompletedProps extends DepositProps {
  readonly deposit: Extract<QuickDeposit, { status: 'completed' }>
}

export function Completed({ deposit, locale, messages }: CompletedProps) {
  const done = useGivenFocus<HTMLButtonElement>()
  const amount = formatMoney(deposit.minor, deposit.options.currency, LOCALES[locale].bcp47)
  return (
    <div className={styles.outcome} role="status" data-kind="success">
      <Icon name="check" />
      <p>{fill(messages['deposit.completed'], { amount }, locale)}</p>
      <button ref={done} type="button" className="btn btn--big" onClick={closeQuickDeposit}>
        {messages['deposit.done']}
      </button>
    </div>
  )
}

interface RefusedProps extends DepositProps {
  readonly deposit: Extract<QuickDeposit, { status: 'refused' }>
}

export function Refused({ deposit, messages }: RefusedProps) {
  const again = useGivenFocus<HTMLButtonElement>()
  return (
    <div className={styles.outcome} role="alert" data-kind="danger">
      <Icon name="alert" />
      <p>{messages[`deposit.refusal.${deposit.refusal}`]}</p>
      <p className={styles.hint}>{messages['deposit.nothingTaken']}</p>
      <button ref={again} type="button" className="btn btn--big" onClick={tryAgain}>
        {messages['deposit.tryAgain']}
      </button>
    </div>
  )
}

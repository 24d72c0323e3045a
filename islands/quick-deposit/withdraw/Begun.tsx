import { LOCALES } from '#config/locales.ts'
import { formatMoney } from '#rules/money.ts'
import { closeQuickDeposit } from '#stores/quick-deposit/request.ts'
import type { Withdrawal } from '#stores/withdrawal/options.ts'
import { withdrawMore } from '#stores/withdrawal/withdrawal.ts'
import { fill } from '../../ui/fill.ts'
import { useGivenFocus } from '../../ui/given-focus.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from '../quick-deposit.module.css'
import { accountWords } from './account-words.ts'
import type { WithdrawProps } from './props.ts'
import own from './withdraw.module.css'

/** The words for how a withdrawal stands that has just been asked for. */
function wordsOf({ mode, status }: Withdrawal, messages: WithdrawProps['messages']): string {
  switch (status) {
    case 'Initialized':
      return messages[`withdraw.begun.Initialized.${mode}`]
    case 'Completed':
      return messages['withdraw.begun.Completed']
    case 'CancelInitialized':
      return messages['withdraw.begun.CancelInitialized']
    case 'Cancelled':
    case 'RollbackInitialized':
    case 'RolledBacked':
      return messages['withdraw.begun.Cancelled']
  }
}

export function Begun({
  withdrawal,
  ...frame
}: WithdrawProps & { readonly withdrawal: Withdrawal }) {
  const { locale, messages } = frame
  const box = useGivenFocus<HTMLDivElement>()
  const amount = formatMoney(withdrawal.minor, withdrawal.currency, LOCALES[locale].bcp47)
  const isOnItsWay = withdrawal.status === 'Initialized'
  const isOver = withdrawal.status === 'Cancelled' || withdrawal.status === 'RolledBacked'
  const account = accountWords(withdrawal, frame)
  return (
    <div
      ref={box}
      className={`${styles.outcome} ${own.begun}`}
      role="status"
      tabIndex={-1}
      data-kind={isOver ? 'danger' : 'success'}
    >
      <Icon name={isOver ? 'alert' : 'check'} />
      <div className={own.why}>
        <p>{fill(wordsOf(withdrawal, messages), { amount, account }, locale)}</p>
        {isOnItsWay && <p className={styles.hint}>{messages['withdraw.begun.held']}</p>}
      </div>
      <button type="button" className="btn btn--big" onClick={closeQuickDeposit}>
        {messages['withdraw.done']}
      </button>
      <button type="button" className="btn btn--big btn--quiet" onClick={withdrawMore}>
        {messages['withdraw.again']}
      </button>
    </div>
  )
}

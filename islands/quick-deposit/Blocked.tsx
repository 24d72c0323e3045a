import { LOCALES } from '#config/locales.ts'
import { href } from '#config/routes.ts'
import { formatMoney } from '#rules/money.ts'
import { tightestLimit } from '#stores/quick-deposit/options.ts'
import { closeQuickDeposit, type QuickDeposit } from '#stores/quick-deposit/quick-deposit.ts'
import { supportLink } from '#stores/support.ts'
import { fill } from '../ui/fill.ts'
import { Icon } from '../ui/Icon.tsx'
import { limitWords } from './problem-words.ts'
import type { DepositProps } from './props.ts'
import styles from './quick-deposit.module.css'

interface Props extends DepositProps {
  readonly deposit: Extract<QuickDeposit, { status: 'blocked' }>
}

type Parts = Omit<Props, 'deposit'> & Pick<Props['deposit'], 'options'>

function LimitReached({ options, ...props }: Parts) {
  const { locale, messages } = props
  const limit = tightestLimit(options.limits)
  const minimum = formatMoney(options.minimum, options.currency, LOCALES[locale].bcp47)
  return (
    <>
      {limit && <p>{limitWords(limit, options, props)}</p>}
      {limit && limit.left > 0n && (
        <p className={styles.hint}>{fill(messages['deposit.limitBelow'], { minimum }, locale)}</p>
      )}
      <a className="btn btn--quiet" href={href(locale, 'limits')}>
        {messages['deposit.changeLimits']}
      </a>
    </>
  )
}

/** Said before anybody fills in a form that leads nowhere. */
export function Blocked({ deposit, ...props }: Props) {
  const { reason, options } = deposit
  const { messages } = props
  return (
    <div className={styles.outcome} role="status">
      <Icon name={reason === 'LIMIT_REACHED' ? 'limits' : 'info'} />
      <h3>{messages[`deposit.blocked.${reason}`]}</h3>
      {reason === 'LIMIT_REACHED' && <LimitReached {...props} options={options} />}
      {reason === 'NO_METHODS' && <p>{messages['deposit.noMethods']}</p>}
      {reason === 'DEPOSITS_BLOCKED' && (
        <>
          <p>{messages['deposit.blocked.DEPOSITS_BLOCKED.text']}</p>
          <a className="btn btn--quiet" href={supportLink()}>
            {messages['deposit.support']}
          </a>
        </>
      )}
      <button type="button" className="btn btn--big" onClick={closeQuickDeposit}>
        {messages['deposit.close']}
      </button>
    </div>
  )
}

import { LOCALES } from '#config/locales.ts'
import { pathTo } from '#config/paths.ts'
import { href } from '#config/routes.ts'
import { formatMoney } from '#rules/money.ts'
import { type DepositBlock, tightestLimit } from '#stores/quick-deposit/options.ts'
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

/** What of the player stands against it, and the page that helps. */
const OF_PLAYER = {
  ACCOUNT_CLOSED: undefined,
  SELF_EXCLUDED: { path: 'responsiblePlay', text: 'deposit.help' },
  TIMED_OUT: { path: 'responsiblePlay', text: 'deposit.help' },
  KYC_REQUIRED: { path: 'documents', text: 'deposit.toDocuments' },
  SOURCE_OF_WEALTH_REQUIRED: { path: 'sourceOfWealth', text: 'deposit.toWealth' }
} as const

const isOfPlayer = (reason: DepositBlock): reason is keyof typeof OF_PLAYER =>
  Object.hasOwn(OF_PLAYER, reason)

function OfPlayer({
  reason,
  locale,
  messages
}: Omit<Props, 'deposit'> & { readonly reason: keyof typeof OF_PLAYER }) {
  const way = OF_PLAYER[reason]
  return (
    <>
      <h3>{messages['deposit.blocked.DEPOSITS_BLOCKED']}</h3>
      <p>{messages[`deposit.problem.${reason}`]}</p>
      {way && (
        <a className="btn btn--quiet" href={pathTo(locale, way.path)}>
          {messages[way.text]}
        </a>
      )}
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
      {isOfPlayer(reason) ? (
        <OfPlayer {...props} reason={reason} />
      ) : (
        <h3>{messages[`deposit.blocked.${reason}`]}</h3>
      )}
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

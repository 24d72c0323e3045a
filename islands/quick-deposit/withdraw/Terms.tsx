import { LOCALES } from '#config/locales.ts'
import { formatMoney } from '#rules/money.ts'
import type {
  PayoutAccount,
  WithdrawalMode,
  WithdrawalOptions
} from '#stores/withdrawal/options.ts'
import { fill } from '../../ui/fill.ts'
import styles from '../quick-deposit.module.css'
import { arrivalWords } from './arrival.ts'
import type { WithdrawProps } from './props.ts'
import own from './withdraw.module.css'

interface Props extends WithdrawProps {
  readonly account: PayoutAccount
  readonly options: WithdrawalOptions
  readonly amount: bigint
  readonly mode: WithdrawalMode
}

/** How and when this amount is paid, before it is asked for. */
export function Terms({ account, options, amount, mode, ...frame }: Props) {
  const { locale, messages } = frame
  const { available, currency, minimum, waitsForMonday } = options
  const { instantUpTo } = account
  const money = (minor: bigint) => formatMoney(minor, currency, LOCALES[locale].bcp47)
  const isManual = mode === 'Manual'
  return (
    <>
      <div className={own.told} data-mode={mode}>
        <h3>{messages[`withdraw.mode.${mode}`]}</h3>
        <p>{messages[`withdraw.told.${isManual && waitsForMonday ? 'weekend' : mode}`]}</p>
        {isManual && instantUpTo >= minimum && account.mode === 'Instant' && (
          <p>{fill(messages['withdraw.told.above'], { amount: money(instantUpTo) }, locale)}</p>
        )}
      </div>
      <dl className={`${styles.sums} ${own.sums}`}>
        <div>
          <dt>{messages[`withdraw.arrives.${mode}`]}</dt>
          <dd>{arrivalWords(account.arrivesWithinMinutes, frame)}</dd>
        </div>
        <div>
          <dt>{messages['withdraw.fee']}</dt>
          <dd>{messages['withdraw.noFee']}</dd>
        </div>
        {amount <= available && (
          <div>
            <dt>{messages['withdraw.after']}</dt>
            <dd>{money(available - amount)}</dd>
          </div>
        )}
      </dl>
    </>
  )
}

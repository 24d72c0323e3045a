import { LOCALES } from '#config/locales.ts'
import { formatMoney } from '#rules/money.ts'
import { modeOf } from '#stores/withdrawal/amount.ts'
import type { WithdrawalOptions } from '#stores/withdrawal/options.ts'
import { editWithdrawal } from '#stores/withdrawal/withdrawal.ts'
import { fill } from '../../ui/fill.ts'
import styles from '../quick-deposit.module.css'
import { arrivalWords } from './arrival.ts'
import type { WithdrawProps } from './props.ts'
import own from './withdraw.module.css'

interface Props extends WithdrawProps {
  readonly options: WithdrawalOptions
  readonly chosen: string
  /** What is asked for; the way it is paid depends on it. */
  readonly amount: bigint
}

/** Where it can go, and for each place whether that takes a person's look. */
export function Accounts({ options, chosen, amount, ...frame }: Props) {
  const { locale, messages } = frame
  const money = (minor: bigint) => formatMoney(minor, options.currency, LOCALES[locale].bcp47)
  return (
    <fieldset className={`${styles.methods} ${own.accounts}`}>
      <legend>{messages['withdraw.where']}</legend>
      {options.accounts.map(account => {
        const mode = modeOf(account, amount)
        return (
          <label key={account.id}>
            <input
              type="radio"
              name="account"
              value={account.id}
              checked={account.id === chosen}
              onChange={() => editWithdrawal({ account: account.id })}
            />
            <span>
              <b>
                {account.name} {account.account}
              </b>
              <small>
                {fill(messages['withdraw.most'], { most: money(account.maximum) }, locale)}
              </small>
            </span>
            <span>
              {messages[`withdraw.mode.${mode}`]}
              <small>{arrivalWords(account.arrivesWithinMinutes, frame)}</small>
            </span>
          </label>
        )
      })}
      <p className={styles.hint}>
        {messages[options.isClosedLoop ? 'withdraw.closedLoop' : 'withdraw.usedBefore']}
      </p>
    </fieldset>
  )
}

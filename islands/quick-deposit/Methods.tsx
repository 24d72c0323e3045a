import { LOCALES } from '#config/locales.ts'
import { formatMoney } from '#rules/money.ts'
import type { DepositMethod, DepositOptions } from '#stores/quick-deposit/options.ts'
import { editDeposit } from '#stores/quick-deposit/quick-deposit.ts'
import { fill } from '../ui/fill.ts'
import type { DepositProps } from './props.ts'
import styles from './quick-deposit.module.css'

interface Props extends DepositProps {
  readonly options: DepositOptions
  readonly chosen: string
}

export function Methods({ options, chosen, locale, messages }: Props) {
  const feeOf = ({ fee }: DepositMethod) =>
    fee === 0n
      ? messages['deposit.noFee']
      : formatMoney(fee, options.currency, LOCALES[locale].bcp47)
  const timeOf = ({ arrivesWithinMinutes: minutes }: DepositMethod) =>
    minutes === 0
      ? messages['deposit.instant']
      : fill(messages['deposit.minutes'], { minutes }, locale)

  return (
    <fieldset className={styles.methods}>
      <legend>{messages['deposit.payWith']}</legend>
      {options.methods.map(method => (
        <label key={method.id}>
          <input
            type="radio"
            name="method"
            value={method.id}
            checked={method.id === chosen}
            onChange={() => editDeposit({ method: method.id })}
          />
          <span>
            <b>{method.name}</b>
            {method.account && (
              <small>
                {fill(messages['deposit.lastUsed'], { account: method.account }, locale)}
              </small>
            )}
          </span>
          <span>
            {feeOf(method)}
            <small>{timeOf(method)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

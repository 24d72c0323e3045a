import { LOCALES } from '#config/locales.ts'
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
  const percent = new Intl.NumberFormat(LOCALES[locale].bcp47, {
    style: 'percent',
    maximumFractionDigits: 2
  })
  const feeOf = ({ feeBasisPoints: share }: DepositMethod) =>
    share === 0
      ? messages['deposit.noFee']
      : fill(messages['deposit.feeShare'], { share: percent.format(share / 10_000) }, locale)
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

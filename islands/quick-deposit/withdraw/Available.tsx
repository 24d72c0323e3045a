import { LOCALES } from '#config/locales.ts'
import { formatMoney } from '#rules/money.ts'
import type { WithdrawalOptions } from '#stores/withdrawal/options.ts'
import { fill } from '../../ui/fill.ts'
import type { WithdrawProps } from './props.ts'
import styles from './withdraw.module.css'

interface Props extends WithdrawProps {
  readonly options: WithdrawalOptions
}

/** What can be withdrawn, and what is the player's and can not be, with the reason. */
export function Available({ options, locale, messages }: Props) {
  const { available, currency, minimum, notAvailable } = options
  const money = (minor: bigint) => formatMoney(minor, currency, LOCALES[locale].bcp47)
  return (
    <section className={styles.available}>
      <div>
        <h3>{messages['withdraw.available']}</h3>
        <p>{money(available)}</p>
        {available < minimum && (
          <small>{fill(messages['withdraw.nothing'], { minimum: money(minimum) }, locale)}</small>
        )}
      </div>
      {notAvailable.length > 0 && (
        <div>
          <h3>{messages['withdraw.notNow']}</h3>
          <dl>
            {notAvailable.map(({ reason, minor }) => (
              <div key={reason}>
                <dt>{messages[`withdraw.withheld.${reason}`]}</dt>
                <dd>{money(minor)}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </section>
  )
}

import { LOCALES } from '#config/locales.ts'
import { formatMoney } from '#rules/money.ts'
import type { DepositOptions, LimitLeft } from '#stores/quick-deposit/options.ts'
import { fill } from '../ui/fill.ts'
import type { DepositProps } from './props.ts'
import styles from './quick-deposit.module.css'
import { whenOf } from './when.ts'

interface Props extends DepositProps {
  readonly options: DepositOptions
  readonly amount: bigint
}

const shareOf = (part: bigint, whole: bigint) =>
  whole === 0n ? 100 : Math.min(100, Number((part * 100n) / whole))

function Meter({ limit, left, amount }: Pick<LimitLeft, 'left' | 'limit'> & { amount: bigint }) {
  const used = shareOf(limit - left, limit)
  const now = Math.min(100 - used, shareOf(amount, limit))
  return (
    <svg className={styles.meter} viewBox="0 0 100 3" preserveAspectRatio="none" aria-hidden="true">
      <rect width="100" height="3" />
      <rect width={used} height="3" />
      <rect x={used} width={now} height="3" />
    </svg>
  )
}

/** What each limit leaves, and what of it this deposit would take. */
export function Limits({ options, amount, locale, messages }: Props) {
  const money = (minor: bigint) => formatMoney(minor, options.currency, LOCALES[locale].bcp47)
  return (
    <section className={styles.limits}>
      <h3>{messages['deposit.limits']}</h3>
      {options.limits.length === 0 && <p className={styles.hint}>{messages['deposit.noLimits']}</p>}
      {options.limits.map(({ period, limit, left, resetsAt }) => (
        <div key={period}>
          <p>
            <b>{messages[`deposit.period.${period}`]}</b>
            <span>
              {fill(messages['deposit.left'], { left: money(left), limit: money(limit) }, locale)}
            </span>
          </p>
          <Meter limit={limit} left={left} amount={amount} />
          <small>
            {fill(messages['deposit.resets'], { when: whenOf(resetsAt, locale) }, locale)}
          </small>
        </div>
      ))}
    </section>
  )
}

import { LOCALES } from '#config/locales.ts'
import type { StatementHead } from '#stores/payments/statement.ts'
import { fill } from '../ui/fill.ts'
import { shownAmount } from '../ui/shown-amount.ts'
import type { StatementProps } from './props.ts'
import { signed } from './signed.ts'
import styles from './statement.module.css'

interface Props extends StatementProps {
  readonly head: StatementHead
}

/** The sum that a reader can follow: before, what each kind made of it, after. */
export function Sums({ head, locale, messages }: Props) {
  const { bcp47 } = LOCALES[locale]
  const { closing, currency, opening, totals } = head
  return (
    <dl className={styles.sums} aria-label={messages['payments.sums']}>
      <div data-end>
        <dt>{messages['payments.opening']}</dt>
        <dd>{shownAmount(opening, currency, bcp47)}</dd>
      </div>
      {totals.map(({ amount, count, kind }) => (
        <div key={kind}>
          <dt>
            {messages[`payments.sum.${kind}`]}{' '}
            <small>{fill(messages['payments.entries'], { count }, locale)}</small>
          </dt>
          <dd>{signed(amount, currency, bcp47)}</dd>
        </div>
      ))}
      <div data-end>
        <dt>{messages['payments.closing']}</dt>
        <dd>{shownAmount(closing, currency, bcp47)}</dd>
      </div>
    </dl>
  )
}

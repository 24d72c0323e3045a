import { LOCALES } from '#config/locales.ts'
import { formatDate } from '#rules/dates.ts'
import type { CashbackWeek } from '#stores/rewards/cashback.ts'
import { fill } from '../ui/fill.ts'
import { shownAmount } from '../ui/shown-amount.ts'
import type { Words } from './props.ts'
import styles from './rewards.module.css'
import { isNothing } from './weeks.ts'

interface Props extends Words {
  readonly week: CashbackWeek
}

interface Amount {
  readonly amount: string
  readonly currency: string
}

/** The sum that a week's cashback comes from, line by line. */
export function CashbackSum({ week, locale, texts }: Props) {
  const { bcp47 } = LOCALES[locale]
  const { bet, won, given, lost, paid, paidAt, rank, rateBasisPoints, status } = week
  const money = ({ amount, currency }: Amount) => shownAmount(amount, currency, bcp47)
  const less = (value: Amount) => (isNothing(value.amount) ? money(value) : `− ${money(value)}`)
  const rate = new Intl.NumberFormat(bcp47, { style: 'percent', maximumFractionDigits: 2 }).format(
    rateBasisPoints / 10_000
  )
  return (
    <>
      <dl className={styles.sum}>
        <div>
          <dt>{texts['rewards.cashback.bet']}</dt>
          <dd>{money(bet)}</dd>
        </div>
        <div>
          <dt>{texts['rewards.cashback.won']}</dt>
          <dd>{less(won)}</dd>
        </div>
        <div>
          <dt>{texts['rewards.cashback.given']}</dt>
          <dd>{less(given)}</dd>
        </div>
        <div data-total>
          <dt>{texts['rewards.cashback.lost']}</dt>
          <dd>{money(lost)}</dd>
        </div>
        <div>
          <dt>
            {rank === null
              ? texts['rewards.cashback.rate']
              : fill(texts['rewards.cashback.rateOf'], { rank }, locale)}
          </dt>
          <dd>× {rate}</dd>
        </div>
        {status !== 'Running' && (
          <div data-total data-end>
            <dt>{texts['rewards.cashback.paid']}</dt>
            <dd>{money(paid)}</dd>
          </div>
        )}
      </dl>
      {status !== 'Running' && (
        <p className={styles.note}>
          {status === 'Paid' && paidAt !== null
            ? fill(
                texts['rewards.cashback.paidAt'],
                {
                  moment: formatDate(new Date(paidAt), bcp47, {
                    dateStyle: 'medium',
                    timeStyle: 'short'
                  })
                },
                locale
              )
            : texts[`rewards.cashback.status.${status}`]}
        </p>
      )}
    </>
  )
}

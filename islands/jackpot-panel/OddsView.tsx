import { useStore } from '@nanostores/react'

import { POT_LABELS } from '#config/jackpots.ts'
import { $currency } from '#stores/jackpot/currency.ts'
import type { JackpotRules } from '#stores/jackpot/pots.ts'
import { fillNames } from '../ui/fill-names.ts'
import { figures } from './figures.ts'
import styles from './panel.module.css'
import type { PanelProps } from './props.ts'
import { TakePart } from './TakePart.tsx'
import { POTS } from './the-pots.ts'

interface Props extends PanelProps {
  readonly rules: JackpotRules
}

/** The odds of each pot, and below them the player's own part. */
export function OddsView({ locale, messages, rules }: Props) {
  const currency = useStore($currency)
  const { money, count } = figures(locale, currency)
  return (
    <>
      <dl className={styles.odds}>
        {POTS.map(pot => {
          const odds = rules.pots[pot]?.odds
          return (
            odds && (
              <div key={pot} data-pot={pot}>
                <dt className={styles.label}>{POT_LABELS[pot]}</dt>
                <dd>{fillNames(messages['panel.oneIn'], { count: count(odds) })}</dd>
              </div>
            )
          )
        })}
      </dl>
      {rules.unit && (
        <p className={styles.small}>
          {fillNames(messages['panel.oddsFor'], { amount: money(rules.unit) })}
        </p>
      )}
      <TakePart locale={locale} messages={messages} />
    </>
  )
}

import { useStore } from '@nanostores/react'

import { POT_LABELS } from '#config/jackpots.ts'
import { $currency } from '#stores/jackpot/currency.ts'
import { $pots, type JackpotRules } from '#stores/jackpot/pots.ts'
import { fillNames } from '../ui/fill-names.ts'
import { Amount } from './Amount.tsx'
import { figures } from './figures.ts'
import { PotPicture } from './PotPicture.tsx'
import styles from './panel.module.css'
import type { PanelProps } from './props.ts'
import { POTS } from './the-pots.ts'

interface Props extends PanelProps {
  readonly rules: JackpotRules
}

/** Each pot with what it began with, what it falls at, and what goes into it. */
export function PotsView({ locale, messages, rules }: Props) {
  const currency = useStore($currency)
  const { values } = useStore($pots)
  const { money, share } = figures(locale, currency)
  return (
    <ul className={styles.facts}>
      {POTS.map(pot => {
        const rule = rules.pots[pot]
        if (!rule) return null
        return (
          <li key={pot} data-pot={pot}>
            <PotPicture pot={pot} />
            <h3 className={styles.label}>{POT_LABELS[pot]}</h3>
            <b>
              <Amount locale={locale} euros={values[pot]} />
            </b>
            {rule.seed && (
              <p>{fillNames(messages['panel.startsAt'], { amount: money(rule.seed) })}</p>
            )}
            <p>
              {rule.mustDropAt
                ? fillNames(messages['panel.fallsAt'], { amount: money(rule.mustDropAt) })
                : messages['panel.noLimit']}
            </p>
            {rule.share && (
              <p>{fillNames(messages['panel.shareOf'], { share: share(rule.share) })}</p>
            )}
            {Number(rule.community ?? 0) > 0 && (
              <p>{fillNames(messages['panel.shared'], { share: share(rule.community) })}</p>
            )}
          </li>
        )
      })}
    </ul>
  )
}

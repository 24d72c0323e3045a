import { useStore } from '@nanostores/react'

import { LOCALES } from '#config/locales.ts'
import { shareOfBet } from '#rules/jackpot/contribution.ts'
import { formatMoney } from '#rules/money.ts'
import { contributionText, smallestContribution } from '#stores/jackpot/contribution.ts'
import { $currency } from '#stores/jackpot/currency.ts'
import { givesInPercent } from '#stores/jackpot/in-percent.ts'
import { $optIn } from '#stores/jackpot/opt-in.ts'
import { openPanelDetails } from '#stores/jackpot/panel.ts'
import { $jackpotSettings } from '#stores/jackpot/settings.ts'
import { fillNames } from '../ui/fill-names.ts'
import styles from './panel.module.css'
import type { PanelProps } from './props.ts'

/** A bet that is easily reckoned with, in minor units. */
const EXAMPLE = 100n

/** What each bet gives, or would give at least, and the way to odds and rules. */
export function Foot({ locale, messages }: PanelProps) {
  const optIn = useStore($optIn)
  const settings = useStore($jackpotSettings)
  const currency = useStore($currency)
  const isIn = optIn.state === true
  const least = settings ? smallestContribution(settings) : undefined
  const value = isIn ? (optIn.value ?? least) : least
  if (!currency || value === undefined) return null

  const { bcp47 } = LOCALES[locale]
  const inPercent = givesInPercent()
  const shown = contributionText(value, currency, locale)
  const words = messages[inPercent ? 'panel.ofEachBet' : 'panel.withEachBet']
  const each = fillNames(words, { value: shown })
  const money = (minor: bigint) => formatMoney(minor, currency.code, bcp47)
  const given = shareOfBet(EXAMPLE, String(value), 0).amount
  return (
    <div className={styles.foot}>
      <p>
        <b>{isIn ? each : fillNames(messages['panel.smallest'], { value: each })}</b>
        {inPercent && (
          <small>
            {fillNames(messages['panel.example'], { amount: money(given), bet: money(EXAMPLE) })}
          </small>
        )}
      </p>
      <button type="button" className={styles.outlined} onClick={() => openPanelDetails('odds')}>
        {messages['panel.details']}
      </button>
    </div>
  )
}

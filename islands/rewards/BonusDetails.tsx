import { BONUS_GAMES, BONUS_TERMS } from '#config/bonus-terms.ts'
import { isCurrency } from '#config/currencies.ts'
import { LOCALES } from '#config/locales.ts'
import { formatPercent } from '#rules/dates.ts'
import { formatMoney } from '#rules/money.ts'
import type { PlayerReward } from '#stores/rewards/reward.ts'
import type { Words } from './props.ts'
import { largestBet } from './reward-words.ts'
import styles from './rewards.module.css'

interface Props extends Words {
  readonly reward: PlayerReward
  readonly bonusTermsHref: string
}

/** How bonus money is played, to be read before it is taken. */
export function BonusDetails({ reward, bonusTermsHref, locale, texts }: Props) {
  const { bcp47 } = LOCALES[locale]
  const content = reward.reward.rewardType
  const currency = content?.__typename === 'BonusMoneyDropReward' ? content.currency : null
  const { maxBetHundredths, weights } = BONUS_TERMS
  return (
    <details className={styles.details}>
      <summary className="link">{texts['rewards.howPlayed']}</summary>
      <dl className={styles.lines}>
        {BONUS_GAMES.map(games => (
          <div key={games}>
            <dt>{texts[`rewards.counts.${games}`]}</dt>
            <dd>{formatPercent(weights[games] / 100, bcp47)}</dd>
          </div>
        ))}
        {currency !== null && isCurrency(currency) && (
          <div>
            <dt>{texts['rewards.largestBet']}</dt>
            <dd>{formatMoney(largestBet(maxBetHundredths, currency), currency, bcp47)}</dd>
          </div>
        )}
      </dl>
      <p>
        {texts['rewards.cashFirst']} <a href={bonusTermsHref}>{texts['rewards.bonusTerms']}</a>
      </p>
    </details>
  )
}

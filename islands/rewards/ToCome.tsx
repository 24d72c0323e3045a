import { useStore } from '@nanostores/react'

import { LOCALES } from '#config/locales.ts'
import { formatDate } from '#rules/dates.ts'
import { rewardKey } from '#rules/rewards/merge.ts'
import { spanOf } from '#rules/rewards/open-until.ts'
import { $now } from '#stores/now.ts'
import { $rewardCurrency } from '#stores/rewards/claimable.ts'
import type { PlayerReward } from '#stores/rewards/reward.ts'
import type { Words } from './props.ts'
import { RewardPicture } from './RewardPicture.tsx'
import { termsTextOf, titleOf } from './reward-words.ts'
import styles from './rewards.module.css'
import { sourceOf } from './source-of.ts'

interface Props extends Words {
  readonly rewards: readonly PlayerReward[]
}

/** What is to come, and when. */
export function ToCome({ rewards, ...words }: Props) {
  const { locale, texts } = words
  const { bcp47 } = LOCALES[locale]
  const now = useStore($now, { ssr: 'initial' })
  const currency = useStore($rewardCurrency, { ssr: () => undefined })
  const starts = (moment: string) => {
    const left = Date.parse(moment) - now
    if (now === 0 || left <= 0) return texts['rewards.soon']
    const [count, unit] = spanOf(left)
    return new Intl.RelativeTimeFormat(bcp47).format(count, unit)
  }
  return (
    <section aria-labelledby="rewards-to-come">
      <div className={styles.head}>
        <h2 id="rewards-to-come">{texts['rewards.scheduled']}</h2>
        {rewards.length > 0 && <span>{rewards.length}</span>}
      </div>
      {rewards.length === 0 ? (
        <p className={styles.nothing}>{texts['rewards.noneScheduled']}</p>
      ) : (
        <ul className={styles.list}>
          {rewards.map(each => (
            <li key={rewardKey(each)}>
              <RewardPicture reward={each} isSmall />
              <div>
                <h3>{titleOf(each, words)}</h3>
                <p>{sourceOf(each, words) ?? termsTextOf(each, words, currency)}</p>
              </div>
              {each.reward.startsAt !== null && (
                <div className={styles.end}>
                  <b>{starts(each.reward.startsAt)}</b>
                  <time dateTime={each.reward.startsAt}>
                    {formatDate(new Date(each.reward.startsAt), bcp47, {
                      weekday: 'short',
                      day: 'numeric',
                      month: 'short',
                      hour: 'numeric',
                      minute: '2-digit'
                    })}
                  </time>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

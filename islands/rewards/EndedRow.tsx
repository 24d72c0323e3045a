import { LOCALES } from '#config/locales.ts'
import { formatDate } from '#rules/dates.ts'
import type { EndedReward } from '#stores/rewards/history.ts'
import { Heading } from '../ui/Heading.tsx'
import { shownAmount } from '../ui/shown-amount.ts'
import type { Words } from './props.ts'
import { RewardPicture } from './RewardPicture.tsx'
import { titleOf } from './reward-words.ts'
import styles from './rewards.module.css'
import { sourceOf } from './source-of.ts'

interface Props extends Words {
  readonly ended: EndedReward
  /** Of its name among the headings of the page. */
  readonly level: number
}

/** A reward that has ended: where it came from, when, how, and what it came to. */
export function EndedRow({ ended, level, ...words }: Props) {
  const { locale, texts } = words
  const { bcp47 } = LOCALES[locale]
  const { endedAt, reward, worth } = ended
  const source = sourceOf(reward, words)
  const isSpins = reward.reward.rewardType?.__typename === 'FreeSpinReward'
  const state =
    reward.status === 'Credited'
      ? texts[
          isSpins
            ? worth
              ? 'rewards.came.spins'
              : 'rewards.came.spinsLeft'
            : reward.reward.rewardType?.__typename === 'BonusMoneyDropReward'
              ? 'rewards.came.bonus'
              : 'rewards.came.cash'
        ]
      : texts[reward.status === 'Expired' ? 'rewards.came.expired' : 'rewards.came.removed']
  return (
    <li>
      <RewardPicture reward={reward} isSmall />
      <div>
        <Heading level={level}>{titleOf(reward, words)}</Heading>
        {source !== undefined && <p>{source}</p>}
        <p>
          <time dateTime={endedAt}>
            {formatDate(new Date(endedAt), bcp47, { dateStyle: 'medium', timeStyle: 'short' })}
          </time>
        </p>
      </div>
      <div className={styles.end}>
        {worth && <b>{shownAmount(worth.amount, worth.currency, bcp47)}</b>}
        <span>{state}</span>
      </div>
    </li>
  )
}

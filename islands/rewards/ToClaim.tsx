import { useStore } from '@nanostores/react'

import { rewardKey } from '#rules/rewards/merge.ts'
import { $now } from '#stores/now.ts'
import { $claims } from '#stores/rewards/claim.ts'
import { $areRewardsBlocked, $rewardCurrency } from '#stores/rewards/claimable.ts'
import type { PlayerReward } from '#stores/rewards/reward.ts'
import { fill } from '../ui/fill.ts'
import { Notice } from '../ui/Notice.tsx'
import type { Ways, Words } from './props.ts'
import { RewardCard } from './RewardCard.tsx'
import styles from './rewards.module.css'
import { type Stage, stageOf } from './stage.ts'

interface Props extends Words, Ways {
  readonly rewards: readonly PlayerReward[]
}

const COUNTED = [
  ['rewards.count.ready', ['ready', 'sending']],
  ['rewards.count.underWay', ['underWay']],
  ['rewards.count.failed', ['failed']]
] as const satisfies readonly (readonly [string, readonly Stage[]])[]

/** What can be claimed, what is under way, and what came of both. */
export function ToClaim({ rewards, ...ways }: Props) {
  const { locale, texts } = ways
  const claims = useStore($claims, { ssr: 'initial' })
  const isBlocked = useStore($areRewardsBlocked, { ssr: () => false })
  const currency = useStore($rewardCurrency, { ssr: () => undefined })
  const now = useStore($now, { ssr: 'initial' })
  const stages = rewards.map(each => stageOf(each.status, claims[rewardKey(each)]))
  const counts = COUNTED.flatMap(([key, counted]) => {
    const count = stages.filter(stage => counted.some(each => each === stage)).length
    return count > 0 ? [fill(texts[key], { count }, locale)] : []
  })
  return (
    <section aria-labelledby="rewards-to-claim">
      <div className={styles.head}>
        <h2 id="rewards-to-claim">{texts['rewards.toClaim']}</h2>
        <span>{counts.join(', ')}</span>
      </div>
      {isBlocked && <Notice>{texts['rewards.blocked']}</Notice>}
      {rewards.length === 0 ? (
        <div className={styles.none}>
          <img src="/art/rewards/coin-320.webp" alt="" width="320" height="320" />
          <div>
            <h3>{texts['rewards.none']}</h3>
            <p>{texts['rewards.noneText']}</p>
          </div>
        </div>
      ) : (
        <div className={styles.cards}>
          {rewards.map(each => (
            <RewardCard
              key={rewardKey(each)}
              reward={each}
              claim={claims[rewardKey(each)]}
              isBlocked={isBlocked}
              currency={currency}
              now={now}
              {...ways}
            />
          ))}
        </div>
      )}
    </section>
  )
}

import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import { isOver } from '#rules/rewards/merge.ts'
import { $bonuses, $bonusInPlay } from '#stores/rewards/bonuses.ts'
import { $rewards, purgeRewards, readRewards } from '#stores/rewards/rewards.ts'
import { BonusInPlay } from './BonusInPlay.tsx'
import { BonusList } from './BonusList.tsx'
import { CashbackCard } from './CashbackCard.tsx'
import { Claimed } from './Claimed.tsx'
import { FewerOffers } from './FewerOffers.tsx'
import { Unread, Wait } from './Pending.tsx'
import { PromoCode } from './PromoCode.tsx'
import type { Ways, Words } from './props.ts'
import styles from './rewards.module.css'
import { isToCome } from './stage.ts'
import { ToClaim } from './ToClaim.tsx'
import { ToCome } from './ToCome.tsx'

export interface RewardsProps extends Words, Ways {
  /** The operator shows the bonus list. */
  readonly hasBonusList: boolean
  /** It lets players ask what can be had, too. */
  readonly hasBonusChecker: boolean
}

/** All that was given to the player: to claim, in play, to come, and what it came to. */
export function Rewards({ hasBonusList, hasBonusChecker, ...ways }: RewardsProps) {
  const { locale, texts, cashbackHref, historyHref } = ways
  const words = { locale, texts }
  const state = useStore($rewards, { ssr: 'initial' })
  const bonuses = useStore($bonuses, { ssr: 'initial' })
  const bonus = useStore($bonusInPlay, { ssr: () => undefined })
  const rewards = state.status === 'ready' ? state.rewards : []
  // Once the player has left, what was credited is no news any more.
  useEffect(() => purgeRewards, [])
  return (
    <div className={styles.page}>
      <div className={styles.columns}>
        <div className={styles.main}>
          {state.status === 'failed' && <Unread {...words} onAgain={readRewards} />}
          {state.status === 'loading' && <Wait {...words} />}
          {state.status === 'ready' && (
            <ToClaim rewards={rewards.filter(({ status }) => !isToCome(status))} {...ways} />
          )}
          {bonus && <BonusInPlay bonus={bonus} {...words} />}
        </div>
        <aside className={styles.aside}>
          <CashbackCard cashbackHref={cashbackHref} {...words} />
          <PromoCode {...words} />
          <FewerOffers {...words} />
        </aside>
      </div>
      <div className={styles.halves}>
        <ToCome rewards={rewards.filter(({ status }) => isToCome(status))} {...words} />
        <Claimed historyHref={historyHref} endedCount={rewards.filter(isOver).length} {...words} />
      </div>
      {hasBonusList && <BonusList read={bonuses} hasChecker={hasBonusChecker} {...words} />}
    </div>
  )
}

import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import { $rewardHistory, readRewardHistory } from '#stores/rewards/history.ts'
import { EndedRow } from './EndedRow.tsx'
import type { Words } from './props.ts'
import styles from './rewards.module.css'

interface Props extends Words {
  readonly historyHref: string
  /** Grows with each reward that ends before the player's eyes. */
  readonly endedCount: number
}

const SHOWN = 4

/** The rewards that ended last, and the way to all of them. */
export function Claimed({ historyHref, endedCount, ...words }: Props) {
  const { texts } = words
  const history = useStore($rewardHistory, { ssr: 'initial' })
  useEffect(() => {
    if (endedCount > 0) void readRewardHistory()
  }, [endedCount])
  return (
    <section aria-labelledby="rewards-claimed">
      <div className={styles.head}>
        <h2 id="rewards-claimed">{texts['rewards.ended']}</h2>
        <a className="link" href={historyHref}>
          {texts['rewards.history']}
        </a>
      </div>
      {history.status === 'failed' && (
        <p className={styles.nothing}>{texts['rewards.historyFailed']}</p>
      )}
      {history.status === 'loading' && <div className={styles.wait} aria-busy="true" />}
      {history.status === 'ready' &&
        (history.ended.length === 0 ? (
          <p className={styles.nothing}>{texts['rewards.noneEnded']}</p>
        ) : (
          <ul className={styles.list}>
            {history.ended.slice(0, SHOWN).map(each => (
              <EndedRow key={each.reward.assignationId} ended={each} level={3} {...words} />
            ))}
          </ul>
        ))}
    </section>
  )
}

import { useStore } from '@nanostores/react'

import { $rewardHistory, readEarlierRewards, readRewardHistory } from '#stores/rewards/history.ts'
import { EndedRow } from './EndedRow.tsx'
import { Unread, Wait } from './Pending.tsx'
import type { Words } from './props.ts'
import styles from './rewards.module.css'

/** Every reward that has ended, page by page. */
export function History(words: Words) {
  const { texts } = words
  const history = useStore($rewardHistory, { ssr: 'initial' })
  if (history.status === 'loading') return <Wait {...words} />
  if (history.status === 'failed') return <Unread {...words} onAgain={readRewardHistory} />
  if (history.ended.length === 0)
    return <p className={styles.nothing}>{texts['rewards.noneEnded']}</p>
  return (
    <div className={styles.part}>
      <ul className={styles.list}>
        {history.ended.map(each => (
          <EndedRow key={each.reward.assignationId} ended={each} level={2} {...words} />
        ))}
      </ul>
      {history.next !== undefined && (
        <>
          <p role="alert" className={styles.fault}>
            {history.more === 'failed' && texts['rewards.historyFailed']}
          </p>
          <button
            type="button"
            className="btn btn--quiet"
            disabled={history.more === 'loading'}
            onClick={() => void readEarlierRewards()}
          >
            {texts[history.more === 'loading' ? 'rewards.loading' : 'rewards.more']}
          </button>
        </>
      )}
    </div>
  )
}

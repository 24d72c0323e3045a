import { useStore } from '@nanostores/react'

import { $refused, contributionRefusalSeen } from '#stores/jackpot/opt-in.ts'
import styles from './panel.module.css'
import type { PanelProps } from './props.ts'

/** The last bet took no part in the draw: said until the player has seen it. */
export function Refused({ messages }: Pick<PanelProps, 'messages'>) {
  const reason = useStore($refused)
  if (reason === null) return null
  return (
    <div className={styles.refused} role="alert">
      <p>{messages['panel.refused']}</p>
      <button type="button" className={styles.plain} onClick={contributionRefusalSeen}>
        {messages['panel.seen']}
      </button>
    </div>
  )
}

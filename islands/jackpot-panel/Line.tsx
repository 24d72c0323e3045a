import { useStore } from '@nanostores/react'

import { $pots } from '#stores/jackpot/pots.ts'
import styles from './panel.module.css'
import type { PanelProps } from './props.ts'

/** Says so where the figures are those of before, or none. */
export function Line({ messages }: Pick<PanelProps, 'messages'>) {
  const { status } = useStore($pots)
  if (status !== 'stale' && status !== 'failed') return null
  return (
    <p className={styles.line} role="status">
      {messages[`panel.${status}`]}
    </p>
  )
}

import { Line } from './Line.tsx'
import styles from './panel.module.css'
import type { PanelProps } from './props.ts'
import { Refused } from './Refused.tsx'

/** What has to be said of the pots and of the last bet, where the panel itself is put away. */
export function Notes({ messages }: Pick<PanelProps, 'messages'>) {
  return (
    <div className={styles.notes}>
      <Line messages={messages} />
      <Refused messages={messages} />
    </div>
  )
}

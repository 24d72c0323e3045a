import type { ReactNode } from 'react'

import styles from './slip.module.css'

/** A price that has risen or fallen, marked by more than its colour. */
export const Moved = ({
  isUp,
  children
}: {
  readonly isUp: boolean
  readonly children: ReactNode
}) => (
  <span className={isUp ? styles.up : styles.down}>
    <svg className={styles.arrow} viewBox="0 0 10 10" aria-hidden="true">
      <path d={isUp ? 'M5 1 9.500 9h-9z' : 'M5 9 .5 1h9z'} />
    </svg>
    {children}
  </span>
)

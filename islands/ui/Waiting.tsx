import type { ReactNode } from 'react'

import styles from './waiting.module.css'

/** Holds the place of a form while it is not known what to ask, or while the page goes on. */
export function Waiting({ text }: { readonly text: string }) {
  return (
    <p className={styles.waiting} role="status" aria-busy="true">
      {text}
    </p>
  )
}

/** Keeps the place that `Waiting` has held, so that what stands below it stays where it is. */
export const Held = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.held}>{children}</div>
)

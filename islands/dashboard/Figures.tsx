import type { ReactNode } from 'react'

import styles from './dashboard.module.css'

export interface Figure {
  readonly name: string
  readonly value: string
  readonly about?: string | undefined
  /** What it is drawn as in the chart below. */
  readonly mark?: 'in' | 'out' | undefined
}

/** The sums of a period, each with a word more on it. */
export const Figures = ({ figures }: { readonly figures: readonly Figure[] }): ReactNode => (
  <dl className={styles.figures}>
    {figures.map(({ name, value, about, mark }) => (
      <div key={name}>
        <dt data-mark={mark}>{name}</dt>
        <dd>{value}</dd>
        {about !== undefined && <dd className={styles.about}>{about}</dd>}
      </div>
    ))}
  </dl>
)

import { useStore } from '@nanostores/react'

import { POT_LABELS } from '#config/jackpots.ts'
import { $pots } from '#stores/jackpot/pots.ts'
import { Amount } from './Amount.tsx'
import { PotPicture } from './PotPicture.tsx'
import styles from './panel.module.css'
import type { PanelProps } from './props.ts'
import { POTS } from './the-pots.ts'

/** The three pots with what stands in them, the largest first. */
export function PotList({ locale, messages }: PanelProps) {
  const { status, values } = useStore($pots)
  return (
    <ul className={styles.pots} aria-busy={status === 'loading'} data-status={status}>
      {POTS.map(pot => (
        <li key={pot} data-pot={pot}>
          <PotPicture pot={pot} />
          <span className={styles.label}>{POT_LABELS[pot]}</span>
          <b>
            {status === 'failed' ? (
              messages['panel.error']
            ) : (
              <Amount locale={locale} euros={values[pot]} />
            )}
          </b>
        </li>
      ))}
    </ul>
  )
}

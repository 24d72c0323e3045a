import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'

import { $wayIn, type Way } from '#stores/entry/way-in.ts'
import { Icon, type IconName } from '../ui/Icon.tsx'
import styles from './sign-in.module.css'

interface Props {
  readonly way: Way
  readonly kind: 'main' | 'quiet'
  readonly icon?: IconName
  /** Without it the button sends the form that it stands in. */
  readonly onPress?: () => void
  readonly children: ReactNode
}

/** A button for one way in; it keeps its size while that way is tried, and waits for the others. */
export function WayButton({ way, kind, icon, onPress, children }: Props) {
  const wayIn = useStore($wayIn, { ssr: 'initial' })
  const isBusy = wayIn.status === 'busy'
  const isTried = isBusy && wayIn.way === way
  return (
    <button
      type={onPress ? 'button' : 'submit'}
      className={`btn ${kind === 'main' ? 'btn--big' : 'btn--quiet'} ${styles.way}`}
      data-way={way}
      aria-disabled={isBusy}
      aria-busy={isTried}
      onClick={onPress}
    >
      {icon && !isTried && <Icon name={icon} />}
      {isTried && <span className={styles.turn} />}
      {children}
    </button>
  )
}

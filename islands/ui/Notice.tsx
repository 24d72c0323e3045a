import { type ReactNode, useEffect, useRef } from 'react'

import { Icon, type IconName } from './Icon.tsx'
import styles from './notice.module.css'

const ICONS = { danger: 'alert', info: 'info', success: 'check' } as const satisfies Record<
  string,
  IconName
>

interface Props {
  readonly kind?: keyof typeof ICONS
  /** Takes the focus whenever this number grows, so that a refusal is met first. */
  readonly told?: number
  readonly children: ReactNode
}

/** A word of its own above what it is about. */
export function Notice({ kind = 'info', told = 0, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (told > 0) box.current?.focus()
  }, [told])
  return (
    <div
      ref={box}
      className={styles.notice}
      data-kind={kind}
      role={kind === 'danger' ? 'alert' : 'status'}
      tabIndex={told > 0 ? -1 : undefined}
    >
      <Icon name={ICONS[kind]} />
      <div>{children}</div>
    </div>
  )
}

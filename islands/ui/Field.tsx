import type { ReactNode } from 'react'

import styles from './fields.module.css'

/** By it a summary of what is wrong leads to the field. */
export const idOf = (name: string): string => `field-${name}`

interface Props {
  readonly name: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly problem?: string | undefined
  /** Drawn with the ids of what describes it. */
  readonly children: (described: string | undefined) => ReactNode
}

/** A label, what it belongs to, a hint and what is wrong with it, tied together for readers. */
export function Field({ name, label, hint, problem, children }: Props) {
  const id = idOf(name)
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <div className={styles.field} data-field={name} data-invalid={problem ? '' : undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children(described || undefined)}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {problem && (
        <p className={styles.problem} id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  )
}

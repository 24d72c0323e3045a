import type { ReactNode } from 'react'

import { Field, idOf } from './Field.tsx'
import styles from './fields.module.css'

interface Props {
  readonly name: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Several lines in the player's own words. */
export const TextArea = ({ name, label, hint, value, onChange }: Props) => (
  <Field name={name} label={label} hint={hint}>
    {described => (
      <textarea
        id={idOf(name)}
        className={styles.input}
        name={name}
        value={value}
        rows={4}
        maxLength={1000}
        aria-describedby={described}
        onChange={event => onChange(event.currentTarget.value)}
      />
    )}
  </Field>
)

import { type ReactNode, useEffect, useRef } from 'react'

import { Field, idOf } from './Field.tsx'
import styles from './fields.module.css'

interface Props {
  readonly label: ReactNode
  readonly value: string
  readonly onChange: (value: string) => void
  readonly isWrong: boolean
  /** The field takes the focus again whenever this number grows. */
  readonly refused: number
  readonly readOnly: boolean
}

/** A code of six digits in one field, so that it can be pasted and filled in by the phone. */
export function CodeField({ label, value, onChange, isWrong, refused, readOnly }: Props) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (refused > 0) input.current?.focus()
  }, [refused])
  return (
    <Field name="code" label={label}>
      {() => (
        <input
          ref={input}
          id={idOf('code')}
          className={`${styles.input} ${styles.code}`}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          // A limit of six would cut off a code that is pasted with a space in it.
          maxLength={100}
          spellCheck={false}
          value={value}
          readOnly={readOnly}
          aria-invalid={isWrong}
          onChange={event => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  )
}

import { type ReactNode, useState } from 'react'

import { Field, idOf } from './Field.tsx'
import styles from './fields.module.css'

interface Props {
  readonly name?: string
  readonly label: ReactNode
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onLeave?: (() => void) | undefined
  readonly hint?: ReactNode
  readonly problem?: string | undefined
  readonly autoComplete: 'current-password' | 'new-password'
  readonly show: string
  readonly hide: string
}

/** A password that may be looked at while it is typed. */
export function PasswordField(props: Props) {
  const { name = 'password', label, hint, problem } = props
  const [isShown, setShown] = useState(false)
  return (
    <Field name={name} label={label} hint={hint} problem={problem}>
      {described => (
        <span className={styles.password}>
          <input
            id={idOf(name)}
            className={styles.input}
            name={name}
            type={isShown ? 'text' : 'password'}
            value={props.value}
            maxLength={100}
            required
            autoComplete={props.autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            aria-describedby={described}
            aria-invalid={problem !== undefined}
            onChange={event => props.onChange(event.currentTarget.value)}
            onBlur={props.onLeave}
          />
          <button
            type="button"
            className={styles.reveal}
            aria-controls={idOf(name)}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? props.hide : props.show}
          </button>
        </span>
      )}
    </Field>
  )
}

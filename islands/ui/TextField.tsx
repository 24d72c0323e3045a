import type { HTMLAttributes, InputHTMLAttributes, ReactNode } from 'react'

import { Field, idOf } from './Field.tsx'
import styles from './fields.module.css'

export interface TextFieldProps {
  readonly name: string
  readonly label: ReactNode
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onLeave?: (() => void) | undefined
  readonly hint?: ReactNode
  readonly problem?: string | undefined
  readonly type?: 'email' | 'tel' | 'text'
  readonly autoComplete?: InputHTMLAttributes<HTMLInputElement>['autoComplete']
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  readonly isOptional?: boolean
  readonly disabled?: boolean
}

/** One line of text with its label, a hint, and what is wrong with it. */
export function TextField(props: TextFieldProps) {
  const { name, label, hint, problem, type = 'text', isOptional = false } = props
  return (
    <Field name={name} label={label} hint={hint} problem={problem}>
      {described => (
        <input
          id={idOf(name)}
          className={styles.input}
          name={name}
          type={type}
          value={props.value}
          maxLength={100}
          required={!isOptional}
          disabled={props.disabled}
          autoComplete={props.autoComplete}
          inputMode={props.inputMode}
          autoCapitalize={type === 'email' ? 'none' : undefined}
          spellCheck={type === 'text' ? undefined : false}
          aria-describedby={described}
          aria-invalid={problem !== undefined}
          onChange={event => props.onChange(event.currentTarget.value)}
          onBlur={props.onLeave}
        />
      )}
    </Field>
  )
}

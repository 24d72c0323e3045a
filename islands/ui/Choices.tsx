import { type ReactNode, useId } from 'react'

import styles from './choices.module.css'

interface Choice<Value> {
  readonly value: Value
  readonly label: ReactNode
}

interface Props<Value> {
  readonly legend: string
  readonly choices: readonly Choice<Value>[]
  readonly value: Value | undefined
  readonly problem?: string | undefined
  readonly onChange: (value: Value) => void
}

/** One of a few: radio buttons that look like what they choose. */
export function Choices<Value extends number | string | boolean>(props: Props<Value>) {
  const { legend, choices, value, problem, onChange } = props
  const name = useId()
  return (
    <fieldset className={styles.choices} aria-describedby={problem && `${name}-problem`}>
      <legend>{legend}</legend>
      <div>
        {choices.map(choice => (
          <label key={String(choice.value)}>
            <input
              type="radio"
              name={name}
              checked={choice.value === value}
              aria-invalid={problem !== undefined}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      {problem && (
        <p className={styles.problem} id={`${name}-problem`}>
          {problem}
        </p>
      )}
    </fieldset>
  )
}

import { passwordStrength } from '#rules/password-strength.ts'
import { PASSWORD_LEAST } from '#stores/entry/registration-checks.ts'
import { fill } from '../ui/fill.ts'
import { PasswordField } from '../ui/PasswordField.tsx'
import type { RegisterProps } from './props.ts'
import styles from './register.module.css'

interface Props extends RegisterProps {
  readonly value: string
  readonly problem: string | undefined
  readonly onChange: (value: string) => void
  readonly onLeave: () => void
}

/** A password that is being chosen, with a word on how well it keeps. */
export function NewPassword({ locale, messages, value, problem, onChange, onLeave }: Props) {
  const strength = passwordStrength(value, PASSWORD_LEAST)
  const advice = fill(messages['entry.hint.password'], { count: PASSWORD_LEAST }, locale)
  return (
    <PasswordField
      label={messages['entry.field.password']}
      value={value}
      onChange={onChange}
      onLeave={onLeave}
      problem={problem}
      autoComplete="new-password"
      show={messages['entry.show']}
      hide={messages['entry.hide']}
      hint={
        <span className={styles.strength} data-strength={value === '' ? undefined : strength}>
          <span aria-live="polite">
            {value === '' || strength === 'short' ? advice : messages[`entry.strength.${strength}`]}
          </span>
        </span>
      }
    />
  )
}

import { LOCALES } from '#config/locales.ts'
import { idOf } from '../ui/Field.tsx'
import fields from '../ui/fields.module.css'
import type { RegisterProps } from './props.ts'
import styles from './register.module.css'

interface Props extends RegisterProps {
  /** `year-month-day`, as far as it has been filled in. */
  readonly value: string
  readonly problem: string | undefined
  readonly onChange: (value: string) => void
  readonly onLeave: () => void
}

const PARTS = ['year', 'month', 'day'] as const

type Part = (typeof PARTS)[number]

const isPart = (type: string): type is Part => PARTS.some(part => part === type)

/** Day, month and year as the language orders them; English alone stands for all but America. */
const orderIn = (bcp47: string): readonly Part[] =>
  new Intl.DateTimeFormat(bcp47 === 'en' ? 'en-GB' : bcp47)
    .formatToParts(0)
    .map(({ type }) => type)
    .filter(isPart)

/** A birthday in three numbers: no calendar to turn back for decades, and a phone's number keys. */
export function DateOfBirth({ locale, messages, value, problem, onChange, onLeave }: Props) {
  const given = value.split('-')
  const change = (part: Part, text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, part === 'year' ? 4 : 2)
    onChange(PARTS.map((name, index) => (name === part ? digits : (given[index] ?? ''))).join('-'))
  }
  const order = orderIn(LOCALES[locale].bcp47)
  return (
    <fieldset
      className={fields.field}
      data-invalid={problem ? '' : undefined}
      aria-describedby={problem && `${idOf('dateOfBirth')}-problem`}
      onBlur={event => {
        if (!event.currentTarget.contains(event.relatedTarget)) onLeave()
      }}
    >
      <legend className={fields.label}>{messages['entry.field.dateOfBirth']}</legend>
      <div className={styles.date}>
        {order.map((part, index) => (
          <label key={part} className={styles.part} data-part={part}>
            <span>{messages[`entry.${part}`]}</span>
            <input
              id={index === 0 ? idOf('dateOfBirth') : undefined}
              className={fields.input}
              name={`bday-${part}`}
              autoComplete={`bday-${part}`}
              inputMode="numeric"
              maxLength={100}
              required
              aria-invalid={problem !== undefined}
              value={given[PARTS.indexOf(part)] ?? ''}
              onChange={event => change(part, event.currentTarget.value)}
            />
          </label>
        ))}
      </div>
      {problem && (
        <p className={fields.problem} id={`${idOf('dateOfBirth')}-problem`}>
          {problem}
        </p>
      )}
    </fieldset>
  )
}

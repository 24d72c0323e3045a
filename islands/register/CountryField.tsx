import { Field, idOf } from '../ui/Field.tsx'
import fields from '../ui/fields.module.css'
import type { RegisterProps } from './props.ts'

interface Props extends RegisterProps {
  readonly value: string
  readonly problem: string | undefined
  readonly onChange: (code: string) => void
}

export function CountryField({ countries, messages, value, problem, onChange }: Props) {
  return (
    <Field name="country" label={messages['entry.field.country']} problem={problem}>
      {described => (
        <select
          id={idOf('country')}
          className={fields.input}
          name="country"
          autoComplete="country"
          required
          value={value}
          aria-describedby={described}
          aria-invalid={problem !== undefined}
          onChange={event => onChange(event.currentTarget.value)}
        >
          <option value="" disabled>
            {messages['entry.choose']}
          </option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

import { LOCALES } from '#config/locales.ts'
import { choose, type FilledRegistration } from '#stores/entry/registration.ts'
import { Field, idOf } from '../ui/Field.tsx'
import fields from '../ui/fields.module.css'
import type { RegisterProps } from './props.ts'

interface Props extends RegisterProps {
  readonly registration: FilledRegistration
}

/** A share of each bet for the jackpot, taken along to where the player lands. */
export function JackpotChoice({ registration, locale, messages }: Props) {
  const { entries, jackpotChoices } = registration
  if (jackpotChoices.length === 0) return null
  const figures = new Intl.NumberFormat(LOCALES[locale].bcp47, { minimumFractionDigits: 2 })
  return (
    <Field name="jackpot" label={messages['entry.jackpot']} hint={messages['entry.jackpot.hint']}>
      {described => (
        <select
          id={idOf('jackpot')}
          className={fields.input}
          name="jackpot"
          value={entries.jackpot ?? ''}
          aria-describedby={described}
          onChange={({ currentTarget: { value } }) =>
            choose({ jackpot: value === '' ? undefined : Number(value) })
          }
        >
          <option value="">{messages['entry.jackpot.none']}</option>
          {jackpotChoices.map(share => (
            <option key={share} value={share}>
              {figures.format(share)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

import { choose, type FilledRegistration } from '#stores/entry/registration.ts'
import { contributionText } from '#stores/jackpot/contribution.ts'
import { Field, idOf } from '../ui/Field.tsx'
import fields from '../ui/fields.module.css'
import type { RegisterProps } from './props.ts'

interface Props extends RegisterProps {
  readonly registration: FilledRegistration
}

/** Before there is a purse, amounts are told as the house sets them. */
const EUROS = { code: 'EUR', rate: '1' } as const

/** A share of each bet for the jackpot, taken along to where the player lands. */
export function JackpotChoice({ registration, locale, messages }: Props) {
  const { entries, jackpotChoices } = registration
  if (jackpotChoices.length === 0) return null
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
              {contributionText(share, EUROS, locale)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

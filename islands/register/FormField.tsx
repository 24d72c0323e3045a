import { isOptionalField, type RegistrationField } from '#config/registration-forms.ts'
import {
  acceptTerms,
  chooseCountry,
  enterText,
  type FilledRegistration,
  leaveField
} from '#stores/entry/registration.ts'
import type { FieldProblem } from '#stores/entry/registration-checks.ts'
import { TextField, type TextFieldProps } from '../ui/TextField.tsx'
import { Consents } from './Consents.tsx'
import { CountryField } from './CountryField.tsx'
import { DateOfBirth } from './DateOfBirth.tsx'
import { NewPassword } from './NewPassword.tsx'
import type { RegisterProps } from './props.ts'
import { problemText } from './texts.ts'

interface Props extends RegisterProps {
  readonly field: RegistrationField
  readonly registration: FilledRegistration
  readonly problem: FieldProblem | undefined
}

type PlainField = Exclude<RegistrationField, 'country' | 'dateOfBirth' | 'password' | 'terms'>

/** How the browser may help with each of the plain texts. */
const INPUTS: Readonly<
  Record<PlainField, Pick<TextFieldProps, 'autoComplete' | 'inputMode' | 'type'>>
> = {
  email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  nationalId: { autoComplete: 'off' },
  phoneNumber: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  street: { autoComplete: 'street-address' },
  city: { autoComplete: 'address-level2' },
  zipCode: { autoComplete: 'postal-code' },
  state: { autoComplete: 'address-level1' }
}

const HINTED = ['firstName', 'nationalId', 'phoneNumber'] as const

/** One field of a registration, by its name on the wire. */
export function FormField({ field, registration, problem: found, ...page }: Props) {
  const { messages } = page
  const { entries } = registration
  const problem = found && problemText(field, found, page)
  if (field === 'terms')
    return (
      <Consents {...page} registration={registration} problem={problem} onAccept={acceptTerms} />
    )
  const bound = {
    value: entries.texts[field],
    problem,
    onChange: (text: string) => enterText(field, text),
    onLeave: () => leaveField(field)
  }
  switch (field) {
    case 'password':
      return <NewPassword {...page} {...bound} />
    case 'country':
      return <CountryField {...page} {...bound} onChange={code => void chooseCountry(code)} />
    case 'dateOfBirth':
      return <DateOfBirth {...page} {...bound} />
    default: {
      const hinted = HINTED.find(name => name === field)
      const isOptional = isOptionalField(field)
      return (
        <TextField
          {...bound}
          {...INPUTS[field]}
          name={field}
          isOptional={isOptional}
          hint={hinted && messages[`entry.hint.${hinted}`]}
          label={
            <>
              {messages[`entry.field.${field}`]}
              {isOptional && <small> ({messages['entry.optional']})</small>}
            </>
          }
        />
      )
    }
  }
}

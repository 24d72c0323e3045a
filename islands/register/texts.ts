import type { RegistrationField } from '#config/registration-forms.ts'
import { type FieldProblem, PASSWORD_LEAST } from '#stores/entry/registration-checks.ts'
import { fill } from '../ui/fill.ts'
import type { RegisterProps } from './props.ts'

const PLAIN: readonly RegistrationField[] = ['firstName', 'lastName', 'street', 'city', 'zipCode']

/** What is wrong with a field, in words that say what to do. */
export function problemText(
  field: RegistrationField,
  problem: FieldProblem,
  { messages, minimumAge, locale }: RegisterProps
): string {
  if (problem === 'UNDERAGE') return fill(messages['entry.underage'], { age: minimumAge }, locale)
  if (field === 'terms') return messages['entry.invalid.terms']
  if (field === 'country') return messages['entry.invalid.country']
  if (problem === 'EMPTY') return messages['entry.empty']
  if (field === 'state' || PLAIN.includes(field)) return messages['entry.invalid.text']
  const text = messages[`entry.invalid.${field as Specific}`]
  return fill(text, { count: PASSWORD_LEAST }, locale)
}

type Specific = 'dateOfBirth' | 'email' | 'nationalId' | 'password' | 'phoneNumber'

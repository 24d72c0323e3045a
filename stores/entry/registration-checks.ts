import { accountAgeOf } from '#config/account-age.ts'
import { isOptionalField, type RegistrationField } from '#config/registration-forms.ts'
import { daysInMonth } from '#rules/dates.ts'
import { environment } from '../environment/index.ts'
import { currentLicence } from '../licence.ts'
import { isTextField, type RegistrationEntries, type TextField } from './registration-entries.ts'

export type FieldProblem = 'EMPTY' | 'INVALID' | 'UNDERAGE'

export type Problems = Partial<Record<RegistrationField, FieldProblem>>

export const PASSWORD_LEAST = 10

const DAY = /^(\d{4})-(\d{1,2})-(\d{1,2})$/

/** A birthday as the wire has it; undefined where there is no such day. */
export function isoDay(text: string): string | undefined {
  const [, year = '', month = '', day = ''] = DAY.exec(text) ?? []
  const number = Number(month)
  if (number < 1 || number > 12) return undefined
  if (Number(day) < 1 || Number(day) > daysInMonth(Number(year), number)) return undefined
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

const accountAge = (): number => accountAgeOf(environment().operator, currentLicence())

function birthdayProblem(text: string): FieldProblem | undefined {
  if (/^-*$/.test(text)) return 'EMPTY'
  const day = isoDay(text)
  if (day === undefined) return 'INVALID'
  const today = new Date(environment().clock.now()).toISOString().slice(0, 10)
  const years = Number(today.slice(0, 4)) - Number(day.slice(0, 4))
  const age = today.slice(5) < day.slice(5) ? years - 1 : years
  if (age < 0 || age > 120) return 'INVALID'
  return age < accountAge() ? 'UNDERAGE' : undefined
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

export const isEmail = (text: string): boolean => EMAIL.test(text)

const FORMS: Partial<Record<TextField, RegExp>> = {
  email: EMAIL,
  password: new RegExp(`^[\\s\\S]{${PASSWORD_LEAST},100}$`),
  phoneNumber: /^\s*\+[\d\s().-]{7,24}$/
}

/** What is seen to be wrong in a field; help for whoever fills it in, since the platform decides. */
export function problemOf(
  field: RegistrationField,
  { texts, terms }: RegistrationEntries
): FieldProblem | undefined {
  if (!isTextField(field)) return terms ? undefined : 'EMPTY'
  if (field === 'dateOfBirth') return birthdayProblem(texts.dateOfBirth)
  const text = field === 'password' ? texts.password : texts[field].trim()
  const isEmpty = text === '' || (field === 'phoneNumber' && /^\+\d{0,3}$/.test(text))
  if (isEmpty) return isOptionalField(field) ? undefined : 'EMPTY'
  return FORMS[field]?.test(text) === false ? 'INVALID' : undefined
}

export function problemsIn(
  fields: readonly RegistrationField[],
  entries: RegistrationEntries
): Problems {
  const found = fields.flatMap(field => {
    const problem = problemOf(field, entries)
    return problem ? [[field, problem] as const] : []
  })
  return Object.fromEntries(found)
}

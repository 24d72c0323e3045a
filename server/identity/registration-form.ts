import * as v from 'valibot'

import { COUNTRY_CODES } from '#config/countries.ts'
import { jurisdiction } from '#config/jurisdiction.ts'
import type { OperatorName } from '#config/operators.ts'
import { normalEmail } from '../capabilities/player/index.ts'
import { PASSWORD_LENGTH } from './passwords.ts'

const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100))
const ticked = v.optional(
  v.pipe(
    v.string(),
    v.transform(value => value === 'on')
  ),
  ''
)

/** The 31st of February has the form of a day. */
const isRealDay = (day: string) => {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

const FIELDS = v.object({
  email: v.pipe(v.string(), v.trim(), v.maxLength(100), v.email()),
  password: v.pipe(
    v.string(),
    v.minLength(PASSWORD_LENGTH.least),
    v.maxLength(PASSWORD_LENGTH.most)
  ),
  firstName: name,
  lastName: name,
  dateOfBirth: v.pipe(v.string(), v.isoDate(), v.check(isRealDay)),
  country: v.pipe(v.string(), v.picklist(COUNTRY_CODES.filter(code => code !== 'ROW'))),
  nationalId: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), ''),
  terms: v.pipe(
    ticked,
    v.check(value => value)
  ),
  marketing: ticked
})

export type Registration = v.InferOutput<typeof FIELDS>

/** Names of the fields that a message belongs to, and `underage` for a birthday too late. */
export type RegistrationError = Exclude<keyof Registration, 'marketing'> | 'underage'

type ParsedRegistration =
  | { readonly ok: Registration }
  | { readonly errors: readonly RegistrationError[] }

/** Reads the registration form by the rules of the licence and the country that it names. */
export function parseRegistration(
  form: Readonly<Record<string, string>>,
  operator: OperatorName,
  now: Date
): ParsedRegistration {
  const parsed = v.safeParse(FIELDS, form)
  if (!parsed.success) {
    const errors = parsed.issues.map(issue => v.getDotPath(issue)).filter(isField)
    return { errors: [...new Set(errors)] }
  }
  const registration = { ...parsed.output, email: normalEmail(parsed.output.email) }
  const rules = jurisdiction(operator, registration.country)
  const errors: RegistrationError[] = []
  if (registration.password.toLowerCase().includes(registration.email.split('@')[0] ?? ''))
    errors.push('password')
  const age = ageOn(registration.dateOfBirth, now)
  if (age < 0 || age > 120) errors.push('dateOfBirth')
  else if (age < rules.minimumAge) errors.push('underage')
  if (rules.nationalIdAtRegistration && registration.nationalId === '') errors.push('nationalId')
  return errors.length > 0 ? { errors } : { ok: registration }
}

const isField = (path: string | null): path is Exclude<keyof Registration, 'marketing'> =>
  path !== null && path !== 'marketing' && Object.hasOwn(FIELDS.entries, path)

/** Full years that a person born on the day has lived; UTC decides what day it is. */
function ageOn(dateOfBirth: string, now: Date): number {
  const [year = 0, month = 0, day = 0] = dateOfBirth.split('-').map(Number)
  const hadBirthday =
    now.getUTCMonth() + 1 > month || (now.getUTCMonth() + 1 === month && now.getUTCDate() >= day)
  return now.getUTCFullYear() - year - (hadBirthday ? 0 : 1)
}

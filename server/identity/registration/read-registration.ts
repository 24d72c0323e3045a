import { type House, type Jurisdiction, jurisdictionOf } from '#config/jurisdiction.ts'
import { type OperatorName, takesCountry } from '#config/operators.ts'
import {
  fieldsOfForm,
  isOptionalField,
  type RegistrationField,
  type RegistrationForm,
  withoutBank
} from '#config/registration-forms.ts'
import { ageOn, isBirthday } from './age.ts'
import { normalNationalId, readNationalId } from './national-id/read-national-id.ts'
import { isGoodPassword } from './password-rules.ts'
import { readPhoneNumber } from './phone-number.ts'
import { readEmail, readName, readText } from './plain-fields.ts'
import type { Registration, RegistrationRefused, Typed, Vouched } from './registration.ts'

interface Rules {
  readonly house: House
  readonly now: Date
  /** Who stands in for name and birthday, on the forms of a bank. */
  readonly vouched?: Vouched | undefined
}

type Read =
  | { readonly status: 'ok'; readonly registration: Registration }
  | { readonly status: 'refused'; readonly refusal: RegistrationRefused }

/** Reads what was typed into a form of any kind by the rules of the licence and the country. */
export function readRegistration(typed: Typed, { house, now, vouched }: Rules): Read {
  const asked = fieldsOfForm(typed.form)
  const country = countryIn(house.operator, vouched ? vouched.person.country : typed.country)
  const rules = jurisdictionOf(house, country)
  const fields = readFields(typed, country, now, vouched)

  const isWrong = (field: RegistrationField) => {
    if (field === 'terms') return !typed.termsAccepted
    if (field === 'country') return !country || !takes(rules, typed.form)
    return fields[field] === undefined && !(isOptionalField(field) && !typed[field])
  }
  const wrong = asked.filter(isWrong)
  // Neither a form nor a bank that names no country or birthday of the house's kind goes on.
  const isYoung =
    fields.dateOfBirth !== undefined && ageOn(fields.dateOfBirth, now) < rules.accountAge
  const { email, firstName, lastName, dateOfBirth, password } = fields
  const isWhole = country && email && firstName && lastName && dateOfBirth
  if (isYoung || wrong.length > 0 || !isWhole) {
    const young = isYoung ? (['dateOfBirth'] as const) : []
    const named = new Set<RegistrationField>([...wrong, ...young])
    const code = isYoung ? 'UNDERAGE' : 'INVALID_FIELDS'
    return {
      status: 'refused',
      refusal: { code, fields: asked.filter(field => named.has(field)) }
    }
  }

  const own = (field: RegistrationField, value: string | undefined) =>
    asked.includes(field) && value ? value : null
  return {
    status: 'ok',
    registration: {
      email,
      firstName,
      lastName,
      dateOfBirth,
      country,
      nationalId: vouched
        ? normalNationalId(vouched.person.nationalId, country)
        : own('nationalId', fields.nationalId),
      password: own('password', password),
      phoneNumber: own('phoneNumber', fields.phoneNumber),
      street: own('street', fields.street),
      city: own('city', fields.city),
      zipCode: own('zipCode', fields.zipCode),
      state: own('state', fields.state),
      emailMarketing: typed.emailMarketing,
      smsMarketing: typed.smsMarketing,
      bankLoginId: vouched?.id ?? null
    }
  }
}

function countryIn(operator: OperatorName, given: string | null | undefined) {
  const country = given?.trim().toUpperCase() ?? ''
  return takesCountry(operator, country) ? country : undefined
}

/**
 * Whether a form is enough for a country: the long and the short one stand in for each other, but
 * where a national number is asked for no other form will do.
 */
const takes = ({ registrationForm }: Jurisdiction, form: RegistrationForm): boolean =>
  !fieldsOfForm(withoutBank(registrationForm)).includes('nationalId') ||
  form !== withoutBank(form) ||
  fieldsOfForm(form).includes('nationalId')

type Values = Readonly<Record<Exclude<RegistrationField, 'country' | 'terms'>, string | undefined>>

/** Every field in the form it is kept in; undefined where it does not fit or is not there. */
function readFields(
  typed: Typed,
  country: string | undefined,
  now: Date,
  vouched: Vouched | undefined
): Values {
  const given = (field: keyof Values) => typed[field] ?? ''
  const birthday = vouched ? vouched.person.dateOfBirth : given('dateOfBirth').trim()
  const dateOfBirth = isBirthday(birthday, now) ? birthday : undefined
  const email = readEmail(given('email'))
  const home = country ?? ''
  return {
    email,
    password: isGoodPassword(given('password'), email ?? '') ? given('password') : undefined,
    firstName: readName(vouched?.person.firstName ?? given('firstName')),
    lastName: readName(vouched?.person.lastName ?? given('lastName')),
    dateOfBirth,
    nationalId: readNationalId(given('nationalId'), { country: home, dateOfBirth }),
    phoneNumber: readPhoneNumber(given('phoneNumber'), home),
    street: readText(given('street')),
    city: readName(given('city')),
    zipCode: readText(given('zipCode'), /^[\p{L}\d][\p{L}\d -]{1,11}$/u),
    state: readText(given('state'))
  }
}

import { callingCodeOf } from '#config/calling-codes.ts'
import { LOCALES } from '#config/locales.ts'
import { OPERATORS } from '#config/operators.ts'
import type { RegistrationField, RegistrationForm } from '#config/registration-forms.ts'
import { PASSWORD_LENGTH } from '../passwords.ts'
import type { RegistrationRefused } from '../registration/registration.ts'
import { type Field, field, select } from './form.ts'
import { type Html, html } from './html.ts'
import type { Surroundings } from './page.ts'

/** A form as it was sent, and what was wrong with it. */
export interface Filled {
  readonly around: Surroundings
  readonly kind: RegistrationForm
  readonly values: Readonly<Record<string, string>>
  readonly refusal: RegistrationRefused | undefined
  readonly accountAge: number
}

type Typed = Exclude<RegistrationField, 'terms'>

/** What a browser and its keyboard are told of a field. */
const KINDS = {
  email: { type: 'email', autocomplete: 'email' },
  password: { type: 'password', autocomplete: 'new-password' },
  firstName: { autocomplete: 'given-name' },
  lastName: { autocomplete: 'family-name' },
  dateOfBirth: { type: 'date', autocomplete: 'bday' },
  country: { autocomplete: 'country' },
  nationalId: { autocomplete: 'off' },
  phoneNumber: { type: 'tel', autocomplete: 'tel' },
  street: { autocomplete: 'street-address' },
  city: { autocomplete: 'address-level2' },
  zipCode: { autocomplete: 'postal-code' },
  state: { autocomplete: 'address-level1', optional: true }
} as const satisfies Record<Typed, Partial<Field>>

/** Short ones share a line with the next short one, where there is room. */
const SHORT: readonly RegistrationField[] = [
  'firstName',
  'lastName',
  'dateOfBirth',
  'nationalId',
  'phoneNumber',
  'zipCode',
  'city'
]

/** The fields of a step in their order. */
export function fieldsOfStep(filled: Filled, fields: readonly RegistrationField[]): Html {
  const rows: RegistrationField[][] = []
  for (const name of fields) {
    const row = rows.at(-1)
    if (row?.length === 1 && row.every(each => SHORT.includes(each)) && SHORT.includes(name))
      row.push(name)
    else rows.push([name])
  }
  return html`${rows.map(row => {
    const shown = row.flatMap(name => (name === 'terms' ? [] : [fieldOf(filled, name)]))
    return shown.length > 1 ? html`<div class="pair">${shown}</div>` : shown
  })}`
}

function fieldOf(filled: Filled, name: Typed): Html {
  const { around, values } = filled
  const { text } = around
  const given: Field = {
    name,
    label: labelOf(filled, name),
    value: name === 'password' ? undefined : values[name],
    hint: hintOf(filled, name),
    error: errorOf(filled, name),
    attributes: attributesOf(name),
    ...KINDS[name]
  }
  if (name !== 'country') return field(given)
  return html`<div class="country">${select(given, text('identity.register.countryChoose'), countries(around))}
<button class="btn btn--quiet" type="submit" name="show" value="country" formnovalidate>${text('identity.register.useCountry')}</button></div>`
}

function labelOf({ around: { text } }: Filled, name: Typed): string {
  if (name === 'email' || name === 'password') return text(`identity.signIn.${name}`)
  return text(`identity.register.${name}`)
}

function hintOf({ around: { text }, accountAge, values }: Filled, name: Typed): string | undefined {
  if (name === 'password')
    return text('identity.register.passwordHint', { length: PASSWORD_LENGTH.least })
  if (name === 'dateOfBirth') return text('identity.register.ageHint', { age: accountAge })
  if (name === 'phoneNumber')
    return text('identity.register.phoneHint', { code: callingCodeOf(values['country']).trim() })
  return undefined
}

function errorOf({ around: { text }, refusal, accountAge }: Filled, name: Typed) {
  if (!refusal?.fields.includes(name)) return undefined
  if (name === 'dateOfBirth' && refusal.code === 'UNDERAGE')
    return text('identity.invalid.underage', { age: accountAge })
  return text(`identity.invalid.${name}`, { length: PASSWORD_LENGTH.least })
}

function attributesOf(name: Typed): Html | undefined {
  if (name === 'password') return html` minlength="${PASSWORD_LENGTH.least}"`
  return name === 'dateOfBirth' ? html` min="1900-01-01"` : undefined
}

function countries({ config, locale }: Surroundings): (readonly [string, string])[] {
  const tag = LOCALES[locale].bcp47
  const names = new Intl.DisplayNames(tag, { type: 'region' })
  return OPERATORS[config.operator].countries
    .map(code => [code, names.of(code) ?? code] as const)
    .toSorted(([, a], [, b]) => a.localeCompare(b, tag))
}

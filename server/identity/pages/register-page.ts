import { COUNTRY_CODES } from '#config/countries.ts'
import { jurisdiction } from '#config/jurisdiction.ts'
import { LOCALES } from '#config/locales.ts'
import { href } from '#config/routes.ts'
import { PASSWORD_LENGTH } from '../passwords.ts'
import type { RegistrationError } from '../registration-form.ts'
import { alert, field, select, tick } from './form.ts'
import { html } from './html.ts'
import { page, type Surroundings } from './page.ts'
import { cancelForm } from './sign-in-page.ts'
import { rich } from './texts.ts'

interface RegisterPage {
  readonly action: string
  readonly values: Readonly<Record<string, string>>
  readonly errors: readonly RegistrationError[]
  readonly error?: string | undefined
}

/** The form that opens an account. What was typed stays, except the password. */
export function registerPage(
  around: Surroundings,
  { action, values, errors, error }: RegisterPage
): string {
  const { text, config, locale } = around
  const rules = jurisdiction(config.operator, values['country'])
  const length = PASSWORD_LENGTH.least
  const age = rules.minimumAge
  const wrong = (name: RegistrationError) =>
    errors.includes(name) ? text(`identity.invalid.${name}`, { length, age }) : undefined
  const siteLink = (name: 'privacy' | 'terms') =>
    html`<a href="${new URL(href(locale, name), config.publicUrl).href}" target="_blank" rel="noopener">${text(`identity.register.${name}Link`)}</a>`
  const title = text('identity.register.title')

  return page(
    around,
    title,
    html`<h1>${title}</h1>
<p class="quiet">${text('identity.register.lead')}</p>
<form method="post" action="${action}/register">
${alert(error ?? (errors.length > 0 ? text('identity.errorSummary') : undefined))}
<fieldset><legend>${text('identity.register.account')}</legend>
${field({ name: 'email', label: text('identity.signIn.email'), type: 'email', autocomplete: 'email', value: values['email'], error: wrong('email') })}
${field({
  name: 'password',
  label: text('identity.signIn.password'),
  type: 'password',
  autocomplete: 'new-password',
  hint: text('identity.register.passwordHint', { length }),
  error: wrong('password'),
  attributes: html` minlength="${length}"`
})}
</fieldset>
<fieldset><legend>${text('identity.register.you')}</legend>
<div class="pair">
${field({ name: 'firstName', label: text('identity.register.firstName'), autocomplete: 'given-name', value: values['firstName'], error: wrong('firstName') })}
${field({ name: 'lastName', label: text('identity.register.lastName'), autocomplete: 'family-name', value: values['lastName'], error: wrong('lastName') })}
</div>
<div class="pair">
${field({
  name: 'dateOfBirth',
  label: text('identity.register.dateOfBirth'),
  type: 'date',
  autocomplete: 'bday',
  value: values['dateOfBirth'],
  hint: text('identity.register.ageHint', { age }),
  error: wrong('dateOfBirth') ?? wrong('underage'),
  attributes: html` min="1900-01-01"`
})}
${select(
  {
    name: 'country',
    label: text('identity.register.country'),
    autocomplete: 'country',
    value: values['country'],
    error: wrong('country')
  },
  text('identity.register.countryChoose'),
  countries(around)
)}
</div>
${rules.nationalIdAtRegistration && field({ name: 'nationalId', label: text('identity.register.nationalId'), value: values['nationalId'], error: wrong('nationalId') })}
</fieldset>
${tick({
  name: 'terms',
  label: rich(text('identity.register.terms'), {
    terms: siteLink('terms'),
    privacy: siteLink('privacy')
  }),
  value: values['terms'],
  error: wrong('terms'),
  required: true
})}
${tick({ name: 'marketing', label: html`${text('identity.register.marketing')}`, value: values['marketing'] })}
<button class="btn btn--big btn--block" type="submit">${text('identity.register.submit')}</button>
</form>
<p>${text('identity.register.haveAccount')} <a href="${action}/sign-in">${text('identity.register.signIn')}</a></p>
${cancelForm(around, action)}`
  )
}

function countries({ locale }: Surroundings): (readonly [string, string])[] {
  const tag = LOCALES[locale].bcp47
  const names = new Intl.DisplayNames(tag, { type: 'region' })
  return COUNTRY_CODES.filter(code => code !== 'ROW')
    .map(code => [code, names.of(code) ?? code] as const)
    .toSorted(([, a], [, b]) => a.localeCompare(b, tag))
}

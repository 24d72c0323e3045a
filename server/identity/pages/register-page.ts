import { jurisdictionOf } from '#config/jurisdiction.ts'
import {
  REGISTRATION_FORMS,
  type RegistrationForm,
  type RegistrationStep
} from '#config/registration-forms.ts'
import { href } from '#config/routes.ts'
import type { RegistrationRefused } from '../registration/registration.ts'
import { alert, tick } from './form.ts'
import { type Html, html } from './html.ts'
import { page, type Surroundings } from './page.ts'
import { type Filled, fieldsOfStep } from './registration-fields.ts'
import { cancelForm } from './sign-in-page.ts'
import { rich, type TextKey } from './texts.ts'

interface RegisterPage {
  readonly action: string
  readonly kind: RegistrationForm
  readonly values: Readonly<Record<string, string>>
  readonly refusal?: RegistrationRefused | undefined
  readonly error?: string | undefined
}

const LEGENDS = {
  account: 'identity.register.account',
  person: 'identity.register.you',
  address: 'identity.register.address',
  consent: 'identity.register.consent'
} as const satisfies Record<RegistrationStep, TextKey>

/** The form of a kind that opens an account. What was typed stays, except the password. */
export function registerPage(around: Surroundings, given: RegisterPage): string {
  const { action, kind, values, refusal } = given
  const { text, config } = around
  const { accountAge } = jurisdictionOf(config, values['country'])
  const filled: Filled = { around, kind, values, refusal, accountAge }
  const title = text('identity.register.title')
  const error = given.error ?? (refusal && text('identity.errorSummary'))

  return page(
    around,
    title,
    html`<h1>${title}</h1>
<p class="quiet">${text('identity.register.lead')}</p>
<form method="post" action="${action}/register">
<button class="first" type="submit" tabindex="-1" aria-hidden="true"></button>
<input type="hidden" name="form" value="${kind}">
${alert(error)}
${REGISTRATION_FORMS[kind].steps.map(
  ({ name, fields }) => html`<fieldset><legend>${text(LEGENDS[name])}</legend>
${name === 'consent' ? consents(filled) : fieldsOfStep(filled, fields)}
</fieldset>`
)}
<button class="btn btn--big btn--block" type="submit">${text('identity.register.submit')}</button>
</form>
<p>${text('identity.register.haveAccount')} <a href="${action}/sign-in">${text('identity.register.signIn')}</a></p>
${cancelForm(around, action)}`
  )
}

/** The terms are never ticked beforehand; marketing is asked for by channel. */
function consents({ around, kind, values, refusal }: Filled): Html {
  const { text, config, locale } = around
  const link = (name: 'privacy' | 'terms') =>
    html`<a href="${new URL(href(locale, name), config.publicUrl).href}" target="_blank" rel="noopener">${text(`identity.register.${name}Link`)}</a>`
  const label = rich(text('identity.register.terms'), {
    terms: link('terms'),
    privacy: link('privacy')
  })
  const error = refusal?.fields.includes('terms') ? text('identity.invalid.terms') : undefined
  const hasPhone = REGISTRATION_FORMS[kind].steps.some(({ fields }) =>
    fields.some(field => field === 'phoneNumber')
  )
  return html`${tick({ name: 'terms', label, value: values['terms'], error, required: true })}
${tick({
  name: 'emailMarketing',
  label: html`${text('identity.register.emailMarketing')}`,
  value: values['emailMarketing']
})}
${
  hasPhone &&
  tick({
    name: 'smsMarketing',
    label: html`${text('identity.register.smsMarketing')}`,
    value: values['smsMarketing']
  })
}`
}

import type { BankProvider } from '#config/bank-providers.ts'
import {
  REGISTRATION_FORMS,
  type RegistrationForm,
  withoutBank
} from '#config/registration-forms.ts'
import type { CountryContextFieldsFragment } from '#contract/generated/main/graphql.ts'
import { storedFlag } from '../features/flags.ts'

/** How an account is opened in a country: at the provider's page, by a bank's word, or here. */
export type RegistrationWay =
  | { readonly kind: 'provider' }
  | { readonly kind: 'bank'; readonly providers: readonly BankProvider[] }
  | { readonly kind: 'form'; readonly form: RegistrationForm }

export type RegistrationCountry = CountryContextFieldsFragment

const FLAGGED = { dino: 'DINO', regily: 'REGILY' } as const

/** The flag of local storage chooses between the two long forms, and overrules no other. */
function flagged(form: RegistrationForm): RegistrationForm {
  const wanted = storedFlag('registration_form')
  return wanted && (form === 'DINO' || form === 'REGILY') ? FLAGGED[wanted] : form
}

/** The way that needs no bank. */
export const wayByMail = ({ loginFlow, registrationForm }: RegistrationCountry): RegistrationWay =>
  loginFlow === 'keycloak'
    ? { kind: 'provider' }
    : { kind: 'form', form: flagged(withoutBank(registrationForm)) }

/** The country's own way; the provider's page where no country is known. */
export function wayIn(country: RegistrationCountry | undefined): RegistrationWay {
  if (!country) return { kind: 'provider' }
  const { bankProviders, registrationForm } = country
  return REGISTRATION_FORMS[registrationForm].fromBank && bankProviders.length > 0
    ? { kind: 'bank', providers: bankProviders }
    : wayByMail(country)
}

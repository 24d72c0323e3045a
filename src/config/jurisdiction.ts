import { accountAgeOf } from './account-age.ts'
import type { BankProvider } from './bank-providers.ts'
import { countryOf, type LoginFlow } from './countries.ts'
import type { CurrencyCode } from './currencies.ts'
import { LICENCES, type Licence, type LicenceCode } from './licences.ts'
import { hasFeature, licenceOf, OPERATORS, type OperatorName } from './operators.ts'
import type { RegistrationForm } from './registration-forms.ts'

export interface Jurisdiction extends Licence {
  readonly operator: OperatorName
  readonly licence: LicenceCode
  readonly country: string
  /** From when on people may open an account. */
  readonly accountAge: number
  readonly defaultCurrency: CurrencyCode
  readonly loginFlow: LoginFlow
  readonly registrationForm: RegistrationForm
  readonly bankProviders: readonly BankProvider[]
}

/** How people of a country log in with an operator; without Keycloak all go the same way. */
function loginFlowOf(operator: OperatorName, country = 'ROW'): LoginFlow {
  if (!hasFeature(operator, 'Keycloak')) return 'custom'
  const flows: Readonly<Record<string, LoginFlow | undefined>> = OPERATORS[operator].login
  return flows[country.toUpperCase()] ?? OPERATORS[operator].login.ROW
}

/** Joins what the operator, its licence and the player's country ask for, frozen. */
export function jurisdiction(
  operator: OperatorName,
  country: string | undefined,
  licence: LicenceCode = licenceOf(operator, country?.toUpperCase())
): Jurisdiction {
  const home = countryOf(country)
  const { providers } = OPERATORS[operator]
  const usd = LICENCES[licence].defaultsToUsd || hasFeature(operator, 'defaultUSDCurrency')
  return Object.freeze({
    ...LICENCES[licence],
    operator,
    licence,
    country: country?.toUpperCase() ?? 'ROW',
    accountAge: accountAgeOf(operator, licence),
    defaultCurrency: usd ? 'USD' : home.currency,
    loginFlow: loginFlowOf(operator, country),
    registrationForm: LICENCES[licence].nationalIdAtRegistration ? 'SSN' : home.registrationForm,
    bankProviders: home.bankProviders.filter(bank => providers.bank.includes(bank))
  })
}

/** Who runs the house: an operator, and in a sandbox one licence in place of those that it has. */
export interface House {
  readonly operator: OperatorName
  readonly licence?: LicenceCode | undefined
}

/** What a house has to keep to towards people of a country; of nowhere known as of anywhere. */
export const jurisdictionOf = (
  { operator, licence }: House,
  country: string | undefined
): Jurisdiction => jurisdiction(operator, country, licence)

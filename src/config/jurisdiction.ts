import type { BankProvider } from './bank-providers.ts'
import { countryOf } from './countries.ts'
import type { CurrencyCode } from './currencies.ts'
import { LICENCES, type Licence, type LicenceCode } from './licences.ts'
import { hasFeature, OPERATORS, type OperatorName } from './operators.ts'
import type { RegistrationForm } from './registration-forms.ts'

export interface Jurisdiction extends Licence {
  readonly operator: OperatorName
  readonly licence: LicenceCode
  readonly country: string
  readonly defaultCurrency: CurrencyCode
  readonly loginFlow: 'custom' | 'keycloak'
  readonly registrationForm: RegistrationForm
  readonly bankProviders: readonly BankProvider[]
}

/** Joins what the operator, its licence and the player's country ask for, frozen. */
export function jurisdiction(
  operator: OperatorName,
  country: string | undefined,
  licence: LicenceCode = OPERATORS[operator].licence
): Jurisdiction {
  const home = countryOf(country)
  const usd = LICENCES[licence].defaultsToUsd || hasFeature(operator, 'defaultUSDCurrency')
  return Object.freeze({
    ...LICENCES[licence],
    operator,
    licence,
    country: country?.toUpperCase() ?? 'ROW',
    defaultCurrency: usd ? 'USD' : home.currency,
    loginFlow: hasFeature(operator, 'Keycloak') ? home.loginFlow : 'custom',
    registrationForm: LICENCES[licence].nationalIdAtRegistration ? 'SSN' : home.registrationForm,
    bankProviders: home.bankProviders
  })
}

import { accountAgeOf } from './account-age.ts'
import { builtLocales } from './built-locales.ts'
import { isLicence, LICENCES, type Licence, type LicenceCode } from './licences.ts'
import { hasFeature, isOperator, OPERATORS, type Operator, type OperatorName } from './operators.ts'
import { hasPart } from './parts.ts'
import { isOffered, ROUTES, type Route, type RouteName } from './routes.ts'

declare const __OPERATOR__: string
declare const __LICENCE__: string
declare const __LOCALES__: string

const configured = typeof __OPERATOR__ === 'string' ? __OPERATOR__ : 'Infiniza'
if (!isOperator(configured)) throw new Error(`LOBBY_OPERATOR: there is no operator ${configured}`)

/** The operator that this build of the site is for. */
export const OPERATOR: OperatorName = configured

/** Its entry in the operator table. */
export const BRAND: Operator = OPERATORS[OPERATOR]

const licence = typeof __LICENCE__ === 'string' ? __LICENCE__ : ''

/** The licence that this build says it plays under: a sandbox may be built for any. */
export const LICENCE: LicenceCode = isLicence(licence) ? licence : BRAND.licence

/** What that licence asks for. */
export const RULES: Licence = LICENCES[LICENCE]

/** From what age on people may open an account here. */
export const ACCOUNT_AGE = accountAgeOf(OPERATOR, LICENCE)

/** The locales that this build is made in. */
export const BUILT_LOCALES = builtLocales(
  BRAND,
  typeof __LOCALES__ === 'string' ? __LOCALES__ : undefined
)

/** Whether the operator has the pages of a route, and its licence what they are for. */
export function hasRoute(name: RouteName): boolean {
  const { feature, part }: Route = ROUTES[name]
  return (
    isOffered(name, RULES) &&
    (feature === undefined || hasFeature(OPERATOR, feature)) &&
    (part === undefined || hasPart(OPERATOR, part))
  )
}

export { hasFeature }

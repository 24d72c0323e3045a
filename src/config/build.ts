import { builtLocales } from './built-locales.ts'
import { hasFeature, isOperator, OPERATORS, type Operator, type OperatorName } from './operators.ts'
import { ROUTES, type Route, type RouteName } from './routes.ts'

declare const __OPERATOR__: string
declare const __LOCALES__: string

const configured = typeof __OPERATOR__ === 'string' ? __OPERATOR__ : 'Infiniza'
if (!isOperator(configured)) throw new Error(`LOBBY_OPERATOR: there is no operator ${configured}`)

/** The operator that this build of the site is for. */
export const OPERATOR: OperatorName = configured

/** Its entry in the operator table. */
export const BRAND: Operator = OPERATORS[OPERATOR]

/** The locales that this build is made in. */
export const BUILT_LOCALES = builtLocales(
  BRAND,
  typeof __LOCALES__ === 'string' ? __LOCALES__ : undefined
)

/** Whether the operator has the pages of a route. */
export function hasRoute(name: RouteName): boolean {
  const { feature }: Route = ROUTES[name]
  return feature === undefined || hasFeature(OPERATOR, feature)
}

export { hasFeature }

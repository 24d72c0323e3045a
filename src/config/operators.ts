import type { Operator } from './brand-file.ts'
import type { Feature } from './features.ts'
import type { LicenceCode } from './licences.ts'
import { OPERATORS } from './operator-table.ts'

export type { Operator }
export { OPERATORS }

export type OperatorName = keyof typeof OPERATORS

export const OPERATOR_NAMES = Object.keys(OPERATORS) as readonly OperatorName[]

export const isOperator = (value: unknown): value is OperatorName =>
  typeof value === 'string' && Object.hasOwn(OPERATORS, value)

export function hasFeature(operator: OperatorName, feature: Feature): boolean {
  return OPERATORS[operator].features.includes(feature)
}

/** The licence that players of a country, in capitals, play under: the operator's own, unless it has one there. */
export function licenceOf(operator: OperatorName, country = ''): LicenceCode {
  const { licence, licences }: Operator = OPERATORS[operator]
  const there: Readonly<Record<string, LicenceCode | undefined>> | undefined = licences
  return there?.[country] ?? licence
}

/** Whether the operator takes players of a country. */
export function takesCountry(operator: OperatorName, country: string): boolean {
  const taken: readonly string[] = OPERATORS[operator].countries
  return taken.includes(country)
}

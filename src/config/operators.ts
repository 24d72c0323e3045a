import type { CountryCode } from './countries.ts'
import type { Feature } from './features.ts'
import type { LicenceCode } from './licences.ts'
import type { Locale } from './locales.ts'
import { OPERATORS } from './operator-table.ts'

export { OPERATORS }

export const LAYOUTS = ['default', 'layout1', 'layout2'] as const
export const THEMES = ['theme1', 'theme2', 'theme3'] as const

export type LayoutName = (typeof LAYOUTS)[number]
export type ThemeName = (typeof THEMES)[number]

export interface Operator {
  readonly slug: string
  readonly title: string
  readonly company: string
  readonly seat: string
  readonly licence: LicenceCode
  readonly layout: LayoutName
  readonly theme: ThemeName
  readonly roundness: 0 | 8 | 16 | 'pill'
  readonly defaultLocale: Locale
  readonly features: readonly Feature[]
  readonly contributionsInPercent: boolean
  readonly automaticAcceptedCookiesCountries: readonly CountryCode[]
  readonly supportMail: string
}

export type OperatorName = keyof typeof OPERATORS

export const OPERATOR_NAMES = Object.keys(OPERATORS) as readonly OperatorName[]

export const isOperator = (value: unknown): value is OperatorName =>
  typeof value === 'string' && Object.hasOwn(OPERATORS, value)

export function hasFeature(operator: OperatorName, feature: Feature): boolean {
  const features: readonly Feature[] = OPERATORS[operator].features
  return features.includes(feature)
}

import type { CountryCode } from './countries.ts'
import type { Feature } from './features.ts'
import type { LicenceCode } from './licences.ts'
import type { Locale } from './locales.ts'

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

const EVERYWHERE = ['Keycloak', 'QuickMenu', 'ShowRTP', 'EnableFinancialHistory'] as const

/** One face, one licence and one set of switches an operator: visual.md and the specification. */
export const OPERATORS = {
  Infiniza: {
    slug: 'infiniza',
    title: 'Infiniza',
    company: 'Infiniza Sandbox Ltd',
    seat: 'St Julian’s, Malta',
    licence: 'mga',
    layout: 'default',
    theme: 'theme1',
    roundness: 16,
    defaultLocale: 'en',
    features: [...EVERYWHERE, 'Sportsbook'],
    contributionsInPercent: true,
    automaticAcceptedCookiesCountries: [],
    supportMail: 'support@infiniza.example'
  },
  Frenwall: {
    slug: 'frenwall',
    title: 'Frenwall',
    company: 'Frenwall Sandbox N.V.',
    seat: 'Willemstad, Curaçao',
    licence: 'crc',
    layout: 'layout1',
    theme: 'theme1',
    roundness: 0,
    defaultLocale: 'en',
    features: [...EVERYWHERE, 'Sportsbook'],
    contributionsInPercent: true,
    automaticAcceptedCookiesCountries: [],
    supportMail: 'support@frenwall.example'
  },
  Herion: {
    slug: 'herion',
    title: 'Herion',
    company: 'Herion Sandbox Ltd',
    seat: 'Sliema, Malta',
    licence: 'mga',
    layout: 'default',
    theme: 'theme1',
    roundness: 8,
    defaultLocale: 'en',
    features: [...EVERYWHERE, 'Sportsbook'],
    contributionsInPercent: false,
    automaticAcceptedCookiesCountries: [],
    supportMail: 'support@herion.example'
  },
  FortuneForge: {
    slug: 'fortuneforge',
    title: 'FortuneForge',
    company: 'FortuneForge Sandbox S.A.',
    seat: 'San José, Costa Rica',
    licence: 'cos',
    layout: 'layout1',
    theme: 'theme3',
    roundness: 8,
    defaultLocale: 'en',
    features: [...EVERYWHERE, 'defaultUSDCurrency'],
    contributionsInPercent: false,
    automaticAcceptedCookiesCountries: [],
    supportMail: 'support@fortuneforge.example'
  },
  Elmst: {
    slug: 'elmst',
    title: 'Elmst',
    company: 'Elmst Sandbox OÜ',
    seat: 'Tallinn, Estonia',
    licence: 'est',
    layout: 'layout2',
    theme: 'theme2',
    roundness: 8,
    defaultLocale: 'en',
    features: [...EVERYWHERE],
    contributionsInPercent: true,
    automaticAcceptedCookiesCountries: [],
    supportMail: 'support@elmst.example'
  },
  Elvel: {
    slug: 'elvel',
    title: 'Elvel',
    company: 'Elvel Sandbox Ltd',
    seat: 'Mutsamudu, Anjouan',
    licence: 'anj',
    layout: 'layout2',
    theme: 'theme3',
    roundness: 'pill',
    defaultLocale: 'en',
    features: [...EVERYWHERE],
    contributionsInPercent: true,
    automaticAcceptedCookiesCountries: [],
    supportMail: 'support@elvel.example'
  }
} as const satisfies Record<string, Operator>

export type OperatorName = keyof typeof OPERATORS

export const OPERATOR_NAMES = Object.keys(OPERATORS) as readonly OperatorName[]

export const isOperator = (value: unknown): value is OperatorName =>
  typeof value === 'string' && Object.hasOwn(OPERATORS, value)

export function hasFeature(operator: OperatorName, feature: Feature): boolean {
  const features: readonly Feature[] = OPERATORS[operator].features
  return features.includes(feature)
}

import type { Operator } from './operators.ts'

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
    features: [...EVERYWHERE, 'Sportsbook', 'EnablePhoneVerification'],
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
    features: [...EVERYWHERE, 'Sportsbook', 'EnablePhoneVerification'],
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
    features: [...EVERYWHERE, 'Sportsbook', 'EnablePhoneVerification'],
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
    features: [...EVERYWHERE, 'defaultUSDCurrency', 'DefaultConsentRegistration'],
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
    features: [...EVERYWHERE, 'EnablePhoneVerification'],
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

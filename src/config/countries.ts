import type { BankProvider } from './bank-providers.ts'
import type { CurrencyCode } from './currencies.ts'
import type { Locale } from './locales.ts'
import type { RegistrationForm } from './registration-forms.ts'

export const LOGIN_FLOWS = ['custom', 'keycloak'] as const

export type LoginFlow = (typeof LOGIN_FLOWS)[number]

export interface Country {
  readonly currency: CurrencyCode
  readonly registrationForm: RegistrationForm
  /** Who may vouch for a person there, the first one preferred. */
  readonly bankProviders: readonly BankProvider[]
  /** The language a visitor from there most likely reads. */
  readonly locale: Locale
  readonly helpline?: { readonly name: string; readonly contact: string; readonly url: string }
}

/** Countries the house accepts players from; `ROW` stands for the rest of the world. */
export const COUNTRIES = {
  FI: {
    currency: 'EUR',
    registrationForm: 'ZIMPLER',
    bankProviders: ['ZIMPLER', 'TRUSTLY', 'FINSHARK'],
    locale: 'fi',
    helpline: { name: 'Peluuri', contact: '0800 100 101', url: 'https://www.peluuri.fi/' }
  },
  NO: {
    currency: 'NOK',
    registrationForm: 'DINO',
    bankProviders: ['TRUSTLY'],
    locale: 'no',
    helpline: { name: 'Hjelpelinjen', contact: '800 800 40', url: 'https://www.hjelpelinjen.no/' }
  },
  DE: {
    currency: 'EUR',
    registrationForm: 'TRUSTLY',
    bankProviders: ['TRUSTLY', 'KROFORT', 'FINSHARK'],
    locale: 'de',
    helpline: { name: 'BZgA', contact: '0800 137 27 00', url: 'https://www.check-dein-spiel.de/' }
  },
  AT: {
    currency: 'EUR',
    registrationForm: 'DINO',
    bankProviders: ['TRUSTLY', 'KROFORT'],
    locale: 'de_AT',
    helpline: {
      name: 'Spielsuchthilfe',
      contact: '01 544 13 57',
      url: 'https://www.spielsuchthilfe.at/'
    }
  },
  CH: {
    currency: 'CHF',
    registrationForm: 'DINO',
    bankProviders: [],
    locale: 'de',
    helpline: {
      name: 'SOS Spielsucht',
      contact: '0800 040 080',
      url: 'https://www.sos-spielsucht.ch/'
    }
  },
  CA: {
    currency: 'CAD',
    registrationForm: 'REGILY',
    bankProviders: ['PIQ'],
    locale: 'en_CA',
    helpline: {
      name: 'ConnexOntario',
      contact: '1-866-531-2600',
      url: 'https://www.connexontario.ca/'
    }
  },
  FR: {
    currency: 'EUR',
    registrationForm: 'DINO',
    bankProviders: ['KROFORT'],
    locale: 'fr',
    helpline: {
      name: 'Joueurs Info Service',
      contact: '09 74 75 13 13',
      url: 'https://www.joueurs-info-service.fr/'
    }
  },
  IN: {
    currency: 'INR',
    registrationForm: 'REGILY',
    bankProviders: [],
    locale: 'en_IN'
  },
  NZ: {
    currency: 'NZD',
    registrationForm: 'DINO',
    bankProviders: ['PIQ'],
    locale: 'en_NZ',
    helpline: {
      name: 'Gambling Helpline',
      contact: '0800 654 655',
      url: 'https://www.gamblinghelpline.co.nz/'
    }
  },
  ZA: {
    currency: 'ZAR',
    registrationForm: 'DINO',
    bankProviders: ['PIQ'],
    locale: 'en_ZA',
    helpline: {
      name: 'Responsible Gambling',
      contact: '0800 006 008',
      url: 'https://responsiblegambling.org.za/'
    }
  },
  JP: {
    currency: 'JPY',
    registrationForm: 'DINO',
    bankProviders: [],
    locale: 'ja'
  },
  EE: {
    currency: 'EUR',
    registrationForm: 'SSN',
    bankProviders: ['TRUSTLY', 'FINSHARK'],
    locale: 'et_EE',
    helpline: {
      name: 'Hasartmängusõltuvuse nõustamiskeskus',
      contact: '15410',
      url: 'https://www.15410.ee/'
    }
  },
  IT: {
    currency: 'EUR',
    registrationForm: 'SSN',
    bankProviders: ['FINSHARK'],
    locale: 'it',
    helpline: { name: 'TVNGA', contact: '800 558 822', url: 'https://www.iss.it/' }
  },
  MT: {
    currency: 'EUR',
    registrationForm: 'DINO',
    bankProviders: ['PIQ'],
    locale: 'en'
  },
  GB: {
    currency: 'GBP',
    registrationForm: 'DINO',
    bankProviders: [],
    locale: 'en',
    helpline: {
      name: 'National Gambling Helpline',
      contact: '0808 8020 133',
      url: 'https://www.gamcare.org.uk/'
    }
  },
  US: {
    currency: 'USD',
    registrationForm: 'REGILY',
    bankProviders: [],
    locale: 'en'
  },
  ROW: {
    currency: 'EUR',
    registrationForm: 'DINO',
    bankProviders: [],
    locale: 'en'
  }
} as const satisfies Record<string, Country>

export type CountryCode = keyof typeof COUNTRIES

export const COUNTRY_CODES = Object.keys(COUNTRIES) as readonly CountryCode[]

/** The country's own entry, or that of the rest of the world. */
export function countryOf(code: string | undefined): Country {
  const upper = code?.toUpperCase() ?? 'ROW'
  return Object.hasOwn(COUNTRIES, upper) ? COUNTRIES[upper as CountryCode] : COUNTRIES.ROW
}

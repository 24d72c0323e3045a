import type { BankProvider } from './bank-providers.ts'
import { countryOf } from './countries.ts'
import type { CurrencyCode } from './currencies.ts'

/** Who moves money for the house, by the names that the wire, the ledger and the database use. */
export const PAYMENT_PROVIDERS = [
  'card',
  'piq',
  'trustly',
  'zimpler',
  'finshark',
  'krofort'
] as const

export type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number]

/** Where a provider is, by the variable that says so; without it, at this name of the machine itself. */
export const PROVIDER_ADDRESSES = {
  card: { variable: 'LOBBY_PAYMENTS_URL', name: 'pay' },
  piq: { variable: 'LOBBY_PIQ_URL', name: 'piq' },
  trustly: { variable: 'LOBBY_TRUSTLY_URL', name: 'trustly' },
  zimpler: { variable: 'LOBBY_ZIMPLER_URL', name: 'zimpler' },
  finshark: { variable: 'LOBBY_FINSHARK_URL', name: 'finshark' },
  krofort: { variable: 'LOBBY_KROFORT_URL', name: 'krofort' }
} as const satisfies Record<PaymentProvider, object>

export type PaymentMethodKind = 'Card' | 'InstantBanking' | 'Wallet'

/** Whether the provider's page stands in a frame of the lobby or takes the lobby's place. */
export type PaymentWay = 'Frame' | 'Redirect'

export interface PaymentTerms {
  /** Largest single deposit or withdrawal, in minor units. */
  readonly maximum: bigint
  /** Amounts offered at one press, in minor units, ascending. */
  readonly presets: readonly bigint[]
}

export interface PaymentMethod {
  readonly provider: PaymentProvider
  readonly kind: PaymentMethodKind
  readonly way: PaymentWay
  /** What the specification calls a deposit by it. */
  readonly txName: string
  /** Had only where this bank vouches for people (`countries.ts`); without one, everywhere. */
  readonly bank?: BankProvider
  /** What the provider takes on top of a deposit, in hundredths of a percent. */
  readonly feeBasisPoints: number
  /** 0 when the money is there at once. */
  readonly arrivesWithinMinutes: number
  /** From the house's release of a withdrawal until it is on the account. */
  readonly paysOutWithinMinutes: number
  /** Withdrawals up to so many hundredths of the maximum go without a person's look. */
  readonly instantShare: number
  /** The currencies it takes. */
  readonly terms: Partial<Record<CurrencyCode, PaymentTerms>>
}

const terms = (
  digits: 0 | 2,
  maximum: number,
  presets: readonly [number, number, number, number, number]
): PaymentTerms => {
  const minor = (major: number) => BigInt(major) * 10n ** BigInt(digits)
  return { maximum: minor(maximum), presets: presets.map(minor) }
}

const TERMS = {
  EUR: terms(2, 5000, [20, 50, 100, 150, 200]),
  CAD: terms(2, 7500, [20, 50, 100, 200, 300]),
  CHF: terms(2, 5000, [10, 50, 100, 150, 200]),
  USD: terms(2, 5000, [10, 50, 100, 150, 200]),
  NOK: terms(2, 50_000, [100, 500, 1000, 1500, 2000]),
  INR: terms(2, 400_000, [1000, 2500, 5000, 10_000, 20_000]),
  JPY: terms(0, 700_000, [2000, 5000, 10_000, 20_000, 30_000]),
  ZAR: terms(2, 90_000, [200, 500, 1000, 2000, 4000]),
  NZD: terms(2, 8000, [10, 50, 100, 200, 300]),
  GBP: terms(2, 4500, [20, 50, 100, 150, 200])
} as const

const { EUR, NOK, USD, CAD, NZD, ZAR } = TERMS

/** How money comes in and goes out, by the name that the wire and the database know the method by. */
export const PAYMENT_METHODS = {
  card: {
    provider: 'card',
    kind: 'Card',
    way: 'Frame',
    txName: 'CreditcardDeposit',
    feeBasisPoints: 0,
    arrivesWithinMinutes: 0,
    paysOutWithinMinutes: 2 * 24 * 60,
    instantShare: 10,
    terms: TERMS
  },
  trustly: {
    provider: 'trustly',
    kind: 'InstantBanking',
    way: 'Frame',
    txName: 'TrustlyDeposit',
    bank: 'TRUSTLY',
    feeBasisPoints: 0,
    arrivesWithinMinutes: 0,
    paysOutWithinMinutes: 5,
    instantShare: 40,
    terms: { EUR, NOK, USD }
  },
  zimpler: {
    provider: 'zimpler',
    kind: 'InstantBanking',
    way: 'Frame',
    txName: 'ZimplerDeposit',
    bank: 'ZIMPLER',
    feeBasisPoints: 0,
    arrivesWithinMinutes: 0,
    paysOutWithinMinutes: 10,
    instantShare: 40,
    terms: { EUR, USD }
  },
  finshark: {
    provider: 'finshark',
    kind: 'InstantBanking',
    way: 'Redirect',
    txName: 'FinsharkDeposit',
    bank: 'FINSHARK',
    feeBasisPoints: 0,
    arrivesWithinMinutes: 1,
    paysOutWithinMinutes: 30,
    instantShare: 20,
    terms: { EUR, USD }
  },
  krofort: {
    provider: 'krofort',
    kind: 'InstantBanking',
    way: 'Redirect',
    txName: 'KrofortDeposit',
    bank: 'KROFORT',
    feeBasisPoints: 0,
    arrivesWithinMinutes: 0,
    paysOutWithinMinutes: 24 * 60,
    instantShare: 20,
    terms: { EUR, USD }
  },
  piq: {
    provider: 'piq',
    kind: 'Wallet',
    way: 'Frame',
    txName: 'PiqDeposit',
    bank: 'PIQ',
    feeBasisPoints: 150,
    arrivesWithinMinutes: 0,
    paysOutWithinMinutes: 60,
    instantShare: 20,
    terms: { EUR, USD, CAD, NZD, ZAR }
  }
} as const satisfies Record<string, PaymentMethod>

export type PaymentMethodId = keyof typeof PAYMENT_METHODS

export const PAYMENT_METHOD_IDS = Object.keys(PAYMENT_METHODS) as readonly PaymentMethodId[]

export const isPaymentMethod = (value: unknown): value is PaymentMethodId =>
  typeof value === 'string' && Object.hasOwn(PAYMENT_METHODS, value)

export const methodOf = (id: PaymentMethodId): PaymentMethod => PAYMENT_METHODS[id]

/** What a method takes in a country and currency; undefined where it can not be had. */
export function termsOf(
  id: PaymentMethodId,
  country: string,
  currency: CurrencyCode
): PaymentTerms | undefined {
  const { bank, terms } = methodOf(id)
  const isThere = bank === undefined || countryOf(country).bankProviders.includes(bank)
  return isThere ? terms[currency] : undefined
}

import type { CurrencyCode } from './currencies.ts'

export interface DepositTerms {
  /** Largest single deposit, in minor units. */
  readonly maximum: bigint
  /** Amounts offered at one press, in minor units, ascending. */
  readonly presets: readonly bigint[]
}

export interface PaymentMethod {
  readonly provider: string
  /** Countries where the method can not be had; everywhere else it can. */
  readonly notIn: readonly string[]
  /** 0 when the money is there at once. */
  readonly arrivesWithinMinutes: number
  /** The currencies it takes. */
  readonly terms: Partial<Record<CurrencyCode, DepositTerms>>
}

const terms = (
  digits: 0 | 2,
  maximum: number,
  presets: readonly [number, number, number, number, number]
): DepositTerms => {
  const minor = (major: number) => BigInt(major) * 10n ** BigInt(digits)
  return { maximum: minor(maximum), presets: presets.map(minor) }
}

/** How money comes in, by the name that the wire and the database know the method by. */
export const PAYMENT_METHODS = {
  card: {
    provider: 'card',
    notIn: [],
    arrivesWithinMinutes: 0,
    terms: {
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
    }
  }
} as const satisfies Record<string, PaymentMethod>

export type PaymentMethodId = keyof typeof PAYMENT_METHODS

export const PAYMENT_METHOD_IDS = Object.keys(PAYMENT_METHODS) as readonly PaymentMethodId[]

export const isPaymentMethod = (value: unknown): value is PaymentMethodId =>
  typeof value === 'string' && Object.hasOwn(PAYMENT_METHODS, value)

/** What a method asks of a deposit in a country and currency; undefined where it can not be had. */
export function depositTerms(
  id: PaymentMethodId,
  country: string,
  currency: CurrencyCode
): DepositTerms | undefined {
  const method: PaymentMethod = PAYMENT_METHODS[id]
  return method.notIn.includes(country) ? undefined : method.terms[currency]
}

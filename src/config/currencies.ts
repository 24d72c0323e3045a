export interface Currency {
  /** Digits after the decimal point that the currency really has. */
  readonly digits: 0 | 2
  /** Smallest deposit the house accepts, in minor units. */
  readonly minDeposit: bigint
}

/** Default minimum deposits: specification, section 9. */
export const CURRENCIES = {
  EUR: { digits: 2, minDeposit: 2000n },
  CAD: { digits: 2, minDeposit: 1500n },
  CHF: { digits: 2, minDeposit: 1000n },
  USD: { digits: 2, minDeposit: 1000n },
  NOK: { digits: 2, minDeposit: 10000n },
  INR: { digits: 2, minDeposit: 88000n },
  JPY: { digits: 0, minDeposit: 1200n },
  ZAR: { digits: 2, minDeposit: 17500n },
  NZD: { digits: 2, minDeposit: 1000n },
  GBP: { digits: 2, minDeposit: 2000n }
} as const satisfies Record<string, Currency>

export type CurrencyCode = keyof typeof CURRENCIES

export const CURRENCY_CODES = Object.keys(CURRENCIES) as readonly CurrencyCode[]

/** The minimum deposit, in whole major units, for a currency that the table does not name. */
export const MIN_DEPOSIT_ELSEWHERE = 20n

export const isCurrency = (value: unknown): value is CurrencyCode =>
  typeof value === 'string' && Object.hasOwn(CURRENCIES, value)

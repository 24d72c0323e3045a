import type { CurrencyCode } from '../currencies.ts'

export interface StakeRules {
  /** Minor units on a line. */
  readonly least: bigint
  /** Minor units on a whole bet. */
  readonly most: bigint
  /** Minor units of which a line's stake is a multiple. */
  readonly step: bigint
}

/** Where the smallest amount that people pay with is a whole unit, stakes are whole units. */
export const BET_STAKES: Readonly<Record<CurrencyCode, StakeRules>> = {
  EUR: { least: 10n, most: 500_000n, step: 1n },
  CAD: { least: 10n, most: 800_000n, step: 1n },
  CHF: { least: 10n, most: 500_000n, step: 5n },
  USD: { least: 10n, most: 500_000n, step: 1n },
  NOK: { least: 100n, most: 6_000_000n, step: 100n },
  INR: { least: 1000n, most: 50_000_000n, step: 100n },
  JPY: { least: 10n, most: 800_000n, step: 1n },
  ZAR: { least: 200n, most: 10_000_000n, step: 10n },
  NZD: { least: 10n, most: 900_000n, step: 10n },
  GBP: { least: 10n, most: 450_000n, step: 1n }
}

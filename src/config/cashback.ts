import type { CurrencyCode } from './currencies.ts'

/** Cashback of real money lost in a week of UTC, paid as real money that nothing hangs on. */
export interface CashbackRule {
  /** Of those without a rank, in hundredths of a percent. */
  readonly baseBasisPoints: number
  /** The least that is paid, in minor units of EUR. */
  readonly least: bigint
  readonly leastCurrency: CurrencyCode
  /** Hours after the week's end. */
  readonly paidAfterHours: number
}

export const CASHBACK: CashbackRule = {
  baseBasisPoints: 500,
  least: 10n,
  leastCurrency: 'EUR',
  paidAfterHours: 6
}

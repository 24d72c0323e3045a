import { CASHBACK } from '#config/cashback.ts'
import type { CurrencyCode } from '#config/currencies.ts'
import { EURO_RATES } from '#config/exchange-rates.ts'
import { fromCents } from '../jackpot/euros.ts'
import { periodAt } from '../limit-period.ts'

/** A week of a player in minor units. */
export interface CashbackFigures {
  /** Real money staked, and won with it. */
  readonly bet: bigint
  readonly won: bigint
  /** What the house gave beside: free spins' wins, and bonuses that became real money. */
  readonly given: bigint
}

export interface CashbackResult {
  readonly lost: bigint
  readonly paid: bigint
}

const HOUR_MS = 3_600_000
const WHOLE = 10_000n

/** The least that is paid, in minor units of a currency. */
export const leastCashback = (currency: CurrencyCode): bigint =>
  fromCents(CASHBACK.least, currency, EURO_RATES[currency])

/** What a week has cost the player, never below nothing, and what of it is paid back, rounded down. */
export function cashbackOf(
  { bet, won, given }: CashbackFigures,
  rateBasisPoints: number,
  least: bigint
): CashbackResult {
  const net = bet - won - given
  const lost = net > 0n ? net : 0n
  const share = (lost * BigInt(rateBasisPoints)) / WHOLE
  return { lost, paid: share >= least ? share : 0n }
}

export interface CashbackSpan {
  readonly from: Date
  readonly until: Date
  readonly paidAt: Date
}

/** The week that a moment lies in, from Monday, 00:00 UTC, and when it is paid. */
export function cashbackWeek(at: Date): CashbackSpan {
  const { from, until } = periodAt('Week', at)
  return { from, until, paidAt: new Date(until.getTime() + CASHBACK.paidAfterHours * HOUR_MS) }
}

/** The week before. */
export const weekBefore = ({ from }: Pick<CashbackSpan, 'from'>): CashbackSpan =>
  cashbackWeek(new Date(from.getTime() - 1))

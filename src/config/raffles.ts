import type { CurrencyCode } from './currencies.ts'

export const DROPS = ['hourly', 'daily', 'weekly'] as const

export type Drop = (typeof DROPS)[number]

/** So many prizes of so much, in minor units of EUR. */
export interface PrizeRule {
  readonly amount: bigint
  readonly count: number
}

/** A series of draws: one ends when the next begins, on whole hours, days or weeks of UTC. */
export interface RaffleRule {
  /** The name of the series at the jackpot service. */
  readonly source: string
  readonly drop: Drop
  /** The largest first. What was not won is added to the first prize of the next draw, up to `MOST_CARRIED`. */
  readonly prizes: readonly PrizeRule[]
}

/** Prizes that nobody wins are carried on until a draw holds so many times what it is set to. */
export const MOST_CARRIED = 10n

/** What one ticket costs in stakes, in minor units of EUR. */
export const TICKET_PRICE = 100n

export const TICKET_CURRENCY = 'EUR' satisfies CurrencyCode

export const RAFFLES: Readonly<Record<Drop, RaffleRule>> = {
  hourly: {
    source: 'hourly-provider-of-the-week',
    drop: 'hourly',
    prizes: [{ amount: 2_500n, count: 10 }]
  },
  daily: {
    source: 'daily-provider-of-the-week',
    drop: 'daily',
    prizes: [
      { amount: 50_000n, count: 1 },
      { amount: 10_000n, count: 4 },
      { amount: 2_000n, count: 15 }
    ]
  },
  weekly: {
    source: 'weekly-provider-of-the-week',
    drop: 'weekly',
    prizes: [
      { amount: 500_000n, count: 1 },
      { amount: 50_000n, count: 9 },
      { amount: 5_000n, count: 40 }
    ]
  }
}

import { DROPS, type PrizeRule, RAFFLES, type RaffleRule } from '#config/raffles.ts'
import type { StoredPrize } from './tables.ts'

export const SERIES: readonly RaffleRule[] = DROPS.map(drop => RAFFLES[drop])

/** The series of a source; undefined for a source that is no raffle. */
export const seriesOf = (source: string): RaffleRule | undefined =>
  SERIES.find(series => series.source === source)

export const prizesFrom = (stored: readonly StoredPrize[]): readonly PrizeRule[] =>
  stored.map(({ amount, count }) => ({ amount: BigInt(amount), count }))

export const storedPrizes = (prizes: readonly PrizeRule[]): string =>
  JSON.stringify(prizes.map(({ amount, count }) => ({ amount: String(amount), count })))

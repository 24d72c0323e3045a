import type { CurrencyCode } from '#config/currencies.ts'
import {
  type ContestMeasure,
  type PlacePrize,
  POINTS_BY_RETURN
} from '#config/engagement-contests.ts'
import { EURO_RATES } from '#config/exchange-rates.ts'
import { fromCents, MICRO_PER_CENT, microOf } from '../jackpot/euros.ts'

/** A round that has ended, in minor units of the player's currency. */
export interface EndedRound {
  readonly staked: bigint
  readonly won: bigint
  readonly currency: CurrencyCode
}

/** A multiplier counts in hundredths of the stake. */
const HUNDREDTHS = 100n

/** The least bet in a currency, in its minor units: never less than the euros that it stands for. */
export function leastBet(euros: bigint, currency: CurrencyCode): bigint {
  const amount = fromCents(euros, currency, EURO_RATES[currency])
  const isShort = microOf(amount, currency, EURO_RATES[currency]) < euros * MICRO_PER_CENT
  return isShort ? amount + 1n : amount
}

/** Whether a round's stake reaches the least bet, which is in minor units of EUR. */
export const reachesMinimum = ({ staked, currency }: EndedRound, euros: bigint): boolean =>
  staked > 0n && staked >= leastBet(euros, currency)

/** What a round is worth in a measure; a larger stake is worth no more than a small one. */
export function worthOf(measure: ContestMeasure, { staked, won }: EndedRound): bigint {
  switch (measure) {
    case 'highestMultiplier':
      return (won * HUNDREDTHS) / staked
    case 'mostPoints':
      return BigInt(POINTS_BY_RETURN.find(({ times }) => won >= times * staked)?.points ?? 0)
    case 'mostRounds':
      return 1n
    default:
      return measure satisfies never
  }
}

/** What an entrant has after a round that is worth so much. */
export function scoreAfter(measure: ContestMeasure, score: bigint, worth: bigint): bigint {
  if (measure === 'highestMultiplier') return worth > score ? worth : score
  return score + worth
}

export interface CountedRound {
  readonly worth: bigint
  /** Grows with every round that is counted, of whomever. */
  readonly number: bigint
  readonly at: Date
}

export interface Score {
  readonly score: bigint
  /** When the score was reached: of equal scores the earlier leads. */
  readonly reachedAt: Date
  readonly reachedBy: bigint
}

/** The score that counted rounds make, in their order; undefined where they are worth nothing. */
export function scoreOf(
  measure: ContestMeasure,
  rounds: readonly CountedRound[]
): Score | undefined {
  let best: Score | undefined
  for (const { worth, number, at } of rounds) {
    const score = scoreAfter(measure, best?.score ?? 0n, worth)
    if (score > (best?.score ?? 0n)) best = { score, reachedAt: at, reachedBy: number }
  }
  return best
}

/** Less than zero where the first stands before the second: more first, then who was there first. */
export function inOrder(a: Score, b: Score): number {
  if (a.score !== b.score) return a.score > b.score ? -1 : 1
  const apart = a.reachedAt.getTime() - b.reachedAt.getTime()
  if (apart !== 0) return apart
  return a.reachedBy < b.reachedBy ? -1 : Number(a.reachedBy > b.reachedBy)
}

/** The score as it stands on the wire: a multiplier with two decimals, otherwise a whole number. */
export function shownScore(measure: ContestMeasure, score: bigint): string {
  if (measure !== 'highestMultiplier') return String(score)
  const digits = String(score).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** The prize of a place; undefined below the last paid one. */
export const prizeAt = (
  prizes: readonly PlacePrize[],
  place: number
): PlacePrize['prize'] | undefined =>
  prizes.find(({ from, to }) => from <= place && place <= to)?.prize

/** How many places are paid. */
export const paidPlaces = (prizes: readonly PlacePrize[]): number =>
  prizes.reduce((most, { to }) => Math.max(most, to), 0)

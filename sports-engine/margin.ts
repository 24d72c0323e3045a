import type { FeedPrices } from '#contract/wire/sports-feed.ts'

import type { FairMarket, Margin } from './play.ts'

/** What a book keeps of a market, as a share: more where there are many outcomes. */
const OVER: Readonly<Record<Margin, number>> = { few: 0.052, many: 0.1 }

/** The lowest and the highest odds that are told, in thousandths. */
export const LEAST_ODDS = 1001
export const MOST_ODDS = 1_000_000

/** Less likely than this is not offered: its odds would be beyond the highest. */
const LEAST_CHANCE = 0.0009

/** Steps of the ladder of odds in thousandths, up to the first number. */
const STEPS: readonly (readonly [number, number])[] = [
  [1020, 1],
  [1100, 5],
  [4000, 10],
  [6000, 50],
  [10_000, 100],
  [20_000, 500],
  [50_000, 1000]
]
const HIGH_RUNGS = [
  50, 51, 56, 61, 67, 71, 81, 91, 101, 111, 126, 151, 176, 201, 226, 251, 276, 301, 351, 401, 451,
  501, 601, 751, 1000
].map(rung => rung * 1000)

/** The nearest rung of the ladder to odds in thousandths. */
export function onLadder(odds: number): number {
  const kept = Math.min(MOST_ODDS, Math.max(LEAST_ODDS, odds))
  const step = STEPS.find(([until]) => kept < until)
  if (step !== undefined) return Math.max(LEAST_ODDS, Math.round(kept / step[1]) * step[1])
  return HIGH_RUNGS.reduce((nearest, rung) =>
    Math.abs(rung - kept) < Math.abs(nearest - kept) ? rung : nearest
  )
}

/**
 * Chances with a margin by the power method: all raised to the one power at which they add up to
 * what is wanted. None passes one, and the unlikely ones carry more of the margin.
 */
export function withMargin(chances: readonly number[], sum: number): readonly number[] {
  const logs = chances.map(chance => (chance > 0 ? Math.log(chance) : Number.NEGATIVE_INFINITY))
  let power = 0.9
  for (let round = 0; round < 12; round++) {
    let total = -sum
    let slope = 0
    for (const log of logs) {
      if (log === Number.NEGATIVE_INFINITY) continue
      const raised = Math.exp(power * log)
      total += raised
      slope += raised * log
    }
    if (slope === 0) break
    const next = Math.min(1.2, Math.max(0.05, power - total / slope))
    if (Math.abs(next - power) < 1e-7) break
    power = next
  }
  return logs.map(log => (log === Number.NEGATIVE_INFINITY ? 0 : Math.exp(power * log)))
}

/** A fair market as it is told: odds with the book's margin, on the ladder. */
export function priced({ market, margin, winners, outcomes }: FairMarket): FeedPrices {
  const offered = outcomes.map(({ chance }) => (chance < LEAST_CHANCE ? 0 : chance))
  const taken = withMargin(offered, winners * (1 + OVER[margin]))
  return {
    market,
    status: 'active',
    outcomes: outcomes.map(({ id }, index) => {
      const chance = taken[index] ?? 0
      return chance === 0
        ? { id, odds: MOST_ODDS, enabled: false }
        : { id, odds: onLadder(1000 / chance), enabled: true }
    })
  }
}

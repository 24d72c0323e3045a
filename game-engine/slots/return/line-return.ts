import { bestRun } from '../evaluate.ts'
import type { PayTable } from '../model.ts'
import type { ReelSymbol } from '../symbols.ts'

/** What a reel shows on a line, with its chance or weight. */
export type ReelOdds = ReadonlyMap<ReelSymbol, number>

/** The mean of a figure over every combination that a line can show. */
export function overLine(
  reels: readonly ReelOdds[],
  figure: (shown: readonly ReelSymbol[]) => number
): number {
  const walk = (shown: readonly ReelSymbol[]): number => {
    const odds = reels[shown.length]
    if (!odds) return figure(shown)
    let sum = 0
    for (const [symbol, weight] of odds) sum += weight * walk([...shown, symbol])
    return sum
  }
  const total = reels.reduce((all, odds) => all * [...odds.values()].reduce((a, b) => a + b, 0), 1)
  return walk([]) / total
}

/** Coins that one line pays a spin on average, from the left. */
export const lineReturn = (reels: readonly ReelOdds[], pays: PayTable): number =>
  overLine(reels, shown => bestRun(shown, pays)?.pay ?? 0)

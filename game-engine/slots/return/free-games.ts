import type { FreeGames } from '../model.ts'
import { awardedFor } from '../play-classic.ts'

type Rules = Pick<FreeGames, 'awarded' | 'most'>

/** How many free games a first award leads to on average, more games won in them included. */
export function meanFreeGames(
  rules: Rules,
  first: number,
  scatterChances: readonly number[]
): number {
  // Chances by how many games are owed, walked game by game until none is left to play.
  let owed = new Map([[Math.min(first, rules.most), 1]])
  let mean = 0
  for (let played = 1; played <= rules.most; played++) {
    const next = new Map<number, number>()
    for (const [games, likely] of owed) {
      if (games < played) continue
      mean += likely
      for (const [scatters, odds] of scatterChances.entries()) {
        const then = Math.min(rules.most, games + awardedFor(rules, scatters))
        next.set(then, (next.get(then) ?? 0) + likely * odds)
      }
    }
    owed = next
  }
  return mean
}

/** How many free games a paid spin leads to on average. */
export const freeGamesPerSpin = (
  rules: Rules,
  base: readonly number[],
  free: readonly number[]
): number =>
  base.reduce((sum, odds, scatters) => {
    const first = awardedFor(rules, scatters)
    return first === 0 ? sum : sum + odds * meanFreeGames(rules, first, free)
  }, 0)

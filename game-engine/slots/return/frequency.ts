import { symbolsOf, windowAt } from '../reels.ts'
import type { ReelSymbol } from '../symbols.ts'

/** How often each symbol stands on a strip, which is how often it crosses any line. */
export function frequencies(strip: string): Map<ReelSymbol, number> {
  const counts = new Map<ReelSymbol, number>()
  for (const symbol of symbolsOf(strip)) counts.set(symbol, (counts.get(symbol) ?? 0) + 1)
  return counts
}

/** Over the full cycle of a strip, how often a window satisfies what is asked. */
export const chance = (
  strip: string,
  rows: number,
  asked: (window: readonly ReelSymbol[]) => boolean
): number => average(strip, rows, window => (asked(window) ? 1 : 0))

/** Over the full cycle of a strip, the mean of a figure read from the window. */
export function average(
  strip: string,
  rows: number,
  figure: (window: readonly ReelSymbol[]) => number
): number {
  const symbols = symbolsOf(strip)
  const sum = symbols.reduce((total, _, stop) => total + figure(windowAt(symbols, stop, rows)), 0)
  return sum / symbols.length
}

/** The chances of every sum of independent counts, each given as the chances of 0, 1, 2, ... */
export const convolve = (parts: readonly (readonly number[])[]): number[] =>
  parts.reduce<number[]>(
    (sums, part) => {
      const next = new Array<number>(sums.length + part.length - 1).fill(0)
      for (const [i, a] of sums.entries())
        for (const [j, b] of part.entries()) next[i + j] = (next[i + j] ?? 0) + a * b
      return next
    },
    [1]
  )

/** The chances that a symbol stands 0, 1, 2, ... times in a reel's window. */
export const countChances = (strip: string, rows: number, symbol: ReelSymbol): number[] =>
  Array.from({ length: rows + 1 }, (_, wanted) =>
    chance(strip, rows, window => window.filter(shown => shown === symbol).length === wanted)
  )

/** The chances of 0, 1, 2, ... reels, each of its own chance. */
export const reelChances = (each: readonly number[]): number[] =>
  convolve(each.map(one => [1 - one, one]))

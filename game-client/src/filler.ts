import type { Rules } from './data.ts'

const COMMON = ['h1', 'h2', 'h3', 'h4', 'h5', 'a', 'k', 'q', 'j', '10'] as const

/** Symbols that pass by while a reel runs: for the eye only, they decide nothing. */
export function fillerOf({ kind }: Rules): () => string {
  const symbols = [...COMMON, ...COMMON, ...(kind === 'hold' ? ['coin', 'coin'] : []), 'wild']
  return () => symbols[Math.floor(Math.random() * symbols.length)] ?? 'a'
}

/** What stands on the reels before the first round: the best symbols, and no win. */
export function firstGrid({ model }: Rules): string[][] {
  const order = ['h1', 'a', 'h2', 'k', 'h3', 'q', 'h4', 'j', 'h5', '10']
  const rows = Math.min(model.rows, 4)
  return Array.from({ length: model.reels }, (_, reel) =>
    Array.from(
      { length: rows },
      (__, row) => order[(reel * 3 + row * 2 + (reel % 2)) % order.length] ?? 'a'
    )
  )
}

import type { SlotRules } from '#contract/wire/slot-play.ts'

const COMMON = ['h1', 'h2', 'h3', 'h4', 'h5', 'a', 'k', 'q', 'j', '10'] as const

/** Symbols that pass by while a reel runs: for the eye only, they decide nothing. */
export function fillerOf({ kind }: SlotRules): () => string {
  const symbols = [...COMMON, ...COMMON, ...(kind === 'hold' ? ['coin', 'coin'] : []), 'wild']
  return () => symbols[Math.floor(Math.random() * symbols.length)] ?? 'a'
}

/** What stands on the reels before the first round: a wild in the middle, and no win. */
export function firstGrid({ model }: SlotRules): string[][] {
  const order = ['h1', 'k', 'h3', 'a', 'h2', 'q', 'h4', 'j', 'h5', '10']
  const rows = Math.min(model.rows, 4)
  return Array.from({ length: model.reels }, (_, reel) =>
    Array.from({ length: rows }, (__, row) =>
      reel === 2 && row === 1 ? 'wild' : (order[(reel * 7 + row * 3) % order.length] ?? 'a')
    )
  )
}

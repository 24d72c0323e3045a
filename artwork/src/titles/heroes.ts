import type { Art } from './title.ts'

/** An operator's first picture; `veil` is the colour its text half falls into. */
export interface Hero {
  readonly art: Art
  readonly veil?: string
  readonly light?: boolean
}

const text = { lines: [], font: 'Cinzel', style: 'gold' } as const

export const heroes: Record<string, Hero> = {
  fortuneforge: {
    veil: '#140705',
    art: { slug: 'hero', motif: 'crown', place: 'forge', seed: 11, scale: 1.2, text }
  }
}

import type { Art } from './title.ts'

/** An operator's first picture; `veil` is the colour its text half falls into. */
export interface Hero {
  readonly art: Art
  readonly veil: string
  /** Drawn on paper by daylight instead of out of the dark. */
  readonly light?: boolean
}

const text = { lines: [], font: 'Cinzel', style: 'gold' } as const
const hero = (art: Omit<Art, 'slug' | 'text'>): Art => ({ slug: 'hero', text, ...art })

export const heroes: Readonly<Record<string, Hero>> = {
  infiniza: {
    veil: '#03181f',
    art: hero({
      motif: 'loop',
      place: 'deepSea',
      seed: 7,
      at: [0, 1, 0],
      scale: 1.12,
      turn: [0.1, -0.3, 0.06],
      scatter: { kind: 'pearls', n: 18 },
      props: [{ motif: 'bigCoin', at: [1.9, -1.5, 0.5], scale: 0.3, o: { count: 1 } }]
    })
  },
  frenwall: {
    veil: '#0d0e10',
    art: hero({
      motif: 'dice',
      place: 'smokeRoom',
      seed: 29,
      at: [0.2, 1.1, 0],
      scale: 1.35,
      o: { color: 0xf2a20c, color3: 0x141414 },
      scatter: { kind: 'coins', n: 9 }
    })
  },
  herion: {
    veil: '#050c20',
    art: hero({
      motif: 'drakkar',
      place: 'aurora',
      seed: 13,
      at: [-0.1, 0.45, 0],
      scale: 0.84,
      o: { color: '#0f6a5a' }
    })
  },
  fortuneforge: {
    veil: '#140705',
    art: hero({
      motif: 'crown',
      place: 'forge',
      seed: 11,
      at: [0.2, 1.2, 0],
      scale: 1.1,
      props: [{ motif: 'anvil', at: [-2.5, -0.4, -2.6], scale: 0.9, depth: 'back' }]
    })
  },
  elmst: {
    light: true,
    veil: '#f5edda',
    art: hero({
      motif: 'acorn',
      place: 'paper',
      seed: 17,
      at: [0.1, 0.45, 0],
      scale: 0.92,
      o: { metal: 'gold', color2: 0x3f7a3a, color3: 0xb0402c }
    })
  },
  elvel: {
    veil: '#1c040c',
    art: hero({
      motif: 'foxMask',
      place: 'velvetRoom',
      seed: 23,
      at: [0, 0.75, 0],
      scale: 0.94,
      o: { color: 0x6a0f24, color2: 0xd8b070, glow: 0xffdc9a },
      props: [{ motif: 'ring', at: [2.3, -1.4, 0.8], scale: 0.42, o: { stone: 'diamond' } }]
    })
  }
}

import type { TitleSlug } from './all-titles.ts'
import type { SymbolFamily } from './symbols.ts'

export type RowName = SymbolFamily | 'hot-games' | 'new'

interface Shelf {
  /** The first row of the lobby; those with a wide picture suit the layouts that show one. */
  readonly lead: readonly TitleSlug[]
  /** The rows below the first, in order. */
  readonly rows: readonly RowName[]
  /** The themes the operator stands for: chips, what comes first in its rows, the last two promoted. */
  readonly themes: readonly SymbolFamily[]
}

/** The house's own choice of games; no count of players stands behind it. */
export const PICKS: { readonly hot: readonly TitleSlug[] } = {
  hot: [
    'dragons-vigil',
    'emerald-tide',
    'orchard-rush',
    'crown-of-embers',
    'northlight-wolf',
    'neon-sevens',
    'dune-lantern',
    'golden-toll',
    'sunken-hoard',
    'grand-wheel',
    'captains-reckoning',
    'ringfall',
    'roulette-du-cap',
    'book-of-whispers',
    'frostbound',
    'twin-koi',
    'blackjack-salon',
    'mask-of-the-canopy',
    'ruby-vow',
    'badland-marshal',
    'the-ninth-vault',
    'pearl-drift',
    'amethyst-seam',
    'sun-gate',
    'rocket-picnic',
    'lotus-after-dark',
    'ghost-galleon'
  ]
}

/** How each operator arranges its lobby, by its slug. */
export const SHELVES: Readonly<Record<string, Shelf | undefined>> = {
  infiniza: {
    lead: PICKS.hot,
    rows: ['new', 'sea', 'hot-games', 'gems'],
    themes: ['sea', 'gems', 'fruit', 'tale']
  },
  frenwall: {
    lead: [
      'the-ninth-vault',
      'badland-marshal',
      'rocket-picnic',
      'neon-sevens',
      'golden-toll',
      'robo-rumba'
    ],
    rows: ['hot-games', 'western', 'vault', 'new'],
    themes: ['western', 'vault', 'neon', 'space']
  },
  herion: {
    lead: [
      'northlight-wolf',
      'frostbound',
      'emerald-tide',
      'dragons-vigil',
      'rune-of-ravnhold',
      'crown-of-embers',
      'twin-koi',
      'drakkar-dawn',
      'the-ninth-vault',
      'whale-road',
      'ringfall',
      'snow-owl-council'
    ],
    rows: ['frost', 'hot-games', 'tale', 'new'],
    themes: ['frost', 'tale', 'space', 'gems']
  },
  fortuneforge: {
    lead: [
      'dragons-vigil',
      'cinder-plume',
      'the-ninth-vault',
      'crown-of-embers',
      'clockwork-duchess',
      'golden-toll'
    ],
    rows: ['fire', 'new', 'vault', 'hot-games'],
    themes: ['fire', 'vault', 'desert', 'pirate']
  },
  elmst: {
    lead: ['twin-koi', 'northlight-wolf', 'emerald-tide', 'sun-gate', 'orchard-rush'],
    rows: ['new', 'garden', 'hot-games', 'tale'],
    themes: ['garden', 'tale', 'jungle', 'fruit']
  },
  elvel: {
    lead: ['ruby-vow', 'clockwork-duchess', 'golden-toll', 'madame-orlas-orb', 'lotus-after-dark'],
    rows: ['gems', 'hot-games', 'desert', 'new'],
    themes: ['gems', 'desert', 'garden', 'tale']
  }
}

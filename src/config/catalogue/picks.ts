import type { SymbolFamily } from './symbols.ts'
import type { TitleSlug } from './titles.ts'

interface Shelf {
  /** The first row of the lobby; those with a wide picture suit the layouts that show one. */
  readonly lead: readonly TitleSlug[]
  /** Theme rows of the lobby, in order. */
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
    'captains-reckoning',
    'ringfall',
    'book-of-whispers',
    'frostbound',
    'twin-koi',
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
export const SHELVES: Readonly<Record<string, Shelf>> = {
  infiniza: {
    lead: PICKS.hot,
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
    themes: ['fire', 'vault', 'desert', 'pirate']
  },
  elmst: {
    lead: ['twin-koi', 'northlight-wolf', 'emerald-tide', 'sun-gate', 'orchard-rush'],
    themes: ['garden', 'tale', 'jungle', 'fruit']
  },
  elvel: {
    lead: ['ruby-vow', 'clockwork-duchess', 'golden-toll', 'madame-orlas-orb', 'lotus-after-dark'],
    themes: ['gems', 'desert', 'garden', 'tale']
  }
}

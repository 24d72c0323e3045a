/** The faces of a game's reels: pictures under /art/symbols/<family>, card ranks in one lettering look. */
export interface SymbolSet {
  readonly ranks: RankLook
  readonly low: readonly Rank[]
  /** Picture symbols, the best paid first. */
  readonly high: readonly string[]
  readonly wild: string
  readonly scatter: string
  readonly backdrop: string
}

export const RANKS = ['a', 'k', 'q', 'j', '10'] as const
export type Rank = (typeof RANKS)[number]

export const RANK_LOOKS = ['gold', 'ice', 'stone', 'neon', 'candy', 'ember', 'jade'] as const
export type RankLook = (typeof RANK_LOOKS)[number]

export const SYMBOLS = {
  sea: {
    ranks: 'jade',
    low: RANKS,
    high: ['trident', 'octopus', 'nautilus', 'crab', 'conch'],
    wild: 'pearl',
    scatter: 'chest',
    backdrop: 'sea'
  },
  gems: {
    ranks: 'gold',
    low: RANKS,
    high: ['ruby', 'emerald', 'sapphire', 'amethyst', 'amber'],
    wild: 'diamond',
    scatter: 'ring',
    backdrop: 'gems'
  },
  fruit: {
    ranks: 'candy',
    low: RANKS,
    high: ['sevens', 'bell', 'cherries', 'strawberry', 'lemon', 'grapes'],
    wild: 'clover',
    scatter: 'star',
    backdrop: 'fruit'
  },
  frost: {
    ranks: 'ice',
    low: RANKS,
    high: ['sword', 'shield', 'horn', 'rune', 'crystal'],
    wild: 'hammer',
    scatter: 'drakkar',
    backdrop: 'frost'
  },
  desert: {
    ranks: 'stone',
    low: RANKS,
    high: ['scarab', 'cobra', 'lamp', 'hourglass', 'lantern'],
    wild: 'sun',
    scatter: 'pyramid',
    backdrop: 'desert'
  },
  fire: {
    ranks: 'ember',
    low: RANKS,
    high: ['crown', 'chalice', 'feather', 'anvil', 'rose'],
    wild: 'eye',
    scatter: 'purse',
    backdrop: 'fire'
  },
  western: {
    ranks: 'stone',
    low: RANKS,
    high: ['badge', 'hat', 'horseshoe', 'dynamite', 'oil-lamp', 'cactus'],
    wild: 'nugget',
    scatter: 'train',
    backdrop: 'western'
  },
  space: {
    ranks: 'ice',
    low: RANKS,
    high: ['rocket', 'helmet', 'saucer', 'comet', 'moon'],
    wild: 'quasar',
    scatter: 'planet',
    backdrop: 'space'
  },
  neon: {
    ranks: 'neon',
    low: RANKS,
    high: ['sevens', 'robot', 'joystick', 'cassette', 'cherries'],
    wild: 'mirror-ball',
    scatter: 'clover',
    backdrop: 'neon'
  },
  pirate: {
    ranks: 'gold',
    low: RANKS,
    high: ['wheel', 'compass', 'tricorne', 'spyglass', 'anchor', 'barrel'],
    wild: 'flag',
    scatter: 'galleon',
    backdrop: 'pirate'
  },
  jungle: {
    ranks: 'jade',
    low: RANKS,
    high: ['toucan', 'butterfly', 'flytrap', 'orchid', 'pineapple'],
    wild: 'mask',
    scatter: 'frog',
    backdrop: 'jungle'
  },
  vault: {
    ranks: 'gold',
    low: RANKS,
    high: ['bell', 'bars', 'dice', 'key', 'coins'],
    wild: 'sevens',
    scatter: 'door',
    backdrop: 'vault'
  },
  garden: {
    ranks: 'candy',
    low: RANKS,
    high: ['koi', 'bonsai', 'teapot', 'dragonfly', 'fan'],
    wild: 'lotus',
    scatter: 'honey',
    backdrop: 'garden'
  },
  tale: {
    ranks: 'ember',
    low: RANKS,
    high: ['owl', 'fox', 'potion', 'mushroom', 'pumpkin'],
    wild: 'book',
    scatter: 'orb',
    backdrop: 'tale'
  }
} as const satisfies Record<string, SymbolSet>

export type SymbolFamily = keyof typeof SYMBOLS

/** The address of one picture symbol, 256 px square on transparent ground. */
export const symbolImage = (family: SymbolFamily, symbol: string): string =>
  `/art/symbols/${family}/${symbol}-256.webp`

/** The address of one card rank in a lettering look, 256 px square on transparent ground. */
export const rankImage = (look: RankLook, rank: Rank): string =>
  `/art/symbols/ranks/${look}/${rank}-256.webp`

/** The address of the picture behind the reels, without its format's ending. */
export const backdropImage = (family: SymbolFamily): string => `/art/backdrops/${family}-1280`

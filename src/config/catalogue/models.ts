import type { CurrencyCode } from '../currencies.ts'
import type { TITLES } from './titles.ts'

/** What a player is told of a slot's mathematics before playing; its reels are the engine's. */
export interface SlotModel {
  /**
   * Mean return to the player in percent, two digits: exact, but where symbols tumble measured over
   * twenty million rounds, to 0.15 either way.
   */
  readonly rtp: string
  /** Share of the rounds that pay anything, in percent. */
  readonly hitRate: string
  readonly volatility: 'low' | 'medium' | 'high'
  /** A round never pays more than so many stakes. */
  readonly maxWin: number
  readonly reels: number
  readonly rows: number
  readonly lines: number | null
  /** At the most, where reels change their height. */
  readonly ways: number | null
  /** In so many coins a stake is divided. */
  readonly coins: number
  readonly features: readonly SlotFeature[]
}

export const SLOT_FEATURES = [
  'expandingSymbol',
  'expandingWild',
  'freeSpins',
  'holdAndSpin',
  'manyWays',
  'multiplierWild',
  'respins',
  'tumble',
  'wild'
] as const

export type SlotFeature = (typeof SLOT_FEATURES)[number]

export const SLOT_MODELS = {
  drift: {
    rtp: '96.20',
    hitRate: '31.4',
    volatility: 'medium',
    maxWin: 5000,
    reels: 5,
    rows: 3,
    lines: 20,
    ways: null,
    coins: 20,
    features: ['wild', 'freeSpins']
  },
  flare: {
    rtp: '95.80',
    hitRate: '36.5',
    volatility: 'low',
    maxWin: 1000,
    reels: 5,
    rows: 3,
    lines: 10,
    ways: null,
    coins: 10,
    features: ['expandingWild', 'respins']
  },
  codex: {
    rtp: '96.02',
    hitRate: '38.5',
    volatility: 'high',
    maxWin: 10000,
    reels: 5,
    rows: 3,
    lines: 10,
    ways: null,
    coins: 10,
    features: ['wild', 'freeSpins', 'expandingSymbol']
  },
  prospect: {
    rtp: '95.90',
    hitRate: '37.1',
    volatility: 'medium',
    maxWin: 5000,
    reels: 5,
    rows: 3,
    lines: 25,
    ways: null,
    coins: 25,
    features: ['multiplierWild', 'freeSpins']
  },
  current: {
    rtp: '96.41',
    hitRate: '33.8',
    volatility: 'medium',
    maxWin: 5000,
    reels: 5,
    rows: 3,
    lines: null,
    ways: 243,
    coins: 20,
    features: ['wild', 'freeSpins']
  },
  horizon: {
    rtp: '96.11',
    hitRate: '60.2',
    volatility: 'high',
    maxWin: 8000,
    reels: 5,
    rows: 4,
    lines: null,
    ways: 1024,
    coins: 40,
    features: ['wild', 'multiplierWild', 'freeSpins']
  },
  tumble: {
    rtp: '96.34',
    hitRate: '24.7',
    volatility: 'medium',
    maxWin: 5000,
    reels: 5,
    rows: 3,
    lines: 20,
    ways: null,
    coins: 20,
    features: ['wild', 'tumble', 'freeSpins']
  },
  rapids: {
    rtp: '95.79',
    hitRate: '51.3',
    volatility: 'high',
    maxWin: 10000,
    reels: 5,
    rows: 6,
    lines: null,
    ways: 7776,
    coins: 20,
    features: ['wild', 'manyWays', 'tumble', 'freeSpins']
  },
  hoard: {
    rtp: '95.25',
    hitRate: '22.8',
    volatility: 'high',
    maxWin: 5000,
    reels: 5,
    rows: 3,
    lines: 25,
    ways: null,
    coins: 25,
    features: ['wild', 'holdAndSpin']
  }
} as const satisfies Record<string, SlotModel>

export type SlotModelName = keyof typeof SLOT_MODELS
export type SlotSlug = (typeof TITLES)[number]['slug']

export const MODEL_OF = {
  'emerald-tide': 'drift',
  'captains-reckoning': 'codex',
  'sunken-hoard': 'hoard',
  'pearl-drift': 'drift',
  'tide-of-coins': 'hoard',
  'trident-nine': 'rapids',
  'anchor-bay': 'drift',
  'eight-arm-bounty': 'current',
  'moonlit-nautilus': 'prospect',
  'sapphire-undertow': 'tumble',
  'coral-crown': 'drift',
  'conch-call': 'current',
  'true-north-bounty': 'prospect',
  'whale-road': 'rapids',
  'skerry-light': 'tumble',
  'crown-of-embers': 'rapids',
  'dragons-vigil': 'horizon',
  'high-bones': 'flare',
  'the-ninth-vault': 'hoard',
  'anvil-oath': 'horizon',
  'cinder-plume': 'prospect',
  'chalice-of-ash': 'rapids',
  'obsidian-rose': 'current',
  'the-wardens-key': 'codex',
  'powder-and-plunder': 'drift',
  'basilisk-hour': 'horizon',
  'purse-of-vesper': 'hoard',
  'red-moon-raven': 'prospect',
  'furnace-sevens': 'flare',
  'moth-to-gold': 'hoard',
  'northlight-wolf': 'horizon',
  frostbound: 'tumble',
  'amethyst-seam': 'flare',
  'drakkar-dawn': 'rapids',
  'rune-of-ravnhold': 'current',
  'jarls-horn': 'tumble',
  'glacier-heart': 'prospect',
  'snow-owl-council': 'codex',
  'sixty-below': 'horizon',
  'shields-of-fimbul': 'current',
  'antlers-of-aurora': 'tumble',
  'tarn-hammer': 'prospect',
  'cabin-lantern': 'codex',
  'opal-fjord': 'horizon',
  'silver-sleigh-bell': 'current',
  'neon-sevens': 'flare',
  ringfall: 'flare',
  'joystick-jubilee': 'current',
  'mixtape-midnight': 'tumble',
  'comet-courier': 'current',
  'rocket-picnic': 'rapids',
  'synth-shore': 'prospect',
  'cherry-circuit': 'flare',
  'robo-rumba': 'current',
  'mirrorball-mania': 'tumble',
  'saucer-season': 'rapids',
  'bit-barons': 'hoard',
  'gumball-galaxy': 'tumble',
  'clover-overdrive': 'prospect',
  'last-orbit': 'current',
  'golden-toll': 'prospect',
  'dune-lantern': 'current',
  'book-of-whispers': 'codex',
  'ruby-vow': 'drift',
  'sun-gate': 'codex',
  'scarab-parade': 'codex',
  'cobra-court': 'prospect',
  'the-third-pyramid': 'codex',
  'alchemists-supper': 'drift',
  'clockwork-duchess': 'current',
  'hourglass-bazaar': 'horizon',
  'lamp-of-samarra': 'prospect',
  'peacock-parlour': 'drift',
  'gramophone-gold': 'current',
  'madame-orlas-orb': 'codex',
  'orchard-rush': 'tumble',
  'mask-of-the-canopy': 'rapids',
  'twin-koi': 'current',
  'badland-marshal': 'prospect',
  'the-copper-kettle': 'drift',
  'crows-bargain': 'current',
  'pumpkin-parish': 'tumble',
  'lemon-lane': 'flare',
  'mushroom-moot': 'prospect',
  'fox-masquerade': 'drift',
  'honey-heist': 'hoard',
  'bonsai-bounty': 'current',
  'berry-brawl': 'tumble',
  'teacup-tempest': 'tumble',
  'horseshoe-hollow': 'prospect',
  marshlight: 'prospect',
  'smugglers-tithe': 'drift',
  'black-flag-parish': 'hoard',
  'cannon-quay': 'prospect',
  'fin-and-fortune': 'rapids',
  'bottle-of-marrow-isle': 'current',
  'atlas-of-plenty': 'horizon',
  'spyglass-saints': 'horizon',
  'bullfrog-baron': 'prospect',
  'dragonfly-dusk': 'drift',
  'lotus-after-dark': 'hoard',
  'crab-catch': 'current',
  'ghost-galleon': 'horizon',
  'tricorne-trouble': 'prospect',
  'crossed-cutlasses': 'drift',
  'saguaro-sundown': 'current',
  'silver-spur-express': 'rapids',
  'lamp-at-dry-creek': 'drift',
  'ten-gallon-jack': 'prospect',
  'dynamite-dividend': 'tumble',
  'nugget-run': 'hoard',
  'fern-and-fossil': 'rapids',
  'toucan-tango': 'current',
  'jade-totem': 'drift',
  'snapdragon-supper': 'prospect',
  'butterfly-vault': 'tumble',
  'orchid-temple': 'tumble',
  'balloon-boulevard': 'rapids',
  'pineapple-parade': 'current',
  'acorn-assembly': 'drift'
} as const satisfies Readonly<Record<SlotSlug, SlotModelName>>

export const isSlot = (slug: string): slug is SlotSlug => Object.hasOwn(MODEL_OF, slug)

/** What one coin is worth, in minor units, at the lowest stake. */
const COINS: Readonly<Record<CurrencyCode, bigint>> = {
  EUR: 1n,
  CAD: 2n,
  CHF: 1n,
  USD: 1n,
  NOK: 10n,
  INR: 100n,
  JPY: 2n,
  ZAR: 20n,
  NZD: 2n,
  GBP: 1n
}

/** The smallest worth that games count in, in minor units of a currency. */
export const unitOf = (currency: CurrencyCode): bigint => COINS[currency]

const LEVELS = [1n, 2n, 3n, 4n, 5n, 10n, 15n, 20n, 25n, 50n, 100n] as const

/** The stakes of a slot in a currency, in minor units, the lowest first. */
export const stakesOf = (slug: SlotSlug, currency: CurrencyCode): readonly bigint[] => {
  const coins = BigInt(SLOT_MODELS[MODEL_OF[slug]].coins)
  return LEVELS.map(level => level * COINS[currency] * coins)
}

/** The largest stake of the game that is worth no more than an amount in minor units, or its smallest. */
export function stakeNotAbove(slug: SlotSlug, currency: CurrencyCode, value: bigint): bigint {
  const stakes = stakesOf(slug, currency)
  return stakes.findLast(stake => stake <= value) ?? stakes[0] ?? value
}

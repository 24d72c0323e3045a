import type { PrizeRule } from './engagement-prizes.ts'

export const SHOP_IDS = [
  'ten-spins',
  'fifty-spins',
  'five-in-cash',
  'twenty-in-cash',
  'twenty-bonus',
  'treasure-spins'
] as const

export type ShopId = (typeof SHOP_IDS)[number]

/** What points buy; its words are in the message files under its id. */
export interface ShopItem {
  readonly id: ShopId
  /** In points. */
  readonly price: number
  /** How many there are on the first day; null where there is no end to it. */
  readonly stock: number | null
  readonly fromLevel: number
  /** How many a player may buy in all; null where it does not matter. */
  readonly mostEach: number | null
  readonly prize: PrizeRule
  /** Which picture it is shown with: of a game by its name, or one of the shop's own. */
  readonly art: string
}

export const SHOP: readonly ShopItem[] = [
  {
    id: 'ten-spins',
    price: 100,
    stock: null,
    fromLevel: 0,
    mostEach: null,
    prize: { kind: 'spins', spins: 10, euros: 10n, game: 'pearl-drift' },
    art: 'pearl-drift'
  },
  {
    id: 'fifty-spins',
    price: 450,
    stock: 500,
    fromLevel: 0,
    mostEach: null,
    prize: { kind: 'spins', spins: 50, euros: 10n, game: 'emerald-tide' },
    art: 'emerald-tide'
  },
  {
    id: 'five-in-cash',
    price: 500,
    stock: 1_000,
    fromLevel: 0,
    mostEach: null,
    prize: { kind: 'money', euros: 500n },
    art: 'coins'
  },
  {
    id: 'twenty-in-cash',
    price: 1_800,
    stock: 200,
    fromLevel: 3,
    mostEach: 5,
    prize: { kind: 'money', euros: 2_000n },
    art: 'coins'
  },
  {
    id: 'twenty-bonus',
    price: 700,
    stock: 500,
    fromLevel: 0,
    mostEach: 3,
    prize: { kind: 'bonus', euros: 2_000n, factor: 10, days: 7 },
    art: 'gem'
  },
  {
    id: 'treasure-spins',
    price: 2_500,
    stock: 40,
    fromLevel: 6,
    mostEach: 1,
    prize: { kind: 'spins', spins: 100, euros: 50n, game: 'the-ninth-vault' },
    art: 'the-ninth-vault'
  }
]

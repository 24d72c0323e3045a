/** What a game is marked with: bits of a row's marks. */
export const MARKS = { new: 1, live: 2, jackpot: 4 } as const

/** A game in the file that lists are sifted by; places name entries in the lists of the same file. */
export type ShelfRow = readonly [
  slug: string,
  name: string,
  studio: number,
  lists: readonly number[],
  features: readonly number[],
  /** Place in `VOLATILITIES`, or -1 where it hangs on the bets. */
  volatility: number,
  /** In percent; 0 where the house does not tell. */
  rtp: number,
  /** In stakes. */
  maxWin: number,
  /** The stakes of a round, in units of a currency. */
  least: number,
  most: number,
  marks: number,
  /** Day of release, as a number to be compared. */
  released: number,
  /** Colour in the picture's place until that is there, without its `#`; empty where none is drawn. */
  tone: string
]

/** The shelf in the house's order: one file for all locales. */
export interface Shelf {
  readonly games: readonly ShelfRow[]
  readonly studios: readonly (readonly [slug: string, name: string])[]
  readonly lists: readonly string[]
  readonly features: readonly string[]
  /** What a unit is worth in each currency, in minor units. */
  readonly units: Readonly<Record<string, number>>
}

export const VOLATILITIES = ['low', 'medium', 'high'] as const

export const SHELF_FILE = '/shelf.json'

import type { ReelSymbol } from './symbols.ts'

/** What one, two, ... five of a kind pay in coins; the index is the count less one. */
export type PayRow = readonly [number, number, number, number, number]
export type PayTable = Readonly<Partial<Record<ReelSymbol, PayRow>>>

/** A line as the row it crosses on each reel, the top row being 0. */
export type Line = readonly number[]

/** Free games for so many scatters in view. */
export interface FreeGames {
  readonly strips: readonly string[]
  readonly awarded: Readonly<Record<3 | 4 | 5, number>>
  /** All wins of the free games are multiplied so often. */
  readonly factor: number
  /** A round gives no more free games than this. */
  readonly most: number
}

interface Common {
  readonly name: string
  /** In so many coins a stake is divided; pay tables count in coins. */
  readonly coins: number
  readonly strips: readonly string[]
  readonly pays: PayTable
  /** What scatters pay, in coins, wherever they stand. */
  readonly scatterPays: PayRow
  /** A round never pays more than so many stakes. */
  readonly cap: number
}

/** Lines or ways; wilds that may multiply; free games for scatters. */
export interface ClassicModel extends Common {
  readonly kind: 'classic'
  readonly rows: number
  readonly lines: readonly Line[] | 'ways'
  readonly free: FreeGames
}

/** Lines in both directions; a wild fills its reel, stays, and the others spin again. */
export interface FlareModel extends Common {
  readonly kind: 'flare'
  readonly rows: number
  readonly lines: readonly Line[]
}

/** The book is wild and scatter; in free games one drawn symbol fills its reels and pays apart. */
export interface BookModel extends Common {
  readonly kind: 'book'
  readonly rows: number
  readonly lines: readonly Line[]
  readonly free: Omit<FreeGames, 'factor'>
}

/** What won leaves, what stands above falls, and each fall multiplies more. */
export interface TumbleModel extends Common {
  readonly kind: 'tumble'
  /** Rows of a reel are drawn anew for every spin between the two. */
  readonly rows: { readonly least: number; readonly most: number }
  readonly lines: readonly Line[] | 'ways'
  readonly ladder: readonly number[]
  readonly free: Omit<FreeGames, 'factor'> & { readonly step: number }
}

/** Six coins or more hold; three respins, begun again with every coin that lands. */
export interface HoldModel extends Common {
  readonly kind: 'hold'
  readonly rows: number
  readonly lines: readonly Line[]
  readonly hold: {
    readonly trigger: number
    readonly respins: number
    /** One chance in so many that a free place shows a coin in a respin. */
    readonly oneIn: number
    /** What a coin is worth, in coins of the stake, and how heavily it is drawn. */
    readonly values: readonly { readonly worth: number; readonly weight: number }[]
    /** Paid on top when every place holds a coin. */
    readonly full: number
  }
}

export type Model = ClassicModel | FlareModel | BookModel | TumbleModel | HoldModel

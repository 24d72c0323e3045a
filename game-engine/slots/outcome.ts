import type { ReelSymbol } from './symbols.ts'

/** Reel by reel from the left, each from the top. */
export type Grid = readonly (readonly ReelSymbol[])[]
export type Cell = readonly [reel: number, row: number]

export interface Win {
  readonly symbol: ReelSymbol
  readonly cells: readonly Cell[]
  /** What it pays in coins, every multiplier included. */
  readonly pay: number
  readonly factor: number
  readonly line?: number
  readonly ways?: number
}

/** One picture of a round: what the reels show and what that pays. */
export interface Step {
  readonly kind: 'spin' | 'respin' | 'fall' | 'free' | 'fill'
  readonly grid: Grid
  readonly wins: readonly Win[]
  /** Reels that a wild or the book's symbol fills in this picture. */
  readonly filled?: readonly number[]
  /** Free games that this picture gives. */
  readonly awarded?: number
  readonly scatters?: readonly Cell[]
  /** Which free game of how many this picture belongs to. */
  readonly free?: { readonly played: number; readonly of: number }
  readonly factor?: number
  /** What each held coin is worth, in coins of the stake. */
  readonly held?: readonly { readonly cell: Cell; readonly worth: number }[]
  readonly respinsLeft?: number
  /** The symbol that the book drew for its free games. */
  readonly chosen?: ReelSymbol
}

/** A whole round, decided before anything of it is shown. */
export interface Outcome {
  readonly steps: readonly Step[]
  /** Coins won, not yet bounded by the model's cap. */
  readonly pay: number
}

export const payOf = (steps: readonly Step[]): number =>
  steps.reduce((sum, step) => sum + step.wins.reduce((pay, win) => pay + win.pay, 0), 0)

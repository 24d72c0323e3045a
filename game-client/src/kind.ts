import type { CurrencyCode } from '#config/currencies.ts'
import type { PastRound, PlayedRound } from '#contract/wire/slot-play.ts'
import type { Play } from './api.ts'
import type { PageData } from './data.ts'

/** Puts a game into the page and opens its play. */
export type Open = (root: HTMLElement, data: PageData, launch: string) => Promise<void>

/** `idle` takes a bet, `busy` waits, `skippable` offers to see the result at once. */
export type FaceState = 'loading' | 'idle' | 'busy' | 'skippable'

/** What a visit shows of itself, whatever is played. */
export interface Face {
  setCurrency(currency: CurrencyCode, mode: 'REAL' | 'FUN'): void
  setBalance(minor: bigint | null): void
  /** A line over the game: what is waited for, what holds just now. Empty text takes it away. */
  setStrip(text: string): void
  /** Tells those who listen rather than look. */
  announce(text: string): void
  setSound(isOn: boolean): void
  setState(state: FaceState): void
}

/** What a kind of game gives to the visit that plays it. */
export interface Kind<Round extends PlayedRound> {
  readonly face: Face
  /** Resolves when everything is there that a first look needs. */
  readonly ready: Promise<unknown>
  /** The play is open: its currency, its stakes and its mode are known. */
  begin(play: Play<Round>): void
  /** Shows a round of an earlier visit, lets it be played to its end, and has it paid. */
  takeUp(round: Round): Promise<void>
  /** Tells what the player should know before the first bet of the visit. */
  greet?(): Promise<void>
  /** The large button, and the space bar. */
  press(): void
  /** The visit is back to where a bet may be made. */
  rested(): void
  openRules(): Promise<void>
  /** What is shown is wanted to its end at once. */
  hurry(): void
  /** Shows a past round as when it was played; the visit lets nothing be staked or paid. */
  replay(past: PastRound<Round>): Promise<void>
  /** A table that goes on for others meanwhile shows past rounds beside it. */
  readonly replaysApart?: true
}

import type { SportId } from '#config/sports/sports.ts'
import type { Team } from '#config/sports/teams.ts'

/** How a sport is played whose sets are won by rallies, or by legs: its frames. */
export interface Figures {
  readonly setsToWin: number
  /** Frames that win a set, and those that win the last that there may be. */
  readonly target: number
  readonly lastTarget: number
  /** By how many a set is won. */
  readonly clear: number
  /** What opening a frame adds to its chance; sides open in turn, and sets in turn. */
  readonly opens: number
  /** What all the difference of strengths moves a frame by. */
  readonly leverage: number
  /** Seconds of a frame: at least, and how many more there may be. */
  readonly seconds: readonly [least: number, more: number]
  readonly rest: number
  /** Seconds after a frame, and after a set, in which nothing is taken. */
  readonly stops: readonly [frame: number, set: number]
  /** Frames of a set, in quarters of a line: what is offered of them, for a set and for the last. */
  readonly lines: readonly [first: number, last: number]
  readonly lastLines: readonly [first: number, last: number]
}

const VOLLEYBALL: Figures = {
  setsToWin: 3,
  target: 25,
  lastTarget: 15,
  clear: 2,
  opens: 0,
  leverage: 0.12,
  seconds: [18, 22],
  rest: 180,
  stops: [3, 45],
  lines: [138, 242],
  lastLines: [78, 162]
}

const DARTS: Figures = {
  setsToWin: 4,
  target: 3,
  lastTarget: 3,
  clear: 1,
  opens: 0.12,
  leverage: 0.3,
  seconds: [95, 70],
  rest: 150,
  stops: [10, 45],
  lines: [14, 18],
  lastLines: [14, 18]
}

/** The figures of a sport of frames. */
export const figuresOf = (sport: SportId): Figures => (sport === 'darts' ? DARTS : VOLLEYBALL)

/** Chances that the home side wins a frame that it opens, and one that the other opens. */
export type Frames = readonly [opened: number, other: number]

/** These chances, of both strengths. */
export function framesOf({ leverage, opens }: Figures, home: Team, away: Team): Frames {
  const even = 0.5 + (leverage * (home.attack - away.attack)) / 100
  return [even + opens, even - opens]
}

/** Frames that win a set, by its number from 0. */
export const targetOf = (figures: Figures, set: number): number =>
  set === 2 * figures.setsToWin - 2 ? figures.lastTarget : figures.target

/** Whether a set is won with so many frames. */
export const isSetWon = (figures: Figures, set: number, own: number, others: number): boolean =>
  own >= targetOf(figures, set) && own - others >= figures.clear

/** Which chance a frame has, by its set and its place in it: sides open in turn. */
export const openerOf = (set: number, frame: number): 0 | 1 => ((set + frame) % 2 === 0 ? 0 : 1)

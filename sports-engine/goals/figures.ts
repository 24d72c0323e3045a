import type { SportId } from '#config/sports/sports.ts'

/** How a sport of few goals is played, as the model has it. */
export interface Figures {
  readonly period: 'half' | 'third'
  readonly periods: number
  /** Seconds of a step of the model: in each at most one goal falls. */
  readonly tick: number
  /** Steps of a period before its added time. */
  readonly ticks: number
  /** Added steps of each period: as likely each from the first to the last number. */
  readonly added: readonly (readonly [number, number])[]
  /** Seconds of rest after each period but the last. */
  readonly rests: readonly number[]
  /** Goals of home and away side in the time before added time, if both are as usual. */
  readonly goals: readonly [number, number]
  /** How much slower goals fall at the start, and faster at the end. */
  readonly rise: number
  /** What being behind, and being ahead, does to a side's goals. */
  readonly behind: number
  readonly ahead: number
  /** Share of goals that are looked at again, and of those the share that does not stand. */
  readonly reviewed: number
  readonly overturned: number
  /** Per side in a match; what one does to a side's own goals, and to the other's. */
  readonly reds: number
  readonly redOwn: number
  readonly redOther: number
  /** Cautions per side in a match, which do nothing to goals. */
  readonly yellows: number
  /** Per side in a match; none where the sport has no corners. */
  readonly corners: number
  /** Attacks per side in a match for which the book stops bets. */
  readonly dangers: number
}

const FOOTBALL: Figures = {
  period: 'half',
  periods: 2,
  tick: 60,
  ticks: 45,
  added: [
    [1, 4],
    [2, 7]
  ],
  rests: [15 * 60],
  goals: [1.5, 1.22],
  rise: 0.16,
  behind: 1.09,
  ahead: 0.95,
  reviewed: 0.12,
  overturned: 0.4,
  reds: 0.09,
  // What one side gains the other loses, so that a red to come moves no total.
  redOwn: 0.8,
  redOther: 1.2,
  yellows: 1.7,
  corners: 5,
  dangers: 9
}

const HOCKEY: Figures = {
  period: 'third',
  periods: 3,
  tick: 30,
  ticks: 40,
  added: [
    [0, 0],
    [0, 0],
    [0, 0]
  ],
  rests: [12 * 60, 12 * 60],
  goals: [3.02, 2.7],
  rise: 0.08,
  behind: 1.06,
  ahead: 0.97,
  reviewed: 0.06,
  overturned: 0.4,
  reds: 0,
  redOwn: 1,
  redOther: 1,
  yellows: 0,
  corners: 0,
  dangers: 10
}

/** The figures of a sport of few goals. */
export const figuresOf = (sport: SportId): Figures => (sport === 'football' ? FOOTBALL : HOCKEY)

/** How likely an added step of a period is before it is known how many there are. */
export function existence(figures: Figures, period: number, added: number): number {
  const [least = 0, most = 0] = figures.added[period] ?? []
  return Math.min(1, Math.max(0, (most - added) / (most - least + 1)))
}

/** The weight of a step of the model, by how much of the match has gone; one in the mean. */
export function weightOf(figures: Figures, period: number, step: number): number {
  const gone = (period * figures.ticks + step) / (figures.periods * figures.ticks)
  return 1 + figures.rise * (2 * gone - 1)
}

/** What the score does to a side's goals, by its lead. */
export const leadEffect = (figures: Figures, lead: number): number =>
  lead < 0 ? figures.behind : lead > 0 ? figures.ahead : 1

/** What red cards do to a side's goals. */
export const redEffect = (figures: Figures, own: number, other: number): number =>
  figures.redOwn ** own * figures.redOther ** other

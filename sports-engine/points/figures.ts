import type { SportId } from '#config/sports/sports.ts'
import type { Team } from '#config/sports/teams.ts'

/** How a sport of many points is played, as the model has it. */
export interface Figures {
  readonly period: 'half' | 'quarter'
  readonly periods: number
  /** Seconds of a step of the model: in each, a side scores once at the most. */
  readonly tick: number
  /** Steps of a period. */
  readonly ticks: number
  readonly rests: readonly number[]
  /** Steps of an overtime, which is played until one side leads; null where a match may end level. */
  readonly overtime: number | null
  /** Chances that a side as usual scores one, two or three in a step. */
  readonly scores: readonly [number, number, number]
  /** How much of what sides are stronger or weaker shows in their points. */
  readonly leverage: number
  /** What playing at home adds to a side's points, and takes from the other's. */
  readonly home: number
  /** How far from what is expected before the match lines may be offered. */
  readonly reach: number
}

const HANDBALL: Figures = {
  period: 'half',
  periods: 2,
  tick: 20,
  ticks: 90,
  rests: [12 * 60],
  overtime: null,
  scores: [0.158, 0, 0],
  leverage: 0.4,
  home: 0.03,
  reach: 16
}

const BASKETBALL: Figures = {
  period: 'quarter',
  periods: 4,
  tick: 20,
  ticks: 30,
  rests: [120, 12 * 60, 120],
  overtime: 15,
  scores: [0.06, 0.19, 0.073],
  leverage: 0.3,
  home: 0.02,
  reach: 30
}

/** The figures of a sport of many points. */
export const figuresOf = (sport: SportId): Figures =>
  sport === 'basketball' ? BASKETBALL : HANDBALL

/** Both sides' points as a share of what is usual, of their strengths. */
export function shapesOf(
  { leverage, home: advantage }: Figures,
  home: Team,
  away: Team
): readonly [number, number] {
  const share = (own: Team, other: Team) =>
    1 + leverage * ((own.attack * other.concedes) / 10_000 - 1)
  return [share(home, away) * (1 + advantage), share(away, home) * (1 - advantage)]
}

/** Chances of nought to three points in a step, for a share of what is usual. */
export function stepOf({ scores }: Figures, share: number): Float64Array {
  const some = scores.map(chance => chance * share)
  return Float64Array.of(1 - some.reduce((sum, chance) => sum + chance, 0), ...some)
}

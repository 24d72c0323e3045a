import { existence, type Figures, leadEffect, redEffect, weightOf } from './figures.ts'
import type { Seen } from './seen.ts'

/** More goals of one side than these are left out: less than one match in a million has them. */
const MOST = 12
const WIDTH = MOST + 1
/** Less likely than this is carried no further. */
const LEAST = 1e-11

export interface Ahead {
  /** Chance of so many more goals: of home `at(i, j)`, of away, until the end of the match. */
  readonly rest: Float64Array
  /** The same until the end of the period that is played or next. */
  readonly periodRest: Float64Array
  /** Who scores next, or nobody. */
  readonly next: { readonly home: number; readonly away: number; readonly none: number }
  /** Chance of so many more corners, of both sides. */
  readonly corners: Float64Array
}

export const at = (home: number, away: number): number => home * WIDTH + away
export const MOST_MORE = MOST

interface Step {
  /** Chance of a goal that stands, for sides as usual, before what the score does. */
  readonly home: number
  readonly away: number
  readonly corner: number
  readonly period: number
}

/** The share of goals that stand. */
const standing = ({ reviewed, overturned }: Figures) => 1 - reviewed * overturned

/** Steps of the model that are still to come, each as likely as it is to be played at all. */
function stepsAhead(figures: Figures, seen: Seen, rates: readonly [number, number]): Step[] {
  const steps: Step[] = []
  const { tick, ticks, periods, added } = figures
  const stands = standing(figures)
  const [homeReds, awayReds] = seen.reds
  const home = rates[0] * stands * redEffect(figures, homeReds, awayReds)
  const away = rates[1] * stands * redEffect(figures, awayReds, homeReds)
  const corner = (2 * figures.corners) / (periods * ticks)
  for (let period = seen.period; period < periods; period++) {
    const current = period === seen.period
    const first = current ? Math.floor(seen.played / tick) : 0
    const told = current ? seen.added : null
    const most = ticks + (told ?? added[period]?.[1] ?? 0)
    for (let step = first; step < most; step++) {
      const exists = step < ticks || told !== null ? 1 : existence(figures, period, step - ticks)
      const weight = weightOf(figures, period, Math.min(step, ticks - 1)) * exists
      const began = current && seen.isPlayed && step === first
      // What of the step has gone by without a goal makes one in what is left less likely.
      const gone = began ? ((seen.played % tick) + 1) / tick : 0
      const any = ((home + away) * weight) / stands
      const left = began && seen.goalInStep ? 0 : (1 - gone) / (1 - any * gone)
      const cornersLeft = began && seen.cornerInStep ? 0 : (1 - gone) / (1 - corner * gone)
      steps.push({
        home: home * weight * left,
        away: away * weight * left,
        corner: corner * exists * cornersLeft,
        period
      })
    }
  }
  return steps
}

/**
 * What is to come, by the model and what has been seen alone: the chances of the score are carried
 * through the steps that are left, each with the score's own effect.
 */
export function aheadOf(figures: Figures, seen: Seen, rates: readonly [number, number]): Ahead {
  const steps = stepsAhead(figures, seen, rates)
  const lead = seen.score[0] - seen.score[1]
  const effects = new Float64Array(2 * MOST + 1)
  const mirrored = new Float64Array(2 * MOST + 1)
  for (let more = -MOST; more <= MOST; more++) {
    effects[more + MOST] = leadEffect(figures, lead + more)
    mirrored[more + MOST] = leadEffect(figures, -lead - more)
  }
  let rest = new Float64Array(WIDTH * WIDTH)
  rest[0] = 1
  const corners = new Float64Array(steps.length + 1)
  corners[0] = 1
  let periodRest: Float64Array | null = null
  const next = { home: 0, away: 0, none: 1 }
  const homeNow = leadEffect(figures, lead)
  const awayNow = leadEffect(figures, -lead)
  for (const [index, step] of steps.entries()) {
    if (periodRest === null && step.period > seen.period) periodRest = rest.slice()
    const after = new Float64Array(WIDTH * WIDTH)
    for (let home = 0; home <= MOST && home <= index; home++) {
      for (let away = 0; home + away <= index && away <= MOST; away++) {
        const here = rest[home * WIDTH + away] ?? 0
        if (here < LEAST) continue
        const scoresHome = home < MOST ? step.home * (effects[home - away + MOST] ?? 1) : 0
        const scoresAway = away < MOST ? step.away * (mirrored[home - away + MOST] ?? 1) : 0
        const cell = home * WIDTH + away
        after[cell] = (after[cell] ?? 0) + here * (1 - scoresHome - scoresAway)
        if (scoresHome > 0) after[cell + WIDTH] = (after[cell + WIDTH] ?? 0) + here * scoresHome
        if (scoresAway > 0) after[cell + 1] = (after[cell + 1] ?? 0) + here * scoresAway
      }
    }
    rest = after
    next.home += next.none * step.home * homeNow
    next.away += next.none * step.away * awayNow
    next.none *= 1 - step.home * homeNow - step.away * awayNow
    for (let count = index + 1; count > 0 && step.corner > 0; count--) {
      corners[count] =
        (corners[count] ?? 0) * (1 - step.corner) + (corners[count - 1] ?? 0) * step.corner
    }
    corners[0] = (corners[0] ?? 0) * (1 - step.corner)
  }
  return { rest, periodRest: periodRest ?? rest, next, corners }
}

import type { Team } from '#config/sports/teams.ts'
import type { Draw } from '#engine/draw.ts'

import { happens, uniform } from '../seed.ts'

/** Laps of a race; all but the last end at the range. */
export const LAPS = 5
const SHOTS = 5
const PENALTY = 24
const LAP = 420
/** A lap is as long as the sum of so many even draws makes it. */
const WAVERS = 4
const WAVER = 3
const ABANDONED = 1 / 200

/** What a competitor is expected to do: seconds lost on a lap, and the chance of a hit. */
export interface Form {
  readonly behind: number
  readonly hit: number
}

export const formOf = ({ attack }: Team): Form => ({
  behind: Math.round((125 - attack) / 5),
  hit: 0.86 + (attack - 100) * 0.0015
})

/** All of a race: seconds from the start at which each competitor has ended each lap. */
export interface Course {
  readonly forms: readonly Form[]
  readonly splits: readonly (readonly number[])[]
  readonly abandonedAt: number | null
}

/** A race of those forms; all start together. */
export function courseOf(forms: readonly Form[], draw: Draw): Course {
  const splits = forms.map(({ behind, hit }) => {
    let at = 0
    return Array.from({ length: LAPS }, (_, lap) => {
      at += LAP + behind
      for (let waver = 0; waver < WAVERS; waver++) at += draw(2 * WAVER + 1) - WAVER
      if (lap < LAPS - 1)
        for (let shot = 0; shot < SHOTS; shot++) if (!happens(draw, hit)) at += PENALTY
      return at
    })
  })
  const ends = Math.max(...splits.map(laps => laps.at(-1) ?? 0))
  return {
    forms,
    splits,
    abandonedAt: happens(draw, ABANDONED) ? Math.floor(uniform(draw) * ends) : null
  }
}

/** Chances of whole seconds, from `from` on. */
export interface Spread {
  readonly from: number
  readonly chances: Float64Array
}

export function summed(one: Spread, other: Spread): Spread {
  const chances = new Float64Array(one.chances.length + other.chances.length - 1)
  for (const [first, chance] of one.chances.entries()) {
    if (chance === 0) continue
    for (let second = 0; second < other.chances.length; second++)
      chances[first + second] =
        (chances[first + second] ?? 0) + chance * (other.chances[second] ?? 0)
  }
  return { from: one.from + other.from, chances }
}

const WAVERED: Spread = {
  from: -WAVER,
  chances: new Float64Array(2 * WAVER + 1).fill(1 / (2 * WAVER + 1))
}

/** How long a lap may take, with or without the range. */
export function lapOf({ behind, hit }: Form, shoots: boolean): Spread {
  let lap: Spread = { from: LAP + behind, chances: Float64Array.of(1) }
  for (let waver = 0; waver < WAVERS; waver++) lap = summed(lap, WAVERED)
  if (!shoots) return lap
  const shot = new Float64Array(PENALTY + 1)
  shot[0] = hit
  shot[PENALTY] = 1 - hit
  for (let one = 0; one < SHOTS; one++) lap = summed(lap, { from: 0, chances: shot })
  return lap
}

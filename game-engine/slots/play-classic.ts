import type { Draw } from '../draw.ts'
import { scatterWin, wins } from './evaluate.ts'
import type { ClassicModel, FreeGames } from './model.ts'
import { type Outcome, payOf, type Step } from './outcome.ts'
import { cellsWith, spin } from './reels.ts'

/** How many free games so many scatters give. */
export const awardedFor = (free: Pick<FreeGames, 'awarded'>, scatters: number): number =>
  scatters >= 5
    ? free.awarded[5]
    : scatters === 4
      ? free.awarded[4]
      : scatters === 3
        ? free.awarded[3]
        : 0

export function playClassic(model: ClassicModel, draw: Draw): Outcome {
  const steps: Step[] = []
  const show = (strips: readonly string[], factor: number, of: Pick<Step, 'kind' | 'free'>) => {
    const grid = spin(strips, model.rows, draw)
    const scatters = cellsWith(grid, 's')
    const awarded = awardedFor(model.free, scatters.length)
    const paid = scatterWin(scatters, model.scatterPays, factor)
    steps.push({
      ...of,
      grid,
      wins: [...wins(grid, model.lines, model.pays, factor), ...(paid ? [paid] : [])],
      scatters,
      factor,
      ...(awarded > 0 && { awarded })
    })
    return awarded
  }

  let owed = show(model.strips, 1, { kind: 'spin' })
  for (let played = 1; played <= owed; played++) {
    const free = { played, of: owed }
    const more = show(model.free.strips, model.free.factor, { kind: 'free', free })
    owed = Math.min(model.free.most, owed + more)
  }
  return { steps, pay: payOf(steps) }
}

import type { Draw } from '../draw.ts'
import { lineWins } from './evaluate.ts'
import type { FlareModel } from './model.ts'
import { type Outcome, payOf, type Step } from './outcome.ts'
import { spin } from './reels.ts'

export function playFlare(model: FlareModel, draw: Draw): Outcome {
  const steps: Step[] = []
  let held: readonly number[] = []
  for (;;) {
    const grid = spin(model.strips, model.rows, draw).map((reel, x) =>
      held.includes(x) ? reel.map(() => 'w' as const) : reel
    )
    const filled = grid.flatMap((reel, x) => (reel.includes('w') ? [x] : []))
    const shown = grid.map((reel, x) => (filled.includes(x) ? reel.map(() => 'w' as const) : reel))
    steps.push({
      kind: steps.length === 0 ? 'spin' : 'respin',
      grid,
      wins: lineWins(shown, model.lines, model.pays, 1, true),
      filled
    })
    if (filled.length === held.length) return { steps, pay: payOf(steps) }
    held = filled
  }
}

import type { Draw } from '../draw.ts'
import { coinsFor, lineWins, scatterWin } from './evaluate.ts'
import type { BookModel } from './model.ts'
import { type Cell, type Outcome, payOf, type Step, type Win } from './outcome.ts'
import { awardedFor } from './play-classic.ts'
import { cellsWith, spin } from './reels.ts'
import type { ReelSymbol } from './symbols.ts'

/** The symbols that the book may choose for its free games: all that pay on a line. */
export const choices = (model: BookModel): ReelSymbol[] =>
  Object.keys(model.pays).filter((symbol): symbol is ReelSymbol => symbol !== 'w')

export function playBook(model: BookModel, draw: Draw): Outcome {
  const steps: Step[] = []
  const show = (strips: readonly string[], of: Pick<Step, 'kind' | 'free' | 'chosen'>) => {
    const grid = spin(strips, model.rows, draw)
    const scatters = cellsWith(grid, 'w')
    const awarded = awardedFor(model.free, scatters.length)
    const paid = scatterWin(scatters, model.scatterPays, 1)
    const won = [...lineWins(grid, model.lines, model.pays, 1), ...(paid ? [paid] : [])]
    steps.push({ ...of, grid, wins: won, scatters, ...(awarded > 0 && { awarded }) })
    return { grid, awarded }
  }

  let { awarded: owed } = show(model.strips, { kind: 'spin' })
  if (owed === 0) return { steps, pay: payOf(steps) }

  const symbols = choices(model)
  const chosen = symbols[draw(symbols.length)] ?? 't'
  for (let played = 1; played <= owed; played++) {
    const of = { kind: 'free', free: { played, of: owed }, chosen } as const
    const { grid, awarded } = show(model.free.strips, of)
    const filled = grid.flatMap((reel, x) => (reel.includes(chosen) ? [x] : []))
    const each = coinsFor(model.pays[chosen], filled.length)
    if (each > 0) {
      const full = grid.map((reel, x) => (filled.includes(x) ? reel.map(() => chosen) : reel))
      const cells = filled.flatMap(x => reelCells(x, model.rows))
      const pay = each * model.lines.length
      const win: Win = { symbol: chosen, cells, pay, factor: 1 }
      steps.push({ ...of, kind: 'fill', grid: full, wins: [win], filled })
    }
    owed = Math.min(model.free.most, owed + awarded)
  }
  return { steps, pay: payOf(steps) }
}

const reelCells = (reel: number, rows: number): Cell[] =>
  Array.from({ length: rows }, (_, row) => [reel, row] as const)

import type { Draw } from '../draw.ts'
import { scatterWin, wins } from './evaluate.ts'
import type { TumbleModel } from './model.ts'
import { type Cell, type Outcome, payOf, type Step } from './outcome.ts'
import { awardedFor } from './play-classic.ts'
import { at, cellsWith, symbolsOf, windowAt } from './reels.ts'
import type { ReelSymbol } from './symbols.ts'

interface Reel {
  readonly strip: readonly ReelSymbol[]
  /** The place on the strip of what falls in next. */
  next: number
  shown: ReelSymbol[]
}

function spinReels(model: TumbleModel, strips: readonly string[], draw: Draw): Reel[] {
  const { least, most } = model.rows
  return strips.map(text => {
    const strip = symbolsOf(text)
    const stop = draw(strip.length)
    const rows = least === most ? least : least + draw(most - least + 1)
    return { strip, next: stop - 1, shown: windowAt(strip, stop, rows) }
  })
}

function drop(reels: readonly Reel[], gone: ReadonlySet<string>): void {
  for (const [x, reel] of reels.entries()) {
    const stays = reel.shown.filter((_, y) => !gone.has(`${x},${y}`))
    const fresh: ReelSymbol[] = []
    while (fresh.length + stays.length < reel.shown.length) {
      fresh.unshift(at(reel.strip, reel.next))
      reel.next--
    }
    reel.shown = [...fresh, ...stays]
  }
}

const keys = (cells: readonly Cell[]) => cells.map(([x, y]) => `${x},${y}`)

export function playTumble(model: TumbleModel, draw: Draw): Outcome {
  const steps: Step[] = []

  /** One spin and all its falls; answers how many free games it gives and how often it fell. */
  const tumble = (
    strips: readonly string[],
    factorAt: (fall: number) => number,
    of: Pick<Step, 'free'>
  ) => {
    const reels = spinReels(model, strips, draw)
    for (let fall = 0; ; fall++) {
      const grid = reels.map(reel => reel.shown)
      const factor = factorAt(fall)
      const won = wins(grid, model.lines, model.pays, factor)
      const kind = fall > 0 ? 'fall' : of.free ? 'free' : 'spin'
      if (won.length > 0) {
        steps.push({ ...of, kind, grid, wins: won, factor })
        drop(reels, new Set(won.flatMap(win => keys(win.cells))))
        continue
      }
      // Scatters never fall away, so the last picture holds all that came.
      const scatters = cellsWith(grid, 's')
      const awarded = awardedFor(model.free, scatters.length)
      const paid = scatterWin(scatters, model.scatterPays, 1)
      const last = { wins: paid ? [paid] : [], scatters, factor, ...(awarded > 0 && { awarded }) }
      steps.push({ ...of, kind, grid, ...last })
      return { awarded, falls: fall }
    }
  }

  const { ladder, free } = model
  const base = (fall: number) => ladder[Math.min(fall, ladder.length - 1)] ?? 1
  let { awarded: owed } = tumble(model.strips, base, {})
  let grown = 1
  for (let played = 1; played <= owed; played++) {
    const from = grown
    const factorAt = (fall: number) => from + fall * free.step
    const spun = tumble(free.strips, factorAt, { free: { played, of: owed } })
    grown += spun.falls * free.step
    owed = Math.min(free.most, owed + spun.awarded)
  }
  return { steps, pay: payOf(steps) }
}

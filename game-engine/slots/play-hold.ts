import type { Draw } from '../draw.ts'
import { lineWins } from './evaluate.ts'
import type { HoldModel } from './model.ts'
import { type Cell, type Outcome, payOf, type Step, type Win } from './outcome.ts'
import { cellsWith, spin } from './reels.ts'

type Coin = NonNullable<Step['held']>[number]

function drawWorth({ values }: HoldModel['hold'], draw: Draw): number {
  let left = draw(values.reduce((sum, value) => sum + value.weight, 0))
  for (const value of values) {
    if (left < value.weight) return value.worth
    left -= value.weight
  }
  throw new RangeError('The weights of the coins do not add up')
}

export function playHold(model: HoldModel, draw: Draw): Outcome {
  const { hold, rows } = model
  const coin = (cell: Cell): Coin => ({ cell, worth: drawWorth(hold, draw) })
  const grid = spin(model.strips, rows, draw)
  const wins = lineWins(grid, model.lines, model.pays, 1)
  let held = cellsWith(grid, 'c').map(coin)
  const steps: Step[] = [{ kind: 'spin', grid, wins, held }]
  if (held.length < hold.trigger) return { steps, pay: payOf(steps) }

  const places = model.strips.length * rows
  let left = hold.respins
  while (left > 0 && held.length < places) {
    const taken = new Set(held.map(({ cell: [x, y] }) => `${x},${y}`))
    const open = grid.flatMap((reel, x) => reel.map((_, y) => [x, y] as const))
    const landed = open.filter(([x, y]) => !taken.has(`${x},${y}`) && draw(hold.oneIn) === 0)
    held = [...held, ...landed.map(coin)]
    left = landed.length > 0 ? hold.respins : left - 1
    steps.push({ kind: 'respin', grid, wins: [], held, respinsLeft: left })
  }

  const cells = held.map(({ cell }) => cell)
  const sum = held.reduce((total, { worth }) => total + worth, 0)
  const pay = sum + (held.length === places ? hold.full : 0)
  const collected: Win = { symbol: 'c', cells, pay, factor: 1 }
  steps.push({ kind: 'fill', grid, wins: [collected], held })
  return { steps, pay: payOf(steps) }
}

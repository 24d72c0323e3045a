import type { Draw } from '#engine/draw.ts'

import { happens, pickBy, uniform } from '../seed.ts'
import { type Figures, stepOf } from './figures.ts'

export interface Score {
  readonly at: number
  readonly side: 0 | 1
  readonly points: number
  readonly period: number
  readonly clock: number
  /** A number that says which of a side's players, of however many there are. */
  readonly by: number
}

export interface Period {
  readonly from: number
  readonly until: number
}

/** All of a match of many points, in match seconds. */
export interface Course {
  readonly figures: Figures
  readonly shares: readonly [number, number]
  /** Overtimes come after the periods of the figures. */
  readonly periods: readonly Period[]
  readonly scores: readonly Score[]
  /** When the book takes nothing. */
  readonly stops: readonly Period[]
  readonly abandonedAt: number | null
}

const ABANDONED = 1 / 200
const STOP = 1 / 60
const OVERTIME_REST = 120
/** More than any squad has. */
const PLAYERS = 2 ** 16

/** Points of both sides step by step, and overtimes until one leads where no match ends level. */
export function courseOf(figures: Figures, shares: readonly [number, number], draw: Draw): Course {
  const { tick, ticks, overtime } = figures
  const chances = shares.map(share => [...stepOf(figures, share)].slice(1))
  const periods: Period[] = []
  const scores: Score[] = []
  const stops: Period[] = []
  const sums: [number, number] = [0, 0]
  let from = 0
  let clock = 0
  const isDone = (period: number) =>
    period >= figures.periods && (overtime === null || sums[0] !== sums[1])
  for (let period = 0; !isDone(period); period++) {
    const count = period < figures.periods ? ticks : (overtime ?? 0)
    for (let step = 0; step < count; step++) {
      for (const side of [0, 1] as const) {
        const scored = pickBy(draw, chances[side] ?? [])
        if (scored < 0) continue
        const second = step * tick + draw(tick)
        scores.push({
          at: from + second,
          side,
          points: scored + 1,
          period,
          clock: clock + second,
          by: draw(PLAYERS)
        })
        sums[side] += scored + 1
      }
      if (happens(draw, STOP)) {
        const start = from + step * tick
        stops.push({ from: start, until: start + 15 + draw(30) })
      }
    }
    const until = from + count * tick
    // The last moments of a period are nobody's to bet on.
    stops.push({ from: until - 8, until })
    periods.push({ from, until })
    clock += count * tick
    from = until + (figures.rests[period] ?? OVERTIME_REST)
  }
  const ends = periods.at(-1)?.until ?? 0
  const abandonedAt = happens(draw, ABANDONED) ? Math.floor(uniform(draw) * ends) : null
  return {
    figures,
    shares,
    periods,
    scores: scores.sort((one, other) => one.at - other.at || one.side - other.side),
    stops,
    abandonedAt
  }
}

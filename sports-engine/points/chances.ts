import { type Figures, stepOf } from './figures.ts'
import type { Seen } from './seen.ts'

/** Chances of so many more points of each side. */
export type Both = readonly [Float64Array, Float64Array]

/** What is to come of the match, and of the period that is played or next. */
export interface Ahead {
  readonly rest: Both
  readonly periodRest: Both
}

/** Points of independent steps: the chances of a sum carried over so many steps. */
function carried(start: Float64Array, step: Float64Array, count: number): Float64Array {
  const [none = 1, one = 0, two = 0, three = 0] = step
  const most = three > 0 ? 3 : two > 0 ? 2 : 1
  const sums = new Float64Array(start.length + most * count)
  sums.set(start)
  let top = start.length - 1
  for (let round = 0; round < count; round++) {
    top += most
    // From the top, so that what is read has not been written yet.
    for (let at = top; at >= 0; at--) {
      sums[at] =
        (sums[at] ?? 0) * none +
        (at > 0 ? (sums[at - 1] ?? 0) * one : 0) +
        (at > 1 ? (sums[at - 2] ?? 0) * two : 0) +
        (at > 2 ? (sums[at - 3] ?? 0) * three : 0)
    }
    // What is less likely than one in a billion is left out, or the end of the list would grow for nothing.
    while (top > 0 && (sums[top] ?? 0) < 1e-9) sums[top--] = 0
  }
  return sums.slice(0, top + 1)
}

/** Points of whole steps, which only change with each of them: kept for the moments of one step. */
export type Kept = Map<string, Float64Array>
const MOST_KEPT = 16

function wholeSteps(kept: Kept, figures: Figures, share: number, count: number): Float64Array {
  const name = `${share}:${count}`
  const known = kept.get(name)
  if (known !== undefined) return known
  const sums = carried(Float64Array.of(1), stepOf(figures, share), count)
  const [oldest] = kept.keys()
  if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  kept.set(name, sums)
  return sums
}

/** Chances of the sum of points of what is left of a step and of whole steps. */
function added(some: Float64Array, many: Float64Array): Float64Array {
  const sums = new Float64Array(some.length + many.length - 1)
  for (const [one, chance] of some.entries())
    for (let other = 0; other < many.length; other++)
      sums[one + other] = (sums[one + other] ?? 0) + chance * (many[other] ?? 0)
  return sums
}

/** What is left of the step that is being played: less likely to score, the more of it has gone. */
function begun(step: Float64Array, gone: number, scored: boolean): Float64Array {
  if (scored) return Float64Array.of(1)
  const any = 1 - (step[0] ?? 1)
  const left = step.map(chance => (chance * (1 - gone)) / (1 - any * gone))
  left[0] = (1 - any) / (1 - any * gone)
  return left
}

/** The steps that are left in a period and after it, before overtimes. */
function stepsLeft(figures: Figures, seen: Seen, period: number) {
  const { ticks, tick, overtime, periods } = figures
  const own = period < periods ? ticks : (overtime ?? 0)
  const gone = Math.floor(seen.played / tick) + (seen.isPlayed ? 1 : 0)
  return { period: own - gone, after: Math.max(0, periods - 1 - period) * ticks }
}

/** Chances of points to come in regular time, or in the overtime that is played. */
export function aheadOf(
  figures: Figures,
  seen: Seen,
  period: number,
  shares: readonly [number, number],
  kept: Kept
): Ahead {
  const left = stepsLeft(figures, seen, period)
  const gone = ((seen.played % figures.tick) + 1) / figures.tick
  const sides = ([0, 1] as const).map(side => {
    const step = stepOf(figures, shares[side])
    const start = seen.isPlayed ? begun(step, gone, seen.scoredInStep[side]) : Float64Array.of(1)
    return {
      periodRest: added(start, wholeSteps(kept, figures, shares[side], left.period)),
      rest: added(start, wholeSteps(kept, figures, shares[side], left.period + left.after))
    }
  })
  const [home, away] = sides
  if (home === undefined || away === undefined) throw new RangeError('A match has two sides')
  return {
    rest: [home.rest, away.rest],
    periodRest: [home.periodRest, away.periodRest]
  }
}

/** Chances of leads of the home side, from `offset` on, and of sums. */
export interface Folded {
  readonly leads: Float64Array
  readonly offset: number
  readonly sums: Float64Array
}

/** Leads and sums of what is to come, on top of what stands. */
export function foldedOf([home, away]: Both, points: readonly [number, number]): Folded {
  const lead = points[0] - points[1]
  const leads = new Float64Array(home.length + away.length - 1)
  const sums = new Float64Array(points[0] + points[1] + home.length + away.length - 1)
  const first = away.length - 1
  for (let one = 0; one < home.length; one++) {
    const chance = home[one] ?? 0
    for (let other = 0; other < away.length; other++) {
      const both = chance * (away[other] ?? 0)
      leads[one - other + first] = (leads[one - other + first] ?? 0) + both
      const sum = points[0] + points[1] + one + other
      sums[sum] = (sums[sum] ?? 0) + both
    }
  }
  return { leads, offset: lead - first, sums }
}

/**
 * The same where a level score is played on: its chance is shared out as overtimes end that are not
 * level; that a second overtime adds to the sum once more is left out.
 */
export function withOvertime(
  figures: Figures,
  rest: Both,
  points: readonly [number, number],
  shares: readonly [number, number],
  kept: Kept
): Folded {
  const folded = foldedOf(rest, points)
  const level = -folded.offset
  const tie = folded.leads[level] ?? 0
  if (figures.overtime === null || tie === 0) return folded
  const [home, away] = shares.map(share => wholeSteps(kept, figures, share, figures.overtime ?? 0))
  if (home === undefined || away === undefined) return folded
  const more = foldedOf([home, away], [0, 0])
  const decided = 1 - (more.leads[-more.offset] ?? 0)
  const offset = Math.min(folded.offset, more.offset)
  const last = Math.max(folded.offset + folded.leads.length, more.offset + more.leads.length)
  const leads = new Float64Array(last - offset)
  leads.set(folded.leads, folded.offset - offset)
  leads[-offset] = 0
  for (const [index, chance] of more.leads.entries()) {
    const at = index + more.offset
    if (at !== 0) leads[at - offset] = (leads[at - offset] ?? 0) + (tie * chance) / decided
  }
  const sums = new Float64Array(folded.sums.length + more.sums.length)
  sums.set(folded.sums)
  const decidedSums = more.sums.slice()
  for (let one = 0; one < Math.min(home.length, away.length); one++)
    decidedSums[2 * one] = (decidedSums[2 * one] ?? 0) - (home[one] ?? 0) * (away[one] ?? 0)
  for (let one = 0; one < rest[0].length; one++) {
    const other = one + points[0] - points[1]
    const both = (rest[0][one] ?? 0) * (rest[1][other] ?? 0)
    if (both === 0) continue
    const sum = points[0] + points[1] + one + other
    sums[sum] = (sums[sum] ?? 0) - both
    for (const [index, chance] of decidedSums.entries())
      sums[sum + index] = (sums[sum + index] ?? 0) + (both * Math.max(0, chance)) / decided
  }
  return { leads, offset, sums: sums.map(chance => Math.max(0, chance)) }
}

import type { MarketKindName } from '#config/sports/markets.ts'
import type { FeedSettled } from '#contract/wire/sports-feed.ts'

import { marketKey } from '#rules/sports/markets.ts'
import type { FairMarket } from './play.ts'

type Settled = FeedSettled['outcomes'][number]

/** Lines are counted in quarters, so that they are whole: 10 is 2.5, 11 is 2.75. */
export type Quarters = number

/** An uneven quarter is two bets of half the stake, on the lines beside it. */
const parts = (line: Quarters): readonly [Quarters, Quarters] =>
  line % 2 === 0 ? [line, line] : [line - 1, line + 1]

/** What a half of the stake comes to: above its line wins, on it is void. */
const half = (count: number, line: Quarters) => Math.sign(4 * count - line)

/** How a bet that a count is above a line ends, and the bet that it is below. */
export function lineResults(count: number, line: Quarters): { over: Settled; under: Settled } {
  const [low, high] = parts(line)
  const halves = [half(count, low), half(count, high)]
  const voided = halves.filter(one => one === 0).length as 0 | 1 | 2
  const above = halves.some(one => one > 0)
  const below = halves.some(one => one < 0)
  return {
    over: { id: 'over', result: above ? 1 : 0, void: voided },
    under: { id: 'under', result: below ? 1 : 0, void: voided }
  }
}

/**
 * The chance at which a bet above a line is fair, of the chances of each count from `offset` on:
 * what is void counts for neither side, what is half void for half. Sums are formed once, for all
 * lines of a family.
 */
export function overChances(
  chances: ArrayLike<number>,
  offset: number
): (line: Quarters) => number {
  const before = new Float64Array(chances.length + 1)
  for (let at = 0; at < chances.length; at++)
    before[at + 1] = (before[at] ?? 0) + (chances[at] ?? 0)
  const all = before[chances.length] ?? 0
  const below = (count: number) =>
    before[Math.min(chances.length, Math.max(0, count - offset))] ?? 0
  return line => {
    const [low, high] = parts(line)
    const above = 2 * all - below(Math.floor(low / 4) + 1) - below(Math.floor(high / 4) + 1)
    const under = below(Math.ceil(low / 4)) + below(Math.ceil(high / 4))
    return above + under <= 0 ? 0 : above / (above + under)
  }
}

/** Whether a bet above a line can no longer change: as many as there are have gone past both its parts. */
export const isPassed = (count: number, line: Quarters): boolean => half(count, parts(line)[1]) > 0

const even = (market: string, ids: readonly [string, string], chance: number): FairMarket => ({
  market,
  margin: 'few',
  winners: 1,
  outcomes: [
    { id: ids[0], chance },
    { id: ids[1], chance: 1 - chance }
  ]
})

/** What is asked of a family of lines: how many lines at the most, and how uneven they may be. */
export interface Choice {
  readonly most: number
  readonly least: number
}

/** Of the lines of a family those that are nearest to even, in the order of the lines. */
export function nearEven(
  lines: readonly Quarters[],
  chanceOf: (line: Quarters) => number,
  { most, least }: Choice
): readonly { readonly line: Quarters; readonly chance: number }[] {
  return lines
    .map(line => ({ line, chance: chanceOf(line) }))
    .filter(({ chance }) => chance >= least && chance <= 1 - least)
    .toSorted((one, other) => Math.abs(one.chance - 0.5) - Math.abs(other.chance - 0.5))
    .slice(0, most)
    .toSorted((one, other) => one.line - other.line)
}

/** Lines of a count, as a family of markets; `chances` are those of counts from `offset` on. */
export function totals(
  lines: readonly Quarters[],
  chances: ArrayLike<number>,
  offset: number,
  choice: Choice,
  specifiers: Readonly<Record<string, string | number>> = {},
  kind: MarketKindName = 'total'
): readonly FairMarket[] {
  return nearEven(lines, overChances(chances, offset), choice).map(({ line, chance }) =>
    even(totalKey(line, specifiers, kind), ['over', 'under'], chance)
  )
}

export const totalKey = (
  line: Quarters,
  specifiers: Readonly<Record<string, string | number>> = {},
  kind: MarketKindName = 'total'
) => marketKey(kind, { ...specifiers, total: line / 4 })

/**
 * Handicaps as a family of markets, by the home side's: it wins where its lead with the handicap is
 * above nought, which is a lead above the handicap turned round.
 */
export function handicaps(
  lines: readonly Quarters[],
  leads: ArrayLike<number>,
  offset: number,
  choice: Choice,
  keyOf: (line: Quarters) => string
): readonly FairMarket[] {
  const over = overChances(leads, offset)
  return nearEven(lines, line => over(-line), choice).map(({ line, chance }) =>
    even(keyOf(line), ['1', '2'], chance)
  )
}

/** Results of a handicap, by the home side's lead. */
export function handicapResults(lead: number, line: Quarters): readonly Settled[] {
  const { over, under } = lineResults(lead, -line)
  return [
    { ...over, id: '1' },
    { ...under, id: '2' }
  ]
}

/** Results of a total: null while it can still change. */
export function totalResults(
  count: number,
  line: Quarters,
  isFinal: boolean
): readonly Settled[] | null {
  if (!isFinal && !isPassed(count, line)) return null
  const { over, under } = lineResults(count, line)
  return [over, under]
}

/** Results of a market of which one outcome wins and the others lose. */
export const oneWins = (ids: readonly string[], winner: string): readonly Settled[] =>
  ids.map(id => ({ id, result: id === winner ? 1 : 0, void: 0 }))

/** Whole and half lines from one to another, each so many quarters after the last. */
export const linesFrom = (first: Quarters, last: Quarters, step: Quarters): readonly Quarters[] =>
  Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) => first + index * step)

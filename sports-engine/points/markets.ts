import { marketKey } from '#rules/sports/markets.ts'
import {
  handicapResults,
  handicaps,
  linesFrom,
  oneWins,
  type Quarters,
  totalKey,
  totalResults,
  totals
} from '../lines.ts'
import {
  handicapKey,
  oddEven,
  oddEvenResult,
  outcomeOf,
  RESULT,
  type Result,
  resultMarket,
  resultMarkets,
  resultOf,
  resultsOfResult,
  SIDES,
  twoWay
} from '../outcomes.ts'
import { type FairMarket, worthOffering } from '../play.ts'
import { aheadOf, foldedOf, type Kept, withOvertime } from './chances.ts'
import { type Figures, stepOf } from './figures.ts'
import { pointsOf, type Seen } from './seen.ts'

const SOME_LINES = { most: 5, least: 0.2 } as const
const FEW_LINES = { most: 2, least: 0.25 } as const

/** Every line that may ever be offered: half points around what is expected before the match. */
export interface Lines {
  readonly total: readonly Quarters[]
  readonly sides: readonly [readonly Quarters[], readonly Quarters[]]
  readonly period: readonly Quarters[]
  readonly handicap: readonly Quarters[]
}

/** Lines of a match, of both sides' points as shares of what is usual. */
export function linesOf(figures: Figures, shares: readonly [number, number]): Lines {
  const around = (mean: number, reach: number) => {
    const middle = Math.round(mean)
    return linesFrom(4 * Math.max(0, middle - reach) + 2, 4 * (middle + reach) + 2, 4)
  }
  const perStep = shares.map(share =>
    stepOf(figures, share).reduce((sum, chance, points) => sum + chance * points, 0)
  )
  const [home = 0, away = 0] = perStep.map(mean => mean * figures.periods * figures.ticks)
  return {
    total: around(home + away, figures.reach),
    sides: [around(home, figures.reach), around(away, figures.reach)],
    period: around((home + away) / figures.periods, Math.ceil(figures.reach / 2)),
    handicap: linesFrom(-4 * figures.reach + 2, 4 * figures.reach - 2, 4)
  }
}

/** Who wins, where overtimes see to it that somebody does. */
const winnerMarket = ([one, , other]: ReturnType<typeof resultOf>) =>
  twoWay('match-winner', SIDES, one / (one + other))

/** Markets that are open, with their chances. */
export function pointMarkets(
  figures: Figures,
  lines: Lines,
  seen: Seen,
  shares: readonly [number, number],
  kept: Kept
): readonly FairMarket[] {
  const { period, points } = seen
  if (period === null) return []
  const ahead = aheadOf(figures, seen, period, shares, kept)
  const whole = withOvertime(figures, ahead.rest, points, shares, kept)
  const result = resultOf(whole.leads, whole.offset)
  const markets: FairMarket[] = [
    ...(figures.overtime === null ? resultMarkets(result) : [winnerMarket(result)]),
    ...handicaps(lines.handicap, whole.leads, whole.offset, SOME_LINES, handicapKey),
    ...totals(lines.total, whole.sums, 0, SOME_LINES)
  ]
  // What a side adds in an overtime hangs on both, so its own lines are for regular time's end alone.
  if (figures.overtime === null)
    for (const side of [0, 1] as const)
      markets.push(
        ...totals(lines.sides[side], ahead.rest[side], points[side], FEW_LINES, { side: side + 1 })
      )
  if (period < figures.periods) {
    const own = foldedOf(ahead.periodRest, pointsOf(seen.scores, period))
    const named = { period: period + 1 }
    markets.push(
      resultMarket(marketKey('half-result', named), resultOf(own.leads, own.offset)),
      ...totals(lines.period, own.sums, 0, SOME_LINES, named, 'half-total')
    )
  }
  if (period === 0 && !seen.isPlayed) markets.push(oddEven(whole.sums, 0))
  return markets.filter(worthOffering)
}

function periodResults(lines: Lines, seen: Seen, period: number): readonly Result[] {
  const isOfficial = period < seen.officialPeriods
  const [home, away] = pointsOf(seen.confirmed, period)
  const named = { period: period + 1 }
  return [
    [marketKey('half-result', named), isOfficial ? oneWins(RESULT, outcomeOf(home - away)) : null],
    ...lines.period.map(
      line =>
        [totalKey(line, named, 'half-total'), totalResults(home + away, line, isOfficial)] as const
    )
  ]
}

/** Every market of the match that may have been offered, with its results where they are known. */
export function pointResults(figures: Figures, lines: Lines, seen: Seen): readonly Result[] {
  const [home, away] = pointsOf(seen.confirmed)
  const lead = home - away
  const { isOfficial } = seen
  const ends: readonly Result[] =
    figures.overtime === null
      ? [
          ...resultsOfResult(isOfficial ? lead : null),
          ...([0, 1] as const).flatMap(side =>
            lines.sides[side].map(
              line =>
                [
                  totalKey(line, { side: side + 1 }),
                  totalResults(side === 0 ? home : away, line, isOfficial)
                ] as const
            )
          )
        ]
      : [['match-winner', isOfficial ? oneWins(SIDES, outcomeOf(lead)) : null]]
  const reached = Math.min((seen.period ?? figures.periods) + 1, figures.periods)
  return [
    ...ends,
    ...lines.handicap.map(
      line => [handicapKey(line), isOfficial ? handicapResults(lead, line) : null] as const
    ),
    ...lines.total.map(
      line => [totalKey(line), totalResults(home + away, line, isOfficial)] as const
    ),
    ...Array.from({ length: reached }, (_, period) => periodResults(lines, seen, period)).flat(),
    oddEvenResult(isOfficial ? home + away : null)
  ]
}

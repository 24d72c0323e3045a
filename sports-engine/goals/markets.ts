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
  market,
  oddEven,
  oddEvenResult,
  outcomeOf,
  RESULT,
  type Result,
  resultMarket,
  resultMarkets,
  resultOf,
  resultsOfResult,
  type Settled,
  twoWay,
  YES_NO
} from '../outcomes.ts'
import { type FairMarket, worthOffering } from '../play.ts'
import { type Ahead, at, MOST_MORE } from './chances.ts'
import type { Goal } from './course.ts'
import type { Figures } from './figures.ts'
import { type Seen, tally } from './seen.ts'

/** Goals of a side that a correct score names at most. */
const NAMED = 4
export const SCORES: readonly string[] = Array.from(
  { length: (NAMED + 1) ** 2 },
  (_, index) => `${Math.floor(index / (NAMED + 1))}:${index % (NAMED + 1)}`
)

/** Every line that may ever be offered, in quarters. */
const LINES = {
  total: linesFrom(2, 48, 1),
  side: linesFrom(2, 30, 4),
  period: linesFrom(2, 26, 4),
  corners: linesFrom(18, 66, 4),
  handicap: linesFrom(-14, 14, 1)
} as const

const MANY_LINES = { most: 7, least: 0.14 } as const
const SOME_LINES = { most: 5, least: 0.14 } as const
const FEW_LINES = { most: 2, least: 0.2 } as const

const sum = (counts: readonly [number, number]) => counts[0] + counts[1]
const inPeriod = (goals: readonly Goal[], period: number) =>
  tally(goals.filter(goal => goal.period === period))

const handicapKey = (from: readonly [number, number]) => (line: Quarters) =>
  marketKey('asian-handicap', { from: `${from[0]}:${from[1]}`, hcp: line / 4 })

/** Chances of each lead of the home side over what is added, from `-MOST_MORE` on, and of each sum. */
function foldedOf(rest: Float64Array) {
  const leads = new Float64Array(2 * MOST_MORE + 1)
  const sums = new Float64Array(2 * MOST_MORE + 1)
  const home = new Float64Array(MOST_MORE + 1)
  const away = new Float64Array(MOST_MORE + 1)
  for (let one = 0; one <= MOST_MORE; one++) {
    for (let other = 0; other <= MOST_MORE; other++) {
      const chance = rest[at(one, other)] ?? 0
      leads[one - other + MOST_MORE] = (leads[one - other + MOST_MORE] ?? 0) + chance
      sums[one + other] = (sums[one + other] ?? 0) + chance
      home[one] = (home[one] ?? 0) + chance
      away[other] = (away[other] ?? 0) + chance
    }
  }
  return { leads, sums, home, away }
}

type Folded = ReturnType<typeof foldedOf>

/** That both score at least one more where they have none. */
function bothScore(
  rest: Float64Array,
  { home, away }: Folded,
  [one, other]: readonly [number, number]
) {
  if (one > 0 && other > 0) return 1
  if (one > 0) return 1 - (away[0] ?? 0)
  if (other > 0) return 1 - (home[0] ?? 0)
  return 1 - (home[0] ?? 0) - (away[0] ?? 0) + (rest[at(0, 0)] ?? 0)
}

function correctScore(rest: Float64Array, [home, away]: readonly [number, number]): FairMarket {
  let named = 0
  const outcomes = SCORES.map(id => {
    const [one = 0, other = 0] = id.split(':').map(Number)
    const possible = one >= home && other >= away
    const chance = possible ? (rest[at(one - home, other - away)] ?? 0) : 0
    named += chance
    return [id, chance] as const
  })
  return market('correct-score', [...outcomes, ['other', Math.max(0, 1 - named)]], 'many')
}

/** Markets that are open, with their chances. */
export function goalMarkets(figures: Figures, seen: Seen, ahead: Ahead): readonly FairMarket[] {
  if (seen.over) return []
  const { score, period } = seen
  const whole = foldedOf(ahead.rest)
  const part = foldedOf(ahead.periodRest)
  const lead = score[0] - score[1]
  const ofPeriod = inPeriod(seen.goals, period)
  const half = resultOf(part.leads, ofPeriod[0] - ofPeriod[1] - MOST_MORE)
  const named = { period: period + 1 }
  const markets: FairMarket[] = [
    ...resultMarkets(resultOf(whole.leads, lead - MOST_MORE)),
    ...handicaps(LINES.handicap, whole.leads, -MOST_MORE, SOME_LINES, handicapKey(score)),
    ...totals(LINES.total, whole.sums, sum(score), MANY_LINES),
    ...totals(LINES.side, whole.home, score[0], FEW_LINES, { side: 1 }),
    ...totals(LINES.side, whole.away, score[1], FEW_LINES, { side: 2 }),
    twoWay('both-to-score', YES_NO, bothScore(ahead.rest, whole, score)),
    resultMarket(marketKey('next-goal', { number: sum(score) + 1 }), [
      ahead.next.home,
      ahead.next.none,
      ahead.next.away
    ]),
    correctScore(ahead.rest, score),
    resultMarket(marketKey('half-result', named), half),
    ...totals(LINES.period, part.sums, sum(ofPeriod), FEW_LINES, named, 'half-total'),
    twoWay(
      marketKey('half-both-to-score', named),
      YES_NO,
      bothScore(ahead.periodRest, part, ofPeriod)
    )
  ]
  if (!seen.isPlayed && period === 0) markets.push(oddEven(whole.sums, 0))
  if (figures.corners > 0)
    markets.push(
      ...totals(LINES.corners, ahead.corners, seen.corners.length, SOME_LINES, {}, 'corners-total')
    )
  return markets.filter(worthOffering)
}

/** Scores that have stood since the start, the first nought to nought. */
function scoresSince(goals: readonly Goal[]): readonly (readonly [number, number])[] {
  return [[0, 0] as const, ...goals.map((_, index) => tally(goals.slice(0, index + 1)))]
}

function periodResults(seen: Seen, period: number): readonly Result[] {
  const isOfficial = period < seen.officialPeriods
  const goals = inPeriod(seen.confirmed, period)
  const named = { period: period + 1 }
  return [
    [
      marketKey('half-result', named),
      isOfficial ? oneWins(RESULT, outcomeOf(goals[0] - goals[1])) : null
    ],
    ...LINES.period.map(
      line =>
        [totalKey(line, named, 'half-total'), totalResults(sum(goals), line, isOfficial)] as const
    ),
    [marketKey('half-both-to-score', named), bothResults(goals, isOfficial)]
  ]
}

function bothResults(goals: readonly [number, number], isOfficial: boolean): Settled | null {
  if (goals[0] > 0 && goals[1] > 0) return oneWins(YES_NO, 'yes')
  return isOfficial ? oneWins(YES_NO, 'no') : null
}

/** Every market of the match that may have been offered, with its results where they are known. */
export function goalResults(figures: Figures, seen: Seen): readonly Result[] {
  const { confirmed } = seen
  const isOfficial = seen.officialPeriods === figures.periods
  const score = tally(confirmed)
  const lead = score[0] - score[1]
  const id = score.join(':')
  const final = (results: () => Settled): Settled | null => (isOfficial ? results() : null)
  return [
    ...resultsOfResult(isOfficial ? lead : null),
    ...scoresSince(seen.goals).flatMap(from =>
      LINES.handicap.map(
        line =>
          [
            handicapKey(from)(line),
            final(() => handicapResults(lead - (from[0] - from[1]), line))
          ] as const
      )
    ),
    ...LINES.total.map(
      line => [totalKey(line), totalResults(sum(score), line, isOfficial)] as const
    ),
    ...([0, 1] as const).flatMap(side =>
      LINES.side.map(
        line =>
          [totalKey(line, { side: side + 1 }), totalResults(score[side], line, isOfficial)] as const
      )
    ),
    ['both-to-score', bothResults(score, isOfficial)],
    ...Array.from({ length: seen.goals.length + 1 }, (_, index): Result => {
      const goal = confirmed[index]
      const key = marketKey('next-goal', { number: index + 1 })
      if (goal !== undefined) return [key, oneWins(RESULT, goal.side === 0 ? '1' : '2')]
      return [key, final(() => oneWins(RESULT, 'x'))]
    }),
    [
      'correct-score',
      final(() => oneWins([...SCORES, 'other'], SCORES.includes(id) ? id : 'other'))
    ],
    ...Array.from({ length: Math.min(seen.period + 1, figures.periods) }, (_, period) =>
      periodResults(seen, period)
    ).flat(),
    oddEvenResult(isOfficial ? sum(score) : null),
    ...(figures.corners > 0
      ? LINES.corners.map(
          line =>
            [
              totalKey(line, {}, 'corners-total'),
              totalResults(seen.corners.length, line, isOfficial)
            ] as const
        )
      : [])
  ]
}

import type { FeedSettled } from '#contract/wire/sports-feed.ts'

import { marketKey } from '#rules/sports/markets.ts'
import { handicapResults, oneWins } from './lines.ts'
import type { FairMarket } from './play.ts'

export type Settled = readonly FeedSettled['outcomes'][number][]

/** A market with the results that are known of it; null for none yet. */
export type Result = readonly [market: string, outcomes: Settled | null]

/** Chances that the home side is ahead, that the score is level, that the away side is ahead. */
export type ResultChances = readonly [number, number, number]

export const RESULT = ['1', 'x', '2'] as const
export const SIDES = ['1', '2'] as const
export const YES_NO = ['yes', 'no'] as const
const PAIRS = ['1x', '12', 'x2'] as const

export const outcomeOf = (lead: number): '1' | 'x' | '2' => (lead > 0 ? '1' : lead < 0 ? '2' : 'x')

/** Chances of a result, of the chances of each lead from `offset` on. */
export function resultOf(leads: Float64Array, offset: number): ResultChances {
  let [one, level, other] = [0, 0, 0]
  for (const [index, chance] of leads.entries()) {
    if (index + offset > 0) one += chance
    else if (index + offset < 0) other += chance
    else level += chance
  }
  return [one, level, other]
}

/** A market of which one outcome wins. */
export const market = (
  key: string,
  outcomes: readonly (readonly [string, number])[],
  margin: FairMarket['margin'] = 'few'
): FairMarket => ({
  market: key,
  margin,
  winners: 1,
  outcomes: outcomes.map(([id, chance]) => ({ id, chance }))
})

/** A market of two outcomes, of the chance of the first. */
export const twoWay = (key: string, [one, other]: readonly [string, string], chance: number) =>
  market(key, [
    [one, chance],
    [other, 1 - chance]
  ])

export const resultMarket = (key: string, chances: ResultChances): FairMarket =>
  market(
    key,
    RESULT.map((id, index) => [id, chances[index] ?? 0])
  )

/** How a match that may end level ends: by result, by two of three, and by who leads. */
export function resultMarkets(chances: ResultChances): readonly FairMarket[] {
  const [one, level, other] = chances
  return [
    resultMarket('match-result', chances),
    {
      market: 'double-chance',
      margin: 'few',
      winners: 2,
      outcomes: [
        { id: '1x', chance: one + level },
        { id: '12', chance: one + other },
        { id: 'x2', chance: level + other }
      ]
    },
    twoWay('draw-no-bet', SIDES, one / (one + other))
  ]
}

/** The results of these, by the final lead; null while the match is on. */
export function resultsOfResult(lead: number | null): readonly Result[] {
  const outcome = lead === null ? null : outcomeOf(lead)
  return [
    ['match-result', outcome === null ? null : oneWins(RESULT, outcome)],
    [
      'double-chance',
      outcome === null
        ? null
        : PAIRS.map(pair => ({ id: pair, result: pair.includes(outcome) ? 1 : 0, void: 0 }))
    ],
    ['draw-no-bet', lead === null ? null : handicapResults(lead, 0)]
  ]
}

/** Whether a sum is odd, of the chances of each sum from `offset` on. */
export function oddEven(sums: Float64Array, offset: number): FairMarket {
  let odd = 0
  for (const [sum, chance] of sums.entries()) if ((sum + offset) % 2 === 1) odd += chance
  return twoWay('odd-even', ['odd', 'even'], odd)
}

export const oddEvenResult = (sum: number | null): Result => [
  'odd-even',
  sum === null ? null : oneWins(['odd', 'even'], sum % 2 === 1 ? 'odd' : 'even')
]

/** The handicap of the home side in half points: no bet on it is void. */
export const handicapKey = (quarters: number): string =>
  marketKey('handicap', { hcp: quarters / 4 })

import { MOST_NAMED_GOALS } from '#config/sports/markets.ts'
import { type End, endAhead, quartersOf } from './asian.ts'
import { kindOf, readMarketKey } from './markets.ts'

/** Of home and away. */
export type Pair = readonly [home: number, away: number]

/** How a match ended, or the part of it that a market counts. */
export interface Final {
  /** As the markets of its sport count: goals of ninety minutes, points, or sets. */
  readonly points: Pair
  /** Who won in the end, with what is played after a draw; null where nobody did. */
  readonly winner: 0 | 1 | null
  /** Goals and points by part, or games by set, as far as they were played. */
  readonly periods: readonly Pair[]
  /** Who scored, in order; null where nobody tells. */
  readonly order: readonly (0 | 1)[] | null
  /** Null where nobody counted. */
  readonly corners: Pair | null
}

export interface OutcomeEnd extends End {
  readonly id: string
}

const VOID: End = { result: 0, void: 2 }
const LOST: End = { result: 0, void: 0 }

const when = (isRight: boolean): End => (isRight ? { result: 1, void: 0 } : LOST)

const signOf = ([home, away]: Pair) => (home > away ? '1' : home < away ? '2' : 'x')

const pairOf = (score: string): Pair => {
  const [home = 0, away = 0] = score.split(':').map(Number)
  return [home, away]
}

const scoreName = ([home, away]: Pair) =>
  home > MOST_NAMED_GOALS || away > MOST_NAMED_GOALS ? 'other' : `${home}:${away}`

/**
 * How every outcome of a market stands with a result. All of them are void where the part was not
 * played, or nobody counted. Null for a foreign key, and for a race, which `settleRace` settles.
 */
export function outcomesOf(key: string, final: Final): readonly OutcomeEnd[] | null {
  const market = readMarketKey(key)
  if (market === null) return null
  const { outcomes, scope, settles } = kindOf(market.kind)
  if (outcomes === null || settles === 'race') return null
  const { hcp = '0', from = '0:0', total = '0', number, period, side } = market.specifiers
  const points =
    scope === 'match'
      ? final.points
      : scope === 'corners'
        ? final.corners
        : (final.periods[Number(period) - 1] ?? null)
  const endOf = (id: string): End => {
    if (points === null) return VOID
    const [home, away] = points
    const sign = signOf(points)
    switch (settles) {
      case 'result':
        return when(id === sign)
      case 'winner':
        return final.winner === null ? VOID : when(id === String(final.winner + 1))
      case 'double-chance':
        return when(id.includes(sign))
      case 'level-is-void':
        return sign === 'x' ? VOID : when(id === sign)
      case 'handicap': {
        const [homeThen, awayThen] = pairOf(from)
        const ahead = 4 * (home - homeThen - away + awayThen) + quartersOf(hcp)
        return endAhead(id === '1' ? ahead : -ahead)
      }
      case 'total': {
        const counted = side === '1' ? home : side === '2' ? away : home + away
        const ahead = 4 * counted - quartersOf(total)
        return endAhead(id === 'over' ? ahead : -ahead)
      }
      case 'both-score':
        return when((id === 'yes') === (home > 0 && away > 0))
      case 'correct-score':
        return when(id === scoreName(points))
      case 'next-goal': {
        if (final.order === null) return VOID
        const scorer = final.order[Number(number) - 1]
        return when(id === (scorer === undefined ? 'x' : String(scorer + 1)))
      }
      case 'more-in-half': {
        const [first, second] = final.periods.map(([of, against]) => of + against)
        return first === undefined || second === undefined
          ? VOID
          : when(id === signOf([first, second]))
      }
      case 'odd-even':
        return when((id === 'odd') === ((home + away) % 2 === 1))
      default:
        return settles satisfies never
    }
  }
  return outcomes.map(id => ({ id, ...endOf(id) }))
}

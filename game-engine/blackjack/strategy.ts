import type { Card } from '../cards/cards.ts'
import type { Move, Table } from './blackjack.ts'
import { pointsOf, totalOf } from './hand.ts'

/**
 * Basic strategy, worked out rather than copied: the mean result of each move against the dealer's
 * card, in stakes, as if every card came from an endless shoe. With six decks that differs from the
 * exact answer in nothing that costs a hundredth of a percent.
 */
interface State {
  readonly points: number
  readonly isSoft: boolean
}

/** One of thirteen each; four of them count ten. */
const CHANCES: readonly (readonly [points: number, chance: number])[] = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10
].map(points => [points, points === 10 ? 4 / 13 : 1 / 13])

function add({ points, isSoft }: State, card: number): State {
  const hard = points - (isSoft ? 10 : 0) + card
  const soft = (isSoft || card === 1) && hard <= 11
  return { points: soft ? hard + 10 : hard, isSoft: soft }
}

const mean = (of: (card: number) => number): number =>
  CHANCES.reduce((sum, [card, chance]) => sum + chance * of(card), 0)

type Finals = ReadonlyMap<number, number>

/** How often the dealer ends with each total (22 for more than 21), having no blackjack. */
function dealerFinals(up: number): Finals {
  const finals = new Map<number, number>()
  const play = (state: State, chance: number): void => {
    if (state.points >= 17) {
      const total = Math.min(22, state.points)
      finals.set(total, (finals.get(total) ?? 0) + chance)
      return
    }
    for (const [card, of] of CHANCES) play(add(state, card), chance * of)
  }
  const shown = add({ points: 0, isSoft: false }, up)
  const holes = CHANCES.filter(([card]) => !(up === 1 && card === 10) && !(up === 10 && card === 1))
  const all = holes.reduce((sum, [, chance]) => sum + chance, 0)
  for (const [card, chance] of holes) play(add(shown, card), chance / all)
  return finals
}

interface Worth {
  stand(state: State): number
  hit(state: State): number
  double(state: State): number
  split(card: number): number
}

function worthAgainst(up: number): Worth {
  const finals = dealerFinals(up)
  const known = new Map<string, number>()
  const stand = ({ points }: State): number => {
    if (points > 21) return -1
    let result = 0
    for (const [total, chance] of finals)
      result += chance * (total > 21 || points > total ? 1 : points === total ? 0 : -1)
    return result
  }
  const best = (state: State): number => {
    if (state.points > 21) return -1
    const key = `${state.points}${state.isSoft}`
    const found = known.get(key)
    if (found !== undefined) return found
    const result = Math.max(stand(state), hit(state))
    known.set(key, result)
    return result
  }
  const hit = (state: State): number => mean(card => best(add(state, card)))
  const double = (state: State): number => 2 * mean(card => stand(add(state, card)))
  const split = (card: number): number => {
    const one = add({ points: 0, isSoft: false }, card)
    const hand = (next: number): number => {
      const state = add(one, next)
      return card === 1 ? stand(state) : Math.max(best(state), double(state))
    }
    return 2 * mean(hand)
  }
  return { stand, hit, double, split }
}

const worths = new Map<number, Worth>()

function worth(up: number): Worth {
  const found = worths.get(up) ?? worthAgainst(up)
  worths.set(up, found)
  return found
}

/** The move that returns most in the long run, of those that are allowed now; none when it is over. */
export function adviceFor({ phase, dealer, hands, active, moves }: Table): Move | undefined {
  // Insurance pays two to one on a chance of four in thirteen: never worth its stake.
  if (phase === 'insurance') return 'decline'
  const hand = hands[active]
  if (phase === 'over' || !hand) return undefined
  const against = worth(pointsOf(dealer[0] ?? 0))
  const state = totalOf(hand.cards)
  const first: Card = hand.cards[0] ?? 0
  const means: readonly (readonly [Move, number])[] = [
    ['stand', against.stand(state)],
    ['hit', against.hit(state)],
    ['double', against.double(state)],
    ['split', against.split(pointsOf(first))]
  ]
  return means
    .filter(([move]) => moves[move] !== undefined)
    .toSorted(([, one], [, other]) => other - one)[0]?.[0]
}

import { ACE, type Card, rankOf } from '../cards/cards.ts'

export interface Total {
  readonly points: number
  /** An ace counts eleven in it. */
  readonly isSoft: boolean
}

/** Two to ten by their number, pictures ten, an ace one. */
export const pointsOf = (card: Card): number => {
  const rank = rankOf(card)
  return rank === ACE ? 1 : Math.min(10, rank + 2)
}

/** The best total of a hand: one ace counts eleven where that does not go over twenty-one. */
export function totalOf(cards: readonly Card[]): Total {
  const hard = cards.reduce((sum, card) => sum + pointsOf(card), 0)
  const isSoft = hard <= 11 && cards.some(card => pointsOf(card) === 1)
  return { points: isSoft ? hard + 10 : hard, isSoft }
}

export const isBust = (cards: readonly Card[]): boolean => totalOf(cards).points > 21

/** An ace and a ten from the deal; the same two after a split are twenty-one and no blackjack. */
export const isBlackjack = (cards: readonly Card[]): boolean =>
  cards.length === 2 && totalOf(cards).points === 21

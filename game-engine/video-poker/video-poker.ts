import { type Card, shoe } from '../cards/cards.ts'
import type { Draw } from '../draw.ts'
import { PAYS, type PokerHand, pokerHandOf } from './hands.ts'

const PLACES = [0, 1, 2, 3, 4] as const

export interface PokerTable {
  readonly dealt: readonly Card[]
  /** As dealt, until cards are held and the others drawn. */
  readonly cards: readonly Card[]
  readonly hand: PokerHand | null
  readonly isOver: boolean
  /** Minor units, the stake included; zero while the round runs. */
  readonly returned: bigint
}

/** Whether these are places of the hand, each once. */
export const isHold = (held: readonly number[]): boolean =>
  new Set(held).size === held.length && held.every(place => place in PLACES)

/**
 * Five cards of one shuffled deck at a stake in minor units; once the held places (0 to 4) are
 * told, all others are drawn anew from what is left.
 */
export function playVideoPoker(
  draw: Draw,
  stake: bigint,
  held: readonly number[] | null
): PokerTable {
  if (held && !isHold(held)) throw new RangeError('Cards are held by their places, each once')
  const deck = shoe(1, draw)
  const dealt = PLACES.map(() => deck.take())
  const cards = held
    ? dealt.map((card, place) => (held.includes(place) ? card : deck.take()))
    : dealt
  const hand = pokerHandOf(cards)
  const pays = held && hand ? PAYS[hand] : 0
  return { dealt, cards, hand, isOver: held !== null, returned: stake * BigInt(pays) }
}

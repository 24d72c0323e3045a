import { type Card, shoe } from '../cards/cards.ts'
import type { Draw } from '../draw.ts'
import { PAYS, type PokerHand, pokerHandOf } from './hands.ts'

const HAND = 5

export interface Deal {
  readonly cards: readonly Card[]
  /** What the five would be worth as they lie. */
  readonly hand: PokerHand | null
}

export interface Drawn extends Deal {
  readonly held: readonly number[]
  /** Minor units, the stake included. */
  readonly returned: bigint
}

const dealt = (cards: readonly Card[]): Deal => ({ cards, hand: pokerHandOf(cards) })

/** Five cards of one shuffled deck. */
export function dealPoker(draw: Draw): Deal {
  const deck = shoe(1, draw)
  return dealt(Array.from({ length: HAND }, () => deck.take()))
}

/** The same deal, with all cards but the held places (0 to 4) drawn anew from what is left. */
export function drawPoker(draw: Draw, stake: bigint, held: readonly number[]): Drawn {
  if (new Set(held).size !== held.length || held.some(place => !(place in [0, 1, 2, 3, 4])))
    throw new RangeError('Cards are held by their places, each once')
  const deck = shoe(1, draw)
  const first = Array.from({ length: HAND }, () => deck.take())
  const cards = first.map((card, place) => (held.includes(place) ? card : deck.take()))
  const { hand } = dealt(cards)
  return { cards, hand, held, returned: stake * BigInt(hand === null ? 0 : PAYS[hand]) }
}

import type { Draw } from '../draw.ts'

/** 0 to 51: the rank is the remainder by thirteen (0 is a two, 12 an ace), the suit the quotient. */
export type Card = number

export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'j', 'q', 'k', 'a'] as const
export const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'] as const

export const DECK = 52
export const ACE = 12

export const rankOf = (card: Card): number => card % 13
export const suitOf = (card: Card): number => Math.floor(card / 13)

/** Takes cards from so many shuffled decks, each card left being equally likely. */
export interface Shoe {
  take(): Card
}

/** A shoe without the cards that are out already: shuffling as it goes, so that it can be stopped. */
export function shoe(decks: number, draw: Draw, out: readonly Card[] = []): Shoe {
  const left = Array.from({ length: DECK }, () => decks)
  let total = decks * DECK
  const remove = (card: Card) => {
    const of = left[card] ?? 0
    if (of === 0) throw new RangeError(`No card ${card} is left`)
    left[card] = of - 1
    total--
    return card
  }
  for (const card of out) remove(card)
  return {
    take() {
      let place = draw(total)
      for (const [card, of] of left.entries()) {
        if (place < of) return remove(card)
        place -= of
      }
      throw new RangeError('The shoe is empty')
    }
  }
}

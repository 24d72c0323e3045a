import { type Card, type Shoe, shoe } from '../cards/cards.ts'
import type { Draw } from '../draw.ts'
import { isBlackjack, isBust, pointsOf, totalOf } from './hand.ts'

/**
 * Six decks, shuffled for every round. The dealer stands on every seventeen and looks for a
 * blackjack under an ace or a ten. Blackjack pays three to two, insurance two to one. Any two cards
 * may be doubled, also after a split; a split makes four hands at the most; split aces get one card
 * each and are not split again.
 */
const DECKS = 6
const MOST_HANDS = 4

export const MOVES = ['insure', 'decline', 'hit', 'stand', 'double', 'split'] as const
export type Move = (typeof MOVES)[number]

export interface Hand {
  readonly cards: readonly Card[]
  /** Minor units, doubling included. */
  readonly stake: bigint
  readonly isDone: boolean
  readonly isSplit: boolean
}

export interface Table {
  readonly phase: 'insurance' | 'playing' | 'over'
  /** The hole card is the second; nobody but the house may see it before the round is over. */
  readonly dealer: readonly Card[]
  readonly hands: readonly Hand[]
  /** Whose turn it is; the count of hands when it is nobody's. */
  readonly active: number
  readonly insurance: bigint
  /** What may be done now, and what that costs in minor units. */
  readonly moves: Readonly<Partial<Record<Move, bigint>>>
  /** All stakes taken so far. */
  readonly staked: bigint
  /** What comes back, stakes included, hand by hand; empty before the round is over. */
  readonly returned: readonly bigint[]
  readonly insuranceReturned: bigint
}

/** A move that the rules do not allow now. */
export class IllegalMove extends Error {}

interface MutableHand {
  cards: Card[]
  stake: bigint
  isDone: boolean
  isSplit: boolean
}

/** A round under way. */
export interface Blackjack {
  view(): Table
  act(move: Move): void
}

function handReturn(hand: MutableHand, dealer: readonly Card[]): bigint {
  if (isBust(hand.cards)) return 0n
  const own = isBlackjack(hand.cards) && !hand.isSplit
  const theirs = isBlackjack(dealer)
  if (own && theirs) return hand.stake
  if (own) return hand.stake + (hand.stake * 3n) / 2n
  if (theirs) return 0n
  const { points } = totalOf(hand.cards)
  const against = totalOf(dealer).points
  if (against > 21 || points > against) return hand.stake * 2n
  return points === against ? hand.stake : 0n
}

/** Deals a round at a stake in minor units; what follows is drawn from the same shoe. */
export function deal(draw: Draw, stake: bigint): Blackjack {
  const cards: Shoe = shoe(DECKS, draw)
  const first: MutableHand = { cards: [], stake, isDone: false, isSplit: false }
  const dealer: Card[] = []
  for (const place of [first.cards, dealer, first.cards, dealer]) place.push(cards.take())
  const hands = [first]
  let active = 0
  let insurance = 0n
  let phase: Table['phase'] = pointsOf(dealer[0] ?? 0) === 1 ? 'insurance' : 'playing'

  function finish(): void {
    phase = 'over'
    active = hands.length
    const isOpen = hands.some(
      hand => !isBust(hand.cards) && !(isBlackjack(hand.cards) && !hand.isSplit)
    )
    if (isOpen && !isBlackjack(dealer))
      while (totalOf(dealer).points < 17) dealer.push(cards.take())
  }

  /** Goes on to the next hand that may still be played. */
  function moveOn(): void {
    for (;;) {
      const hand = hands[active]
      if (!hand) {
        finish()
        return
      }
      if (hand.cards.length === 1) {
        hand.cards.push(cards.take())
        if (pointsOf(hand.cards[0] ?? 0) === 1) hand.isDone = true
      }
      if (totalOf(hand.cards).points >= 21) hand.isDone = true
      if (!hand.isDone) return
      active++
    }
  }

  /** After the question of insurance, or without one: a blackjack on either side ends the round. */
  function begin(): void {
    phase = 'playing'
    if (isBlackjack(dealer) || isBlackjack(first.cards)) finish()
    else moveOn()
  }

  function moves(): Table['moves'] {
    if (phase === 'over') return {}
    if (phase === 'insurance') return { insure: stake / 2n, decline: 0n }
    const hand = hands[active]
    if (!hand) return {}
    const [one = 0, other = 0] = hand.cards
    const isPair = hand.cards.length === 2 && pointsOf(one) === pointsOf(other)
    const mayDouble = hand.cards.length === 2
    const maySplit = isPair && hands.length < MOST_HANDS
    return {
      hit: 0n,
      stand: 0n,
      ...(mayDouble && { double: hand.stake }),
      ...(maySplit && { split: hand.stake })
    }
  }

  function splitHand(hand: MutableHand): void {
    const moved = hand.cards.pop()
    if (moved === undefined) throw new IllegalMove('split')
    hand.isSplit = true
    hands.splice(active + 1, 0, { cards: [moved], stake, isDone: false, isSplit: true })
  }

  function play(hand: MutableHand, move: Move): void {
    if (move === 'split') splitHand(hand)
    if (move === 'double') hand.stake += stake
    if (move === 'hit' || move === 'double') hand.cards.push(cards.take())
    if (move === 'stand' || move === 'double') hand.isDone = true
    moveOn()
  }

  if (phase === 'playing') begin()

  return {
    act(move) {
      if (moves()[move] === undefined) throw new IllegalMove(move)
      const hand = hands[active]
      if (phase === 'insurance') {
        if (move === 'insure') insurance = stake / 2n
        begin()
      } else if (hand) play(hand, move)
    },
    view() {
      const isOver = phase === 'over'
      return {
        phase,
        dealer: [...dealer],
        hands: hands.map(hand => ({ ...hand, cards: [...hand.cards] })),
        active,
        insurance,
        moves: moves(),
        staked: hands.reduce((sum, hand) => sum + hand.stake, insurance),
        returned: isOver ? hands.map(hand => handReturn(hand, dealer)) : [],
        insuranceReturned: isOver && isBlackjack(dealer) ? insurance * 3n : 0n
      }
    }
  }
}

/** A round after so many moves; the same draw and moves lead to the same table. */
export function playBlackjack(draw: Draw, stake: bigint, moves: readonly Move[]): Table {
  const round = deal(draw, stake)
  for (const move of moves) round.act(move)
  return round.view()
}

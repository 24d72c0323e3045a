import { ACE, type Card, rankOf, suitOf } from '../cards/cards.ts'

/** What a hand of five is, the best first. */
export const POKER_HANDS = [
  'royalFlush',
  'straightFlush',
  'fourOfAKind',
  'fullHouse',
  'flush',
  'straight',
  'threeOfAKind',
  'twoPair',
  'jacksOrBetter'
] as const

export type PokerHand = (typeof POKER_HANDS)[number]

/** So many times the stake comes back, the stake included: jacks or better, nine and six. */
export const PAYS: Readonly<Record<PokerHand, number>> = {
  royalFlush: 800,
  straightFlush: 50,
  fourOfAKind: 25,
  fullHouse: 9,
  flush: 6,
  straight: 4,
  threeOfAKind: 3,
  twoPair: 2,
  jacksOrBetter: 1
}

const JACK = 9
/** Ten to ace. */
const ROYAL = 0b1_1111_0000_0000
/** Ace to five, the ace below. */
const WHEEL = 0b1_0000_0000_1111

const isRun = (ranks: number): boolean => ranks === WHEEL || ranks / (ranks & -ranks) === 0b1_1111

/** The hand that five cards make; null for one that pays nothing. */
export function pokerHandOf(cards: readonly Card[]): PokerHand | null {
  let ranks = 0
  let pairs = 0
  let suits = 0
  const counts = new Uint8Array(ACE + 1)
  let isHighPair = false
  let most = 1
  for (const card of cards) {
    const rank = rankOf(card)
    const count = (counts[rank] ?? 0) + 1
    counts[rank] = count
    ranks |= 1 << rank
    suits |= 1 << suitOf(card)
    if (count === 2) {
      pairs++
      if (rank >= JACK) isHighPair = true
    }
    if (count > most) most = count
  }
  const isFlush = (suits & (suits - 1)) === 0
  const isStraight = pairs === 0 && isRun(ranks)
  if (isFlush && isStraight) return ranks === ROYAL ? 'royalFlush' : 'straightFlush'
  if (most === 4) return 'fourOfAKind'
  if (most === 3 && pairs === 2) return 'fullHouse'
  if (isFlush) return 'flush'
  if (isStraight) return 'straight'
  if (most === 3) return 'threeOfAKind'
  if (pairs === 2) return 'twoPair'
  return isHighPair ? 'jacksOrBetter' : null
}

import type { BlackjackRound, ShownCard } from '#contract/wire/table-play.ts'

/** One thing that is seen to happen at the table. */
export type Step =
  | { readonly kind: 'hand'; readonly hand: number; readonly card: number }
  | { readonly kind: 'dealer'; readonly card: ShownCard }
  | { readonly kind: 'split'; readonly hand: number }
  | { readonly kind: 'insure' }
  | { readonly kind: 'hole'; readonly card: number }

type Seen = Pick<BlackjackRound, 'dealer' | 'hands' | 'insurance' | 'active'>

/** The opening as a dealer gives it: one to the player, one to the house, and once more. */
function opening({ hands: [own], dealer }: Seen): Step[] {
  const [up = null] = dealer.cards
  const [first, second] = own?.cards ?? []
  if (first === undefined || second === undefined) return []
  return [
    { kind: 'hand', hand: 0, card: first },
    { kind: 'dealer', card: up },
    { kind: 'hand', hand: 0, card: second },
    { kind: 'dealer', card: null }
  ]
}

/** What has happened from one standing of a round to the next, in the order in which it is shown. */
export function stepsBetween(before: Seen | null, after: Seen): readonly Step[] {
  const steps: Step[] = before ? [] : opening(after)
  const seen: Seen = before ?? {
    active: 0,
    insurance: null,
    dealer: { cards: after.dealer.cards.slice(0, 1).concat(null), points: 0 },
    hands: after.hands.slice(0, 1).map(hand => ({ ...hand, cards: hand.cards.slice(0, 2) }))
  }
  if (after.insurance && !seen.insurance) steps.push({ kind: 'insure' })
  const had = seen.hands.map(({ cards }) => cards.length)
  if (after.hands.length > seen.hands.length) {
    steps.push({ kind: 'split', hand: seen.active })
    had[seen.active] = 1
    had.splice(seen.active + 1, 0, 1)
  }
  for (const [hand, { cards }] of after.hands.entries())
    for (const card of cards.slice(had[hand] ?? 0)) steps.push({ kind: 'hand', hand, card })
  const [, hole = null] = after.dealer.cards
  if (hole !== null && seen.dealer.cards[1] === null) steps.push({ kind: 'hole', card: hole })
  for (const card of after.dealer.cards.slice(2)) steps.push({ kind: 'dealer', card })
  return steps
}

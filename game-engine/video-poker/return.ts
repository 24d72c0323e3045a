import { type Card, DECK, rankOf, suitOf } from '../cards/cards.ts'
import { PAYS, pokerHandOf } from './hands.ts'

const HAND = 5

/** Numbers of ways to take so many of so many. */
const CHOOSE = Array.from({ length: DECK + 1 }, (_, of) => {
  const row = new Float64Array(HAND + 1)
  row[0] = 1
  for (let taken = 1; taken <= HAND; taken++)
    row[taken] = ((row[taken - 1] ?? 0) * (of - taken + 1)) / taken
  return row
})

const choose = (of: number, taken: number): number => CHOOSE[of]?.[taken] ?? 0

/** The place of a rising set of cards among all sets of its size. */
function placeOf(cards: readonly Card[]): number {
  let place = 0
  for (let index = 0; index < cards.length; index++) place += choose(cards[index] ?? 0, index + 1)
  return place
}

function* hands(): Generator<readonly [Card, Card, Card, Card, Card]> {
  for (let a = 0; a < DECK - 4; a++)
    for (let b = a + 1; b < DECK - 3; b++)
      for (let c = b + 1; c < DECK - 2; c++)
        for (let d = c + 1; d < DECK - 1; d++)
          for (let e = d + 1; e < DECK; e++) yield [a, b, c, d, e]
}

const SUBSETS = Array.from({ length: 1 << HAND }, (_, bits) =>
  [0, 1, 2, 3, 4].filter(place => (bits & (1 << place)) !== 0)
)

/** For every set of up to five cards: what all hands of five that contain it pay together. */
function paysBySubset(): readonly Float64Array[] {
  const sums = Array.from({ length: HAND + 1 }, (_, size) => new Float64Array(choose(DECK, size)))
  for (const hand of hands()) {
    const kind = pokerHandOf(hand)
    if (kind === null) continue
    for (const places of SUBSETS) {
      const sum = sums[places.length]
      const at = placeOf(places.map(place => hand[place] ?? 0))
      if (sum) sum[at] = (sum[at] ?? 0) + PAYS[kind]
    }
  }
  return sums
}

/**
 * How many hands are the same but for the names of their suits; zero for all but one of them, so
 * that one stands for all.
 */
function suitWeight(hand: readonly Card[]): number {
  const masks = [0, 0, 0, 0]
  for (const card of hand) masks[suitOf(card)] = (masks[suitOf(card)] ?? 0) | (1 << rankOf(card))
  let same = 1
  let run = 1
  for (let suit = 1; suit < 4; suit++) {
    const [before = 0, mask = 0] = [masks[suit - 1], masks[suit]]
    if (mask > before) return 0
    run = mask === before ? run + 1 : 1
    same *= run
  }
  return 24 / same
}

/**
 * The exact mean return of a stake when every hand is held as well as can be, as a share: all deals,
 * all thirty-two ways to hold, all draws. What the other cards can become follows from the sums of
 * all hands with what is held, less those with what was thrown away.
 */
export function bestReturn(): number {
  const sums = paysBySubset()
  let total = 0
  for (const hand of hands()) {
    const weight = suitWeight(hand)
    if (weight === 0) continue
    let best = 0
    for (let held = 0; held < SUBSETS.length; held++) {
      let paid = 0
      const thrown = ~held & 31
      // Every subset of what was thrown away, none of which may come again.
      for (let part = thrown; ; part = (part - 1) & thrown) {
        const places = SUBSETS[held | part] ?? []
        const sign = ((SUBSETS[part]?.length ?? 0) & 1) === 0 ? 1 : -1
        paid += sign * (sums[places.length]?.[placeOf(places.map(place => hand[place] ?? 0))] ?? 0)
        if (part === 0) break
      }
      const count = SUBSETS[held]?.length ?? 0
      best = Math.max(best, paid / choose(DECK - HAND, HAND - count))
    }
    total += best * weight
  }
  return total / choose(DECK, HAND)
}

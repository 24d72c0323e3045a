import { type Card, RANKS, rankOf, SUITS, suitOf } from '#engine/cards/cards.ts'
import { court } from './court.ts'
import { ENGRAVED, SUIT_PATHS, type Suit } from './suits.ts'
import { drawing, path, shape } from './svg.ts'

export type Rank = (typeof RANKS)[number]

/** The rank and the suit of a card by their names. */
export function parts(card: Card): { readonly rank: Rank; readonly suit: Suit } {
  const rank = RANKS[rankOf(card)]
  const suit = SUITS[suitOf(card)]
  if (rank === undefined || suit === undefined) throw new RangeError(`No card ${card}`)
  return { rank, suit }
}

const mark = (suit: Suit, x: number, y: number, size: number, ...engraved: readonly Node[]) =>
  shape(
    'g',
    { transform: `translate(${x} ${y}) scale(${size / 100})` },
    path(SUIT_PATHS[suit], 'ink'),
    ...engraved
  )

const isCourt = (rank: Rank): rank is 'j' | 'q' | 'k' => 'jqk'.includes(rank)

function picture(rank: Rank, suit: Suit): SVGElement {
  if (isCourt(rank)) return shape('g', { transform: 'translate(70 108) scale(1.050)' }, court(rank))
  if (rank === 'a')
    return shape(
      'g',
      {},
      path('M150 96 240 222 150 348 60 222Z', 'rule'),
      path('M150 108 231 222 150 336 69 222Z', 'rule'),
      mark(suit, 92, 162, 116, path(ENGRAVED, 'cut'))
    )
  return mark(suit, 76, 166, 162, path(ENGRAVED, 'cut'))
}

/** The face of a card: a large index that stays readable in a fan, and its mark or figure. */
export function face(card: Card): SVGElement {
  const { rank, suit } = parts(card)
  const label = rank.toUpperCase()
  return drawing(
    '0 0 250 350',
    picture(rank, suit),
    shape(
      'text',
      {
        class: 'ink',
        // Two digits are set narrower, so that all indices are as wide.
        transform: `translate(58 96) scale(${label.length > 1 ? 0.78 : 1} 1)`,
        'text-anchor': 'middle'
      },
      label
    ),
    mark(suit, 28, 114, 60)
  )
}

import type { ShownCard } from '#contract/wire/table-play.ts'
import type { Words } from '../words.ts'
import type { CardName } from './card-view.ts'
import { parts, type Rank } from './face.ts'

function rankName(rank: Rank, words: Words): string {
  switch (rank) {
    case 'j':
    case 'q':
    case 'k':
    case 'a':
      return words.text(`table.rank.${rank}`)
    default:
      return rank
  }
}

/** Cards by their names in the player's language. */
export const cardNames =
  (words: Words): CardName =>
  (card: ShownCard) => {
    if (card === null) return words.text('table.faceDown')
    const { rank, suit } = parts(card)
    return words.text('table.card', {
      rank: rankName(rank, words),
      suit: words.text(`table.suit.${suit}`)
    })
  }

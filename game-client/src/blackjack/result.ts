import type { CurrencyCode } from '#config/currencies.ts'
import type { BlackjackHand } from '#contract/wire/table-play.ts'
import { minorOf } from '../words.ts'

export type Result = 'blackjack' | 'win' | 'push' | 'lost' | 'bust'

/** How a hand of a round that is over has ended. */
export function resultOf(
  { cards, points, isSplit, stake, returned }: BlackjackHand,
  currency: CurrencyCode
): Result {
  if (points > 21) return 'bust'
  const back = minorOf(returned ?? '0', currency)
  const staked = minorOf(stake, currency)
  if (back === 0n) return 'lost'
  if (back === staked) return 'push'
  return cards.length === 2 && points === 21 && !isSplit ? 'blackjack' : 'win'
}

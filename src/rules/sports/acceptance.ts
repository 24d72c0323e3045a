import type { BetRefusal } from './refusals.ts'

/** What a player takes when prices move: nothing unasked, better ones, or all. */
export const ACCEPTANCE_MODES = ['NONE', 'BETTER', 'ALL'] as const
export type AcceptanceMode = (typeof ACCEPTANCE_MODES)[number]

export type Acceptance =
  | { readonly status: 'accepted'; readonly odds: number }
  | {
      readonly status: 'ask' | 'refused'
      readonly code: BetRefusal & ('PRICE_CHANGED' | 'PRICE_ABOVE_MARKET')
      /** Thousandths that are to be had now. */
      readonly odds: number
    }

/**
 * Whether a price is within so many percent of what was asked for. The percent are of what is won:
 * 5 % below 1.17 is 1.1615.
 */
export const isWithin = (asked: number, current: number, percent: number): boolean =>
  (current - 1000) * 100 >= (asked - 1000) * (100 - percent)

/**
 * At which price a leg is accepted, both in thousandths. A better one is asked about again where the
 * player takes nothing unasked; a worse one is refused unless the player takes all, or better ones
 * and so many whole percent of slippage.
 */
export function accept(
  mode: AcceptanceMode,
  asked: number,
  current: number,
  slippage = 0
): Acceptance {
  if (current === asked || mode === 'ALL') return { status: 'accepted', odds: current }
  if (mode === 'BETTER' && isWithin(asked, current, slippage))
    return { status: 'accepted', odds: current }
  return current > asked
    ? { status: 'ask', code: 'PRICE_CHANGED', odds: current }
    : { status: 'refused', code: 'PRICE_ABOVE_MARKET', odds: current }
}

/** A bet's worst leg speaks for it; null where all are accepted. */
export const worstOf = (legs: readonly Acceptance[]): Acceptance | null =>
  legs.find(({ status }) => status === 'refused') ??
  legs.find(({ status }) => status === 'ask') ??
  null

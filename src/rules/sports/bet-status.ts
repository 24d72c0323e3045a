/** What became of a bet that is settled by its legs. */
export const BET_RESULTS = ['WIN', 'LOSS', 'PUSH', 'HALF_WIN', 'HALF_LOSS', 'PARTIAL'] as const
export type BetResult = (typeof BET_RESULTS)[number]

export const BET_STATUSES = [
  /** Its stake is held while a price in play is checked again. */
  'PENDING_ACCEPTANCE',
  'ACCEPTED',
  'REFUSED',
  ...BET_RESULTS,
  'CASHED_OUT',
  'CANCELLED'
] as const
export type BetStatus = (typeof BET_STATUSES)[number]

/** In which list of a player's bets one stands; a refused bet stands in none. */
export function listOf(status: BetStatus): 'OPEN' | 'SETTLED' | 'CASHED_OUT' | null {
  if (status === 'PENDING_ACCEPTANCE' || status === 'ACCEPTED') return 'OPEN'
  if (status === 'REFUSED') return null
  return status === 'CASHED_OUT' ? 'CASHED_OUT' : 'SETTLED'
}

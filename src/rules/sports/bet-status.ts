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

export type BetList = 'OPEN' | 'SETTLED' | 'CASHED_OUT' | 'REFUSED'

/** In which list of a player's bets one stands; refused are those that had waited. */
export function listOf(status: BetStatus): BetList {
  switch (status) {
    case 'PENDING_ACCEPTANCE':
    case 'ACCEPTED':
      return 'OPEN'
    case 'REFUSED':
    case 'CASHED_OUT':
      return status
    default:
      return 'SETTLED'
  }
}

/** The statuses of the bets of a list. */
export const statusesIn = (list: BetList): readonly BetStatus[] =>
  BET_STATUSES.filter(status => listOf(status) === list)

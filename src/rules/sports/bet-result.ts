import type { BetResult } from './bet-status.ts'
import { type LegStatus, legStatus } from './leg-status.ts'
import { type Bet, returnOf, stakeOf } from './returns.ts'

const OF_SINGLE: Readonly<Partial<Record<LegStatus, BetResult>>> = {
  WON: 'WIN',
  LOST: 'LOSS',
  HALF_WON: 'HALF_WIN',
  HALF_LOST: 'HALF_LOSS',
  DEAD_HEAT: 'PARTIAL'
}

/**
 * What a bet is called by its legs as they stand; null while it is open. A single is called as its
 * leg is. Others have won with more than their stake, lost with nothing, and are partial between.
 */
export function resultOf(bet: Bet): BetResult | null {
  const { status, possible } = returnOf({ ...bet, isFree: false })
  if (status === 'open') return null
  const { legs, shape, eachWay } = bet
  if (legs.every(({ settled }) => settled?.void === 2)) return 'PUSH'
  const [first] = legs
  if (shape === 'SINGLE' && !eachWay && first) return OF_SINGLE[legStatus(first, false)] ?? null
  if (possible === 0n) return 'LOSS'
  return possible > stakeOf(bet) ? 'WIN' : 'PARTIAL'
}

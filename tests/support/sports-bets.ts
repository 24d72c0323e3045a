import type { Leg, Settlement } from '#rules/sports/leg.ts'
import { type Bet, returnOf } from '#rules/sports/returns.ts'

export const WON: Settlement = { result: 1, void: 0 }
export const LOST: Settlement = { result: 0, void: 0 }
export const VOID: Settlement = { result: 0, void: 2 }

/** A leg without places; open where nothing else is said. */
export const leg = (odds: number, settled: Settlement | null = null): Leg => ({
  odds,
  part: null,
  settled
})

/** A leg of a race whose places pay one such part of the price. */
export const raceLeg = (odds: number, part: number, settled: Settlement | null = null): Leg => ({
  odds,
  part,
  settled
})

export function bet(
  shape: Bet['shape'],
  lineStake: bigint,
  legs: readonly Leg[],
  more: Partial<Pick<Bet, 'eachWay' | 'isFree'>> = {}
): Bet {
  return { shape, lineStake, legs, eachWay: false, isFree: false, ...more }
}

export const single = (stake: bigint, only: Leg): Bet => bet('SINGLE', stake, [only])

/** Minor units that a bet pays, or may pay while it is open. */
export const pays = (of: Bet): bigint => returnOf(of).possible

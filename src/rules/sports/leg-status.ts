import type { Leg } from './leg.ts'

export const LEG_STATUSES = [
  'OPEN',
  'WON',
  'LOST',
  'VOID',
  'HALF_WON',
  'HALF_LOST',
  'DEAD_HEAT',
  /** Of an each way bet: not first, but in the places. */
  'PLACED'
] as const
export type LegStatus = (typeof LEG_STATUSES)[number]

/** What became of a leg, in a word; places count in an each way bet alone. */
export function legStatus({ settled }: Pick<Leg, 'settled'>, eachWay: boolean): LegStatus {
  if (settled === null) return 'OPEN'
  if (settled.void === 2) return 'VOID'
  const isWon = settled.result === 1
  if (settled.void === 1) return isWon ? 'HALF_WON' : 'HALF_LOST'
  if (isWon) return settled.deadHeat === undefined ? 'WON' : 'DEAD_HEAT'
  return eachWay && settled.placed === 1 ? 'PLACED' : 'LOST'
}

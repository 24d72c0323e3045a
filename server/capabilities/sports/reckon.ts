import { resultOf } from '#rules/sports/bet-result.ts'
import type { Settlement } from '#rules/sports/leg.ts'
import { returnOf } from '#rules/sports/returns.ts'
import { liabilityOf } from './exposure.ts'
import { isVoidAt } from './feed/standing.ts'
import { ruledBet } from './store.ts'
import type { StoredBet, StoredLeg, StoredMarket } from './tables.ts'

const VOID: Settlement = { result: 0, void: 2 }

export interface ReckonedLeg extends StoredLeg {
  /** Void because its market was cancelled, not by a result. */
  readonly isCancelled: boolean
}

type Standing = Pick<StoredMarket, 'event_id' | 'market' | 'revision' | 'settled' | 'void'>

/** A leg as its market stands now. */
export function reckonedLeg(
  leg: StoredLeg,
  bet: Pick<StoredBet, 'placed_at'>,
  standings: readonly Standing[]
): ReckonedLeg {
  const stands = standings.find(
    ({ event_id: event, market }) => event === leg.event_id && market === leg.market
  )
  if (!stands) return { ...leg, isCancelled: false }
  const { revision } = stands
  if (isVoidAt(stands, bet.placed_at)) return { ...leg, settled: VOID, revision, isCancelled: true }
  const told = stands.settled?.find(({ id }) => id === leg.outcome)
  if (!told) return { ...leg, settled: null, revision, isCancelled: false }
  const { id: _outcome, ...settled } = told
  return { ...leg, settled, revision, isCancelled: false }
}

/** What a bet is by its legs, and what it is owed for what is still staked on it. */
export function reckonedBet(bet: StoredBet, legs: readonly ReckonedLeg[], now: Date): StoredBet {
  if (bet.open_stake === 0n) return bet
  const ruled = ruledBet(bet, legs)
  const { status, possible } = returnOf(ruled)
  const result = resultOf(ruled)
  const isOpen = status === 'open' || result === null
  const isCancelled = legs.every(leg => leg.isCancelled)
  return {
    ...bet,
    status: isOpen ? 'ACCEPTED' : isCancelled ? 'CANCELLED' : result,
    entitled: isOpen ? 0n : possible,
    liability: liabilityOf(ruled, bet.currency),
    settled_at: isOpen ? null : (bet.settled_at ?? now)
  }
}

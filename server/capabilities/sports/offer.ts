import { BOOK } from '#config/sports/book.ts'
import { type CashOut, cashOutOf } from '#rules/sports/cash-out.ts'
import { type EventNow, priceNow } from './event-now.ts'
import { selectionOf } from './exposure.ts'
import { ruledBet } from './store.ts'
import type { StoredBet, StoredLeg } from './tables.ts'

interface Board {
  readonly events: ReadonlyMap<string, EventNow>
  /** Whether the feed has said nothing for too long. */
  readonly isSilent: boolean
}

/** What is offered for all that is still staked on a bet, at the prices that its legs have now. */
export function offerOf(
  bet: StoredBet,
  legs: readonly StoredLeg[],
  { events, isSilent }: Board,
  now: Date
): CashOut {
  if (bet.status !== 'ACCEPTED') return { status: 'none' }
  const prices = legs.map(leg =>
    isSilent ? null : priceNow(events.get(leg.event_id), selectionOf(leg), now)
  )
  return cashOutOf(ruledBet(bet, legs), prices, BOOK.cashOutMargin)
}

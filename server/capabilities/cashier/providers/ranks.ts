import type { PayInFact, PayOutFact } from './port.ts'

/**
 * Where a provider numbers nothing, the state says which of two facts is the later one: money that
 * was taken outweighs its end, and its way back outweighs both.
 */
export const PAY_IN_RANKS = {
  open: 0,
  authorised: 1,
  cancelled: 2,
  declined: 2,
  expired: 2,
  captured: 3,
  refunded: 4,
  chargedBack: 4
} as const satisfies Record<PayInFact['status'], number>

export const PAY_OUT_RANKS = {
  accepted: 0,
  cancelled: 1,
  refused: 1,
  paid: 2,
  returned: 3
} as const satisfies Record<PayOutFact['status'], number>

/** Why a bet is not accepted. */
export const BET_REFUSALS = [
  'ACCOUNT_BLOCKED',
  'BONUS_STAKE_TOO_HIGH',
  'EVENT_STARTED',
  'FREE_BET_NOT_VALID',
  'INSUFFICIENT_FUNDS',
  'LIABILITY_LIMIT_EXCEEDED',
  'LIMIT_REACHED',
  'MALFORMED_REQUEST',
  'MARKET_CLOSED',
  'MARKET_SUSPENDED',
  /** An outright, and an event in which the one who is picked plays. */
  'NOT_COMBINABLE',
  /** The price asked for is no longer to be had; who takes what there is may ask again. */
  'PRICE_ABOVE_MARKET',
  /** The price has risen, and the player wants to be asked. */
  'PRICE_CHANGED',
  'REFERENCE_USED',
  'RESTRICTED',
  'SAME_EVENT_TWICE',
  'STAKE_ABOVE_MAX',
  'STAKE_BELOW_MIN',
  'STAKE_OFF_STEP',
  'TOO_MANY_LEGS',
  'TOO_YOUNG',
  'UNKNOWN_SELECTION',
  'VERIFICATION_REQUIRED'
] as const
export type BetRefusal = (typeof BET_REFUSALS)[number]

/** Why a cash-out is not paid. */
export const CASH_OUT_REFUSALS = [
  'ACCOUNT_BLOCKED',
  'BET_NOT_FOUND',
  /** A leg is lost, nothing is open any more, or the bet is a free one. */
  'NOT_OFFERED',
  'REFERENCE_USED',
  /** The part is none, or the lines cannot share it. */
  'STAKE_NOT_VALID',
  'SUSPENDED',
  /** It is worth less by now than the player was shown. */
  'VALUE_CHANGED'
] as const
export type CashOutRefusal = (typeof CASH_OUT_REFUSALS)[number]

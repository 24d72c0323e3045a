/** Why a session ended that its player did not end; the login page has words for each. */
export const SESSION_END_REASONS = [
  'SESSION_EXPIRED',
  'JWT_EXPIRED',
  'LOGGED_IN_FROM_ANOTHER_DEVICE',
  'LOSS_LIMIT_REACHED',
  'SESSION_LIMIT_REACHED'
] as const

export type SessionEndReason = (typeof SESSION_END_REASONS)[number]

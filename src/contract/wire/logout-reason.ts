/** Why a session ended that its player did not end; the login page has words for each. */
export const LOGOUT_REASONS = [
  'SESSION_EXPIRED',
  'JWT_EXPIRED',
  'LOGGED_IN_FROM_ANOTHER_DEVICE'
] as const

export type LogoutReason = (typeof LOGOUT_REASONS)[number]

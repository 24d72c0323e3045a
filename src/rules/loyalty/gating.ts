/** What decides whether somebody may take part in the loyalty programme. */
export interface GamificationFacts {
  readonly isEnabled: boolean
  readonly clientId: string | null
  /** Undefined for a visitor, of whom nothing is known. */
  readonly player?: {
    readonly isBlocked: boolean
    /** Any date counts, one that has passed too (reading of LOYL-16). */
    readonly exclusionEndsAt: unknown
    readonly hasSourceOfWealthExpired: boolean
    readonly isKycRequired: boolean
    readonly isClosed: boolean
  }
}

export type GamificationBlock =
  | 'ACCOUNT_CLOSED'
  | 'EXCLUDED'
  | 'KYC_REQUIRED'
  | 'NOT_CONFIGURED'
  | 'PLAYER_BLOCKED'
  | 'SOURCE_OF_WEALTH_EXPIRED'
  | 'SWITCHED_OFF'

/**
 * The seven conditions of the specification, section 4; null when all hold. A visitor meets those
 * about the player: pages can be read, and the widget waits for sign-in.
 */
export function gamificationBlock({
  isEnabled,
  clientId,
  player
}: GamificationFacts): GamificationBlock | null {
  if (!isEnabled) return 'SWITCHED_OFF'
  if (clientId === null || clientId === '') return 'NOT_CONFIGURED'
  if (!player) return null
  if (player.isBlocked) return 'PLAYER_BLOCKED'
  if (player.exclusionEndsAt !== null && player.exclusionEndsAt !== undefined) return 'EXCLUDED'
  if (player.hasSourceOfWealthExpired) return 'SOURCE_OF_WEALTH_EXPIRED'
  if (player.isKycRequired) return 'KYC_REQUIRED'
  return player.isClosed ? 'ACCOUNT_CLOSED' : null
}

export const isGamified = (facts: GamificationFacts): boolean => gamificationBlock(facts) === null

import { LICENCES } from './licence-table.ts'

export { LICENCES }

export type LimitPeriod = 'Day' | 'Month' | 'Week'

/** In smallest worths that games count in (`unitOf`): hundredths of a euro, or what comes near them. */
export interface SlotStakeLimit {
  readonly units: number
  readonly young: { readonly belowAge: number; readonly units: number }
}

/** What a licence asks for, as behaviour: nobody but this file knows which licence asks it. */
export interface Licence {
  readonly regulator: string
  readonly register: string
  /** The country that gives it, where the house takes players of that country. */
  readonly country?: string
  readonly minimumAge: number
  readonly depositLimits: readonly LimitPeriod[]
  readonly depositLimitsAtRegistration: boolean
  readonly lossLimits: boolean
  readonly sessionLimits: boolean
  readonly sessionClock: boolean
  /** Whether a player sees beside the game what the session has won or lost so far. */
  readonly sessionNet: boolean
  readonly realityCheck: boolean
  readonly selfExclusion: boolean
  readonly selfExclusionChoices: boolean
  readonly closedLoop: boolean
  readonly nationalIdAtRegistration: boolean
  readonly fullTermsInChallenges: boolean
  readonly jackpotNotification: boolean
  readonly kyc: 'none' | 'required' | 'requiredForWithdrawal'
  readonly funPlayBeforeAgeCheck: boolean
  /** From the beginning of a round to the beginning of the next of the same game. */
  readonly minimumRoundSeconds: { readonly slots: number; readonly others: number }
  /** Whether rounds may be begun by anything but the player's own hand. */
  readonly allowsAutoplay: boolean
  readonly oneSlotAtATime: boolean
  /** What a round of a slot may cost at most; null where the licence leaves that open. */
  readonly mostSlotStake: SlotStakeLimit | null
  readonly celebratesReturnsBelowStake: boolean
  readonly fundsPrompt: boolean
  readonly cancelsWithdrawals: boolean
  readonly limitRaiseDelayHours: number
  readonly defaultsToUsd: boolean
  /** A new log-in ends every other session of the player. */
  readonly oneSessionOnly: boolean
}

export type LicenceCode = keyof typeof LICENCES

/** The licences of the specification; `strict` exists for the sandbox and tests. */
export const PUBLIC_LICENCES = ['anj', 'cos', 'crc', 'est', 'mga'] as const

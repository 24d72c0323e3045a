import { LICENCES } from './licence-table.ts'

export { LICENCES }

export type LimitPeriod = 'Day' | 'Month' | 'Week'

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
  readonly realityCheck: boolean
  readonly selfExclusion: boolean
  readonly selfExclusionChoices: boolean
  readonly closedLoop: boolean
  readonly nationalIdAtRegistration: boolean
  readonly fullTermsInChallenges: boolean
  readonly jackpotNotification: boolean
  readonly kyc: 'none' | 'required' | 'requiredForWithdrawal'
  readonly funPlayBeforeAgeCheck: boolean
  readonly minimumRoundSeconds: number
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

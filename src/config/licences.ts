import { LICENCES } from './licence-table.ts'

export { LICENCES }

export type LimitPeriod = 'Day' | 'Month' | 'Week'

/** How long an exclusion lasts that its player chooses; one for good is ended by the house alone. */
export type ExclusionTerm = '1year' | '2years' | '3years' | '5years' | '6months' | 'forGood'

export interface SelfExclusion {
  /** What the player chooses from, the shortest first. */
  readonly terms: readonly ExclusionTerm[]
  /** Whether the player is asked if it is for this brand or for all of the house. */
  readonly asksForBrands: boolean
  /** Days until the house may be asked to end one; null where it has to run to its end. */
  readonly asksToReturnAfterDays: { readonly definite: number | null; readonly forGood: number }
  /** Hours from the house's decision that an exclusion may end until it does. */
  readonly endDelayHours: { readonly definite: number; readonly forGood: number }
}

export interface SessionLimits {
  /** Minutes that the player chooses from, ascending. */
  readonly minutes: readonly number[]
  /** Whether the one that a session began with can not be changed while it lasts. */
  readonly isFixedInSession: boolean
}

export interface RealityCheck {
  /** Minutes of play between two checks, where the player has chosen none. */
  readonly minutes: number
  readonly choices: readonly number[]
}

/** What a player's deposits come to, in euros, before the house must know the player better. */
export interface DueDiligence {
  readonly euros: number
  readonly withinDays: number
}

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
  /** From when on people may bet on sports, which some licences allow earlier than the rest. */
  readonly minimumSportsAge: number
  readonly depositLimits: readonly LimitPeriod[]
  readonly depositLimitsAtRegistration: boolean
  /** Whether the player is shown the tools of protection before the first deposit. */
  readonly toolsBeforeFirstDeposit: boolean
  /** On what all games together may lose, and on what is staked in them. */
  readonly lossLimits: readonly LimitPeriod[]
  readonly wagerLimits: readonly LimitPeriod[]
  /** On what a single game may lose in a day. */
  readonly gameLossLimits: boolean
  readonly sessionLimits: SessionLimits | null
  readonly sessionClock: boolean
  /** Whether a player sees beside the game what the session has won or lost so far. */
  readonly sessionNet: boolean
  readonly realityCheck: RealityCheck | null
  readonly selfExclusion: SelfExclusion | null
  /** Days that the player may take a break for, ascending. */
  readonly timeoutDays: readonly number[]
  /** The country's register of people who may not play, which is asked at every way in. */
  readonly nationalRegister: string | null
  readonly dueDiligence: DueDiligence | null
  /** Days within which a complaint is answered; null where the licence leaves that open. */
  readonly complaintDays: number | null
  readonly closedLoop: boolean
  readonly nationalIdAtRegistration: boolean
  readonly fullTermsInChallenges: boolean
  readonly jackpotNotification: boolean
  readonly kyc: 'none' | 'required' | 'requiredForWithdrawal'
  readonly funPlayBeforeAgeCheck: boolean
  /** Whether nobody pays in or plays for money before it is known who they are. */
  readonly identityBeforePlay: boolean
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
  /** Hours from asking for more until that can be confirmed, and from then until it lapses. */
  readonly limitRaiseDelayHours: number
  readonly limitConfirmHours: number
  /** How often a bonus may have to be wagered at most; null where the licence leaves that open. */
  readonly maxWageringFactor: number | null
  readonly defaultsToUsd: boolean
  /** Minutes without a use after which a session ends; more than a machine may sleep (L004). */
  readonly idleMinutes: number
  /** A new log-in ends every other session of the player. */
  readonly oneSessionOnly: boolean
}

export type LicenceCode = keyof typeof LICENCES

export const LICENCE_CODES = Object.keys(LICENCES) as readonly LicenceCode[]

export const isLicence = (value: unknown): value is LicenceCode =>
  typeof value === 'string' && Object.hasOwn(LICENCES, value)

/** The licences of the specification; `strict` exists for the sandbox and tests. */
export const PUBLIC_LICENCES = ['anj', 'cos', 'crc', 'est', 'mga'] as const

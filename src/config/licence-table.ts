import type { Licence } from './licences.ts'

const COMMON = {
  depositLimits: [],
  depositLimitsAtRegistration: false,
  lossLimits: false,
  sessionLimits: false,
  sessionClock: false,
  sessionNet: false,
  realityCheck: false,
  selfExclusion: false,
  selfExclusionChoices: false,
  closedLoop: false,
  nationalIdAtRegistration: false,
  fullTermsInChallenges: false,
  jackpotNotification: false,
  kyc: 'none',
  funPlayBeforeAgeCheck: true,
  minimumRoundSeconds: { slots: 0, others: 0 },
  allowsAutoplay: true,
  oneSlotAtATime: false,
  mostSlotStake: null,
  celebratesReturnsBelowStake: false,
  fundsPrompt: true,
  cancelsWithdrawals: true,
  limitRaiseDelayHours: 24,
  defaultsToUsd: false,
  oneSessionOnly: false
} as const

/** Specification section 6 and decisions D12, D13. */
export const LICENCES = {
  anj: {
    ...COMMON,
    regulator: 'Anjouan Offshore Finance Authority',
    register: 'ALSI-SANDBOX-000',
    minimumAge: 18,
    depositLimits: ['Day', 'Week', 'Month'],
    kyc: 'requiredForWithdrawal'
  },
  cos: {
    ...COMMON,
    regulator: 'Costa Rica data processing licence',
    register: 'CR-SANDBOX-000',
    minimumAge: 18,
    defaultsToUsd: true
  },
  crc: {
    ...COMMON,
    regulator: 'Curaçao Gaming Authority',
    register: 'OGL/SANDBOX/000',
    minimumAge: 18,
    depositLimits: ['Day'],
    selfExclusion: true
  },
  est: {
    ...COMMON,
    regulator: 'Estonian Tax and Customs Board',
    register: 'HKT-SANDBOX-000',
    country: 'EE',
    minimumAge: 21,
    lossLimits: true,
    sessionClock: true,
    closedLoop: true,
    nationalIdAtRegistration: true,
    fullTermsInChallenges: true,
    jackpotNotification: true,
    kyc: 'requiredForWithdrawal',
    funPlayBeforeAgeCheck: false,
    oneSessionOnly: true
  },
  mga: {
    ...COMMON,
    regulator: 'Malta Gaming Authority',
    register: 'MGA/B2C/000/2026',
    country: 'MT',
    minimumAge: 18,
    depositLimits: ['Day', 'Week', 'Month'],
    depositLimitsAtRegistration: true,
    sessionLimits: true,
    sessionNet: true,
    realityCheck: true,
    selfExclusion: true,
    selfExclusionChoices: true,
    fullTermsInChallenges: true,
    jackpotNotification: true,
    kyc: 'required'
  },
  /** The strictest published rules; it keeps any rule from being hard-wired. */
  strict: {
    ...COMMON,
    regulator: 'Strict sandbox profile',
    register: 'STRICT-SANDBOX-000',
    minimumAge: 18,
    depositLimits: ['Day', 'Week', 'Month'],
    depositLimitsAtRegistration: true,
    lossLimits: true,
    sessionLimits: true,
    sessionClock: true,
    sessionNet: true,
    realityCheck: true,
    selfExclusion: true,
    selfExclusionChoices: true,
    closedLoop: true,
    fullTermsInChallenges: true,
    jackpotNotification: true,
    kyc: 'required',
    funPlayBeforeAgeCheck: false,
    minimumRoundSeconds: { slots: 2.5, others: 5 },
    allowsAutoplay: false,
    oneSlotAtATime: true,
    mostSlotStake: { units: 500, young: { belowAge: 25, units: 200 } },
    fundsPrompt: false,
    cancelsWithdrawals: false,
    oneSessionOnly: true
  }
} as const satisfies Record<string, Licence>

import type { Licence } from './licences.ts'

const COMMON = {
  depositLimits: [],
  depositLimitsAtRegistration: false,
  toolsBeforeFirstDeposit: false,
  lossLimits: [],
  wagerLimits: [],
  gameLossLimits: false,
  sessionLimits: null,
  sessionClock: false,
  sessionNet: false,
  realityCheck: null,
  selfExclusion: null,
  timeoutDays: [1, 7, 30],
  nationalRegister: null,
  dueDiligence: null,
  complaintDays: null,
  closedLoop: false,
  nationalIdAtRegistration: false,
  fullTermsInChallenges: false,
  jackpotNotification: false,
  kyc: 'none',
  funPlayBeforeAgeCheck: true,
  identityBeforePlay: false,
  minimumRoundSeconds: { slots: 0, others: 0 },
  allowsAutoplay: true,
  oneSlotAtATime: false,
  mostSlotStake: null,
  celebratesReturnsBelowStake: false,
  fundsPrompt: true,
  cancelsWithdrawals: true,
  limitRaiseDelayHours: 24,
  limitConfirmHours: 168,
  maxWageringFactor: null,
  defaultsToUsd: false,
  idleMinutes: 240,
  oneSessionOnly: false
} as const

const EVERY_PERIOD = ['Day', 'Week', 'Month'] as const
/** Hours, by the directive of the Malta Gaming Authority: protection rule R05. */
const END_DELAY = { definite: 24, forGood: 168 } as const
const CHECK = { minutes: 60, choices: [15, 30, 60, 120] } as const
/** Protection rules R09 and R47. */
const DUE_DILIGENCE = { euros: 2000, withinDays: 30 } as const

/** Specification section 6 and decisions D12, D13. */
export const LICENCES = {
  anj: {
    ...COMMON,
    regulator: 'Anjouan Offshore Finance Authority',
    register: 'ALSI-SANDBOX-000',
    minimumAge: 18,
    minimumSportsAge: 18,
    depositLimits: EVERY_PERIOD,
    complaintDays: 30,
    kyc: 'requiredForWithdrawal'
  },
  cos: {
    ...COMMON,
    regulator: 'Costa Rica data processing licence',
    register: 'CR-SANDBOX-000',
    minimumAge: 18,
    minimumSportsAge: 18,
    defaultsToUsd: true
  },
  crc: {
    ...COMMON,
    regulator: 'Curaçao Gaming Authority',
    register: 'OGL/SANDBOX/000',
    minimumAge: 18,
    minimumSportsAge: 18,
    depositLimits: ['Day'],
    selfExclusion: {
      terms: ['forGood'],
      asksForBrands: false,
      asksToReturnAfterDays: { definite: null, forGood: 365 },
      endDelayHours: END_DELAY
    }
  },
  est: {
    ...COMMON,
    regulator: 'Estonian Tax and Customs Board',
    register: 'HKT-SANDBOX-000',
    country: 'EE',
    minimumAge: 21,
    minimumSportsAge: 18,
    lossLimits: EVERY_PERIOD,
    gameLossLimits: true,
    sessionClock: true,
    nationalRegister: 'HAMPI',
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
    minimumSportsAge: 18,
    depositLimits: EVERY_PERIOD,
    depositLimitsAtRegistration: true,
    toolsBeforeFirstDeposit: true,
    wagerLimits: EVERY_PERIOD,
    sessionLimits: { minutes: [30, 60, 120, 240, 480], isFixedInSession: false },
    sessionNet: true,
    realityCheck: CHECK,
    selfExclusion: {
      terms: ['6months', '1year', '2years', '5years', 'forGood'],
      asksForBrands: true,
      asksToReturnAfterDays: { definite: 0, forGood: 0 },
      endDelayHours: END_DELAY
    },
    timeoutDays: [2, 7, 14, 30],
    dueDiligence: DUE_DILIGENCE,
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
    minimumSportsAge: 18,
    depositLimits: EVERY_PERIOD,
    depositLimitsAtRegistration: true,
    toolsBeforeFirstDeposit: true,
    lossLimits: EVERY_PERIOD,
    wagerLimits: EVERY_PERIOD,
    gameLossLimits: true,
    sessionLimits: { minutes: [60, 120, 240, 720], isFixedInSession: true },
    sessionClock: true,
    sessionNet: true,
    realityCheck: CHECK,
    selfExclusion: {
      terms: ['6months', '1year', '2years', '3years', '5years', 'forGood'],
      asksForBrands: true,
      asksToReturnAfterDays: { definite: null, forGood: 183 },
      endDelayHours: END_DELAY
    },
    timeoutDays: [1, 7, 14, 30, 42],
    dueDiligence: DUE_DILIGENCE,
    complaintDays: 56,
    closedLoop: true,
    fullTermsInChallenges: true,
    jackpotNotification: true,
    kyc: 'required',
    funPlayBeforeAgeCheck: false,
    identityBeforePlay: true,
    minimumRoundSeconds: { slots: 2.5, others: 5 },
    allowsAutoplay: false,
    oneSlotAtATime: true,
    mostSlotStake: { units: 500, young: { belowAge: 25, units: 200 } },
    fundsPrompt: false,
    cancelsWithdrawals: false,
    maxWageringFactor: 10,
    oneSessionOnly: true
  }
} as const satisfies Record<string, Licence>

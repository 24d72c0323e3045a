import type { ExclusionTerm, Licence, SelfExclusion } from '../src/config/licences.ts'

/** A line of the matrix: what it is in words, where the rule comes from, and how a licence has it. */
interface Row {
  readonly name: string
  readonly source: string
  readonly tell: (licence: Licence) => string
}

const yesNo = (is: boolean) => (is ? 'yes' : 'no')
const none = 'none'
const list = (items: readonly (number | string)[], unit = '') =>
  items.length === 0 ? none : `${items.join(', ')}${unit}`

const TERMS: Readonly<Record<ExclusionTerm, string>> = {
  '6months': '6 months',
  '1year': '1 year',
  '2years': '2 years',
  '3years': '3 years',
  '5years': '5 years',
  forGood: 'for good'
}

const KYC = {
  none: 'not asked for',
  required: 'of every player',
  requiredForWithdrawal: 'of every player, and done before money is paid out'
} as const satisfies Record<Licence['kyc'], string>

function returnAskedAfter({ asksToReturnAfterDays: days }: SelfExclusion): string {
  const when = (count: number | null) => {
    if (count === null) return 'never'
    return count === 0 ? 'at any time' : `after ${count} days`
  }
  return `a return may be asked for ${when(days.definite)} (for good: ${when(days.forGood)})`
}

const euros = (hundredths: number) => `EUR ${(hundredths / 100).toFixed(2)}`

const SECTION_6 = 'Specification, section 6'

/** One line for everything that a licence says; the compiler names what has none. */
export const LICENCE_ROWS: Readonly<Record<keyof Licence, Row>> = {
  regulator: { name: 'Regulator', source: 'Brand', tell: each => each.regulator },
  register: { name: 'Entry of the register', source: 'Brand', tell: each => each.register },
  country: { name: 'Country of its own', source: 'Brand', tell: each => each.country ?? none },
  minimumAge: {
    name: 'Least age',
    source: 'R26; law of the land',
    tell: each => `${each.minimumAge}`
  },
  minimumSportsAge: {
    name: 'Least age for bets on sports',
    source: 'R26; law of the land',
    tell: each => `${each.minimumSportsAge}`
  },
  depositLimits: {
    name: 'Deposit limits, by',
    source: SECTION_6,
    tell: each => list(each.depositLimits)
  },
  depositLimitsAtRegistration: {
    name: 'Deposit limits are offered at registration',
    source: SECTION_6,
    tell: each => yesNo(each.depositLimitsAtRegistration)
  },
  toolsBeforeFirstDeposit: {
    name: 'Tools of protection are shown before the first deposit',
    source: 'R02',
    tell: each => yesNo(each.toolsBeforeFirstDeposit)
  },
  lossLimits: {
    name: 'Loss limits on all games, by',
    source: `${SECTION_6}; R24`,
    tell: each => list(each.lossLimits)
  },
  gameLossLimits: {
    name: 'Loss limits on single games, a day',
    source: SECTION_6,
    tell: each => yesNo(each.gameLossLimits)
  },
  wagerLimits: {
    name: 'Limits on stakes, by',
    source: 'R03',
    tell: each => list(each.wagerLimits)
  },
  sessionLimits: {
    name: 'Session limits, minutes',
    source: `${SECTION_6}; R03, R23`,
    tell: ({ sessionLimits: limits }) =>
      limits === null
        ? none
        : `${list(limits.minutes)}${limits.isFixedInSession ? '; fixed while it lasts' : ''}`
  },
  limitRaiseDelayHours: {
    name: 'A rise or removal of a limit waits, hours',
    source: 'D14; R07, R37',
    tell: each => `${each.limitRaiseDelayHours}`
  },
  limitConfirmHours: {
    name: 'It lapses unconfirmed after, hours',
    source: 'Worked value B20',
    tell: each => `${each.limitConfirmHours}`
  },
  sessionClock: {
    name: 'Clock of the session on every page',
    source: SECTION_6,
    tell: each => yesNo(each.sessionClock)
  },
  sessionNet: {
    name: 'What the session has won or lost, beside the game',
    source: 'R11',
    tell: each => yesNo(each.sessionNet)
  },
  realityCheck: {
    name: 'Reality check, minutes of play',
    source: `${SECTION_6}; R08, D17`,
    tell: ({ realityCheck: check }) =>
      check === null ? none : `${check.minutes}; the player may choose ${list(check.choices)}`
  },
  timeoutDays: {
    name: 'Breaks, days',
    source: 'R03; house',
    tell: each => list(each.timeoutDays)
  },
  selfExclusion: {
    name: 'Self-exclusion',
    source: `${SECTION_6}; R04, R05, R34`,
    tell: ({ selfExclusion: exclusion }) =>
      exclusion === null
        ? none
        : [
            list(exclusion.terms.map(term => TERMS[term])),
            exclusion.asksForBrands ? 'this brand or all' : 'all brands',
            returnAskedAfter(exclusion),
            `ends ${exclusion.endDelayHours.definite} h (for good: ${exclusion.endDelayHours.forGood} h) after the house says so`
          ].join('; ')
  },
  nationalRegister: {
    name: 'National register of exclusions',
    source: 'R25',
    tell: each => each.nationalRegister ?? none
  },
  kyc: {
    name: 'Proof of identity',
    source: SECTION_6,
    tell: each => KYC[each.kyc]
  },
  dueDiligence: {
    name: 'Due diligence',
    source: 'R09, R47',
    tell: ({ dueDiligence: due }) =>
      due === null
        ? none
        : `when deposits reach ${euros(due.euros * 100)}, within ${due.withinDays} days`
  },
  nationalIdAtRegistration: {
    name: 'National number at registration',
    source: SECTION_6,
    tell: each => yesNo(each.nationalIdAtRegistration)
  },
  closedLoop: {
    name: 'Money goes back the way it came',
    source: SECTION_6,
    tell: each => yesNo(each.closedLoop)
  },
  cancelsWithdrawals: {
    name: 'A player may cancel a withdrawal',
    source: 'D13; R12',
    tell: each => yesNo(each.cancelsWithdrawals)
  },
  fundsPrompt: {
    name: 'A player whose money runs out may be asked to deposit',
    source: 'D13; R15',
    tell: each => yesNo(each.fundsPrompt)
  },
  fullTermsInChallenges: {
    name: 'Offers link to the full terms',
    source: SECTION_6,
    tell: each => yesNo(each.fullTermsInChallenges)
  },
  maxWageringFactor: {
    name: 'A bonus is wagered at most, times',
    source: 'R18',
    tell: each => (each.maxWageringFactor === null ? 'no limit' : `${each.maxWageringFactor}`)
  },
  jackpotNotification: {
    name: 'Notices of jackpots that others have won',
    source: SECTION_6,
    tell: each => yesNo(each.jackpotNotification)
  },
  funPlayBeforeAgeCheck: {
    name: 'Play for fun before age is known',
    source: 'D13; R19',
    tell: each => yesNo(each.funPlayBeforeAgeCheck)
  },
  identityBeforePlay: {
    name: 'Identity is proved before paying in and playing for money',
    source: 'R19, R20',
    tell: each => yesNo(each.identityBeforePlay)
  },
  minimumRoundSeconds: {
    name: 'Seconds from round to round, slots and others',
    source: 'D13; R13',
    tell: ({ minimumRoundSeconds: { slots, others } }) =>
      slots + others === 0 ? none : `${slots} and ${others}`
  },
  allowsAutoplay: {
    name: 'Rounds that begin by themselves',
    source: 'D13; R11',
    tell: each => yesNo(each.allowsAutoplay)
  },
  oneSlotAtATime: {
    name: 'One slot at a time',
    source: 'R15',
    tell: each => yesNo(each.oneSlotAtATime)
  },
  mostSlotStake: {
    name: 'Largest stake of a slot',
    source: 'R22',
    tell: ({ mostSlotStake: most }) =>
      most === null
        ? 'no limit'
        : `${euros(most.units)}; below ${most.young.belowAge} years ${euros(most.young.units)}`
  },
  celebratesReturnsBelowStake: {
    name: 'A return at or below the stake is celebrated',
    source: 'D13; R14',
    tell: each => yesNo(each.celebratesReturnsBelowStake)
  },
  idleMinutes: {
    name: 'A session that nobody uses ends after, minutes',
    source: 'House; case L004',
    tell: each => `${each.idleMinutes}`
  },
  oneSessionOnly: {
    name: 'A new sign-in ends all other sessions',
    source: 'House',
    tell: each => yesNo(each.oneSessionOnly)
  },
  complaintDays: {
    name: 'A complaint is answered within, days',
    source: 'R35',
    tell: each => (each.complaintDays === null ? 'no limit' : `${each.complaintDays}`)
  },
  defaultsToUsd: {
    name: 'Default currency',
    source: SECTION_6,
    tell: each => (each.defaultsToUsd ? 'USD' : 'that of the country, else EUR')
  }
}

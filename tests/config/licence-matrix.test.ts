import { expect, test } from 'vitest'
import type { Jurisdiction } from '#config/jurisdiction.ts'
import { jurisdiction } from '#config/jurisdiction.ts'
import { PUBLIC_LICENCES } from '#config/licences.ts'

/** Section 6 of the specification: a line a rule, with the licences that it names; no other has it. */
const MATRIX: readonly (readonly [
  string,
  string,
  readonly string[],
  (rules: Jurisdiction) => boolean
])[] = [
  ['PROF-02', 'limits the losses on all games', ['est'], rules => rules.lossLimits.length > 0],
  ['PROF-03', 'limits the losses on single games', ['est'], rules => rules.gameLossLimits],
  ['PROF-04', 'shows the clock of the session', ['est'], rules => rules.sessionClock],
  ['PROF-05', 'limits sessions', ['mga'], rules => rules.sessionLimits !== null],
  ['PROF-06', 'checks reality', ['mga'], rules => rules.realityCheck !== null],
  [
    'PROF-08',
    'asks for deposit limits at registration',
    ['mga'],
    rules => rules.depositLimitsAtRegistration
  ],
  [
    'PROF-09',
    'offers several exclusions',
    ['mga'],
    rules => (rules.selfExclusion?.terms.length ?? 0) > 1
  ],
  [
    'PROF-10',
    'limits deposits',
    ['mga', 'crc', 'anj'],
    rules => rules.depositLimits.includes('Day')
  ],
  [
    'PROF-11',
    'limits deposits by week and month',
    ['mga', 'anj'],
    rules => rules.depositLimits.includes('Week') && rules.depositLimits.includes('Month')
  ],
  ['PROF-12', 'offers self-exclusion', ['mga', 'crc'], rules => rules.selfExclusion !== null],
  ['COMP-06', 'closes the loop of payments', ['est'], rules => rules.closedLoop],
  [
    'COMP-07',
    'asks for the national number at registration',
    ['est'],
    rules => rules.nationalIdAtRegistration && rules.registrationForm === 'SSN'
  ],
  ['COMP-08', 'links to the full terms', ['mga', 'est'], rules => rules.fullTermsInChallenges],
  ['COMP-09', 'tells of jackpots', ['mga', 'est'], rules => rules.jackpotNotification],
  ['COMP-10', 'counts in dollars at first', ['cos'], rules => rules.defaultCurrency === 'USD'],
  ['COMP-11', 'asks who the player is', ['mga', 'anj', 'est'], rules => rules.kyc !== 'none'],
  [
    'COMP-12',
    'asks for it before it pays out',
    ['est', 'anj'],
    rules => rules.kyc === 'requiredForWithdrawal'
  ]
]

/** Nobody lives there: what a country adds is out of the way. */
const rulesOf = (licence: (typeof PUBLIC_LICENCES)[number]) =>
  jurisdiction('Herion', undefined, licence)

test.each(
  MATRIX.flatMap(([item, rule, named, has]) =>
    PUBLIC_LICENCES.map(licence => ({
      item,
      rule,
      licence,
      has,
      expected: named.includes(licence)
    }))
  )
)('the licence $licence $rule: $expected [$item]', ({ licence, has, expected }) => {
  expect(has(rulesOf(licence))).toBe(expected)
})

test('the same build plays by the rules of whichever licence it has [COMP-01]', () => {
  const told = PUBLIC_LICENCES.map(licence =>
    MATRIX.map(([, , , has]) => has(rulesOf(licence))).join()
  )
  expect(new Set(told).size).toBe(PUBLIC_LICENCES.length)
})

test('the strict profile has every protection that any licence has', () => {
  const strict = jurisdiction('Herion', undefined, 'strict')
  for (const licence of PUBLIC_LICENCES) {
    const rules = rulesOf(licence)
    expect(strict.depositLimits).toEqual(expect.arrayContaining([...rules.depositLimits]))
    expect(strict.lossLimits).toEqual(expect.arrayContaining([...rules.lossLimits]))
    expect(strict.wagerLimits).toEqual(expect.arrayContaining([...rules.wagerLimits]))
    expect(strict.minimumRoundSeconds.slots).toBeGreaterThanOrEqual(rules.minimumRoundSeconds.slots)
    expect(strict.limitRaiseDelayHours).toBeGreaterThanOrEqual(rules.limitRaiseDelayHours)
    expect(strict.maxWageringFactor).toBeLessThanOrEqual(rules.maxWageringFactor ?? Infinity)
    for (const tool of ['realityCheck', 'selfExclusion', 'sessionLimits', 'dueDiligence'] as const)
      if (rules[tool] !== null) expect(strict[tool]).not.toBeNull()
  }
})

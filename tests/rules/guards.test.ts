import { describe, expect, test } from 'vitest'
import type { Announcement } from '#rules/announcement.ts'
import {
  blockingGuard,
  GUARDS,
  type GuardFacts,
  type GuardName,
  guardsOf,
  strictest
} from '#rules/guards.ts'
import type { Standing } from '#rules/standing.ts'
import { EARLIER, FREE, LATER, NOW } from '#tests/support/standing.ts'

const MAINTENANCE: Announcement = {
  id: 'maintenance',
  kind: 'Maintenance',
  title: null,
  text: null,
  link: null,
  startsAt: EARLIER,
  endsAt: null
}

const FACTS: GuardFacts = {
  standing: FREE,
  announcements: [],
  isRealityCheckDue: false,
  asksForIdentity: true,
  now: NOW
}

const of = (standing: Partial<Standing>, facts: Partial<GuardFacts> = {}) =>
  guardsOf({ ...FACTS, standing: { ...FREE, ...standing }, ...facts })

const required = (deadline: string | null) => ({
  kycCheckStatus: { status: 'Required' as const, deadline }
})

const wealth = (status: 'Required' | 'WillBeRequired', dueDateExpired: boolean) => ({
  sourceOfWealthStatus: {
    status,
    dueDate: EARLIER,
    dueDateExpired,
    requiredDocumentsUploadV2: []
  }
})

describe('guards', () => {
  test('are all clear for a player whom nothing keeps from playing', () => {
    expect(strictest(guardsOf(FACTS))).toBe('clear')
    expect(blockingGuard(guardsOf(FACTS))).toBeUndefined()
  })

  const BLOCKED: readonly (readonly [GuardName, Partial<Standing>, Partial<GuardFacts>])[] = [
    ['maintenance', {}, { announcements: [MAINTENANCE] }],
    ['accountClosed', { accountStatus: { status: 'Closed', reopenByCustomerAllowed: false } }, {}],
    ['selfExclusion', { selfExclusionDetails: { exclusionEndsAt: LATER } }, {}],
    ['timeout', { timeouts: { timeoutEndsAt: LATER } }, {}],
    ['closeDown', {}, { announcements: [{ ...MAINTENANCE, kind: 'GermanyCloseDown' }] }],
    ['terms', { termsAccepted: false }, {}],
    ['terms', { privacyPolicyAccepted: null }, {}],
    ['kyc', required(EARLIER), {}],
    ['sourceOfWealth', wealth('Required', true), {}],
    ['realityCheck', {}, { isRealityCheckDue: true }]
  ]

  test.each(BLOCKED)('%s blocks alone', (name, standing, facts) => {
    const guards = of(standing, facts)
    expect(GUARDS.filter(guard => guards[guard] === 'active')).toEqual([name])
    expect(strictest(guards)).toBe('active')
    expect(blockingGuard(guards)).toBe(name)
  })

  const OPEN: readonly (readonly [string, Partial<Standing>, Partial<GuardFacts>])[] = [
    [
      'an account its owner may open again',
      { accountStatus: { status: 'Closed', reopenByCustomerAllowed: true } },
      {}
    ],
    ['an exclusion that is over', { selfExclusionDetails: { exclusionEndsAt: EARLIER } }, {}],
    ['a time-out that is over', { timeouts: { timeoutEndsAt: EARLIER } }, {}],
    ['a check of identity before its deadline', required(LATER), {}],
    ['a check of identity without a deadline', required(null), {}],
    ['a check that the licence does not ask for', required(EARLIER), { asksForIdentity: false }],
    ['a maintenance to come', {}, { announcements: [{ ...MAINTENANCE, startsAt: LATER }] }],
    ['a source of wealth that is not due', wealth('Required', false), {}],
    ['a source of wealth that will be asked for', wealth('WillBeRequired', true), {}]
  ]

  test.each(OPEN)('%s does not block', (_, standing, facts) => {
    expect(strictest(of(standing, facts))).toBe('clear')
  })

  test('wait for the player and for what the house announces', () => {
    const guards = guardsOf({ ...FACTS, standing: undefined, announcements: undefined })
    expect(new Set(Object.values(guards))).toEqual(new Set(['pending']))
    expect(strictest(guards)).toBe('pending')
  })

  test('a visitor is stopped by what the house announces alone', () => {
    const visitor = { ...FACTS, standing: null, isRealityCheckDue: true }
    expect(strictest(guardsOf(visitor))).toBe('clear')
    expect(strictest(guardsOf({ ...visitor, announcements: [MAINTENANCE] }))).toBe('active')
  })

  test('what blocks is told before what waits', () => {
    expect(
      strictest(guardsOf({ ...FACTS, standing: undefined, announcements: [MAINTENANCE] }))
    ).toBe('active')
  })
})

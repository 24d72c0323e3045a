import { describe, expect, test } from 'vitest'

import type { Announcement, NoticeKind } from '#rules/announcement.ts'
import { NOTICE_KINDS, type NoticeFacts, noticesOf } from '#rules/notices.ts'
import type { Standing } from '#rules/standing.ts'
import { EARLIER, FREE, LATER, NOW } from '#tests/support/standing.ts'
import { membersOf } from '../contract/schema.ts'

const FACTS: NoticeFacts = {
  standing: FREE,
  announcements: [],
  asksForIdentity: true,
  now: NOW
}

const announced = (kind: NoticeKind, rest: Partial<Announcement> = {}): Announcement => ({
  id: `announcement-${kind}`,
  kind,
  title: null,
  text: null,
  link: null,
  startsAt: EARLIER,
  endsAt: LATER,
  ...rest
})

const kinds = (facts: Partial<NoticeFacts>) =>
  noticesOf({ ...FACTS, ...facts }).map(({ kind }) => kind)

const wealth = (documents: readonly object[]) => ({
  sourceOfWealthStatus: {
    status: 'Required' as const,
    dueDate: LATER,
    dueDateExpired: false,
    requiredDocumentsUploadV2: documents
  }
})

describe('notices', () => {
  test('have the thirteen kinds of the contract [COMP-18]', () => {
    expect(Object.keys(NOTICE_KINDS).toSorted()).toEqual(
      [...membersOf('main', 'NoticeKind')].toSorted()
    )
  })

  test('there is none for a player whom nothing concerns', () => {
    expect(noticesOf(FACTS)).toEqual([])
  })

  const OF_PLAYER: readonly (readonly [NoticeKind, Partial<Standing>, string | null])[] = [
    [
      'AccountClosed',
      { accountStatus: { status: 'Closed', reopenByCustomerAllowed: false } },
      null
    ],
    ['SelfExclusion', { selfExclusionDetails: { exclusionEndsAt: LATER } }, LATER],
    ['Timeout', { timeouts: { timeoutEndsAt: LATER } }, LATER],
    ['KycRequired', { kycCheckStatus: { status: 'Required', deadline: LATER } }, LATER],
    ['SowRequired', wealth([]), LATER],
    ['SowUploadRequired', wealth([{ comment: 'payslip' }]), LATER],
    ['BankingCDD', { bankingCDD: 'Required' }, null],
    ['InstantBankingGracePeriod', { instantBankingBlock: { activeFrom: LATER } }, LATER]
  ]

  test.each(OF_PLAYER)(
    '%s follows from the player and from nothing else [COMP-18]',
    (kind, standing, until) => {
      const [notice, ...rest] = noticesOf({ ...FACTS, standing: { ...FREE, ...standing } })
      expect(notice).toMatchObject({ kind, until, announcement: null })
      expect(rest).toEqual([])
    }
  )

  const ANNOUNCED = [
    'GermanyCloseDown',
    'NovemberCampaign',
    'Maintenance',
    'Content',
    'InstantBankingJackpot'
  ] as const satisfies readonly NoticeKind[]

  test.each(ANNOUNCED)('%s follows from what the house announces [COMP-18]', kind => {
    const announcement = announced(kind, { title: 'Tonight' })
    expect(noticesOf({ ...FACTS, announcements: [announcement] })).toMatchObject([
      { id: announcement.id, kind, announcement }
    ])
  })

  test('the five that leave nothing to do block, and no other [COMP-18]', () => {
    const blocking = Object.entries(NOTICE_KINDS).filter(([, { isBlocking }]) => isBlocking)
    expect(blocking.map(([kind]) => kind).toSorted()).toEqual([
      'AccountClosed',
      'GermanyCloseDown',
      'Maintenance',
      'SelfExclusion',
      'Timeout'
    ])
  })

  test('an account its owner may open again is told of and does not block [COMP-13]', () => {
    const accountStatus = { status: 'Closed' as const, reopenByCustomerAllowed: true }
    expect(noticesOf({ ...FACTS, standing: { ...FREE, accountStatus } })).toMatchObject([
      { kind: 'AccountClosed', isBlocking: false, canBeDismissed: false }
    ])
  })

  test('an announcement is told from its start and until its end', () => {
    const future = announced('Content', { startsAt: LATER, endsAt: null })
    const past = announced('Maintenance', { endsAt: EARLIER })
    const open = announced('NovemberCampaign', { endsAt: null })
    expect(kinds({ announcements: [future, past, open] })).toEqual(['NovemberCampaign'])
  })

  test('what is over or not asked by the licence is not told', () => {
    const standing: Standing = {
      ...FREE,
      selfExclusionDetails: { exclusionEndsAt: EARLIER },
      timeouts: { timeoutEndsAt: EARLIER },
      kycCheckStatus: { status: 'Required', deadline: LATER }
    }
    expect(kinds({ standing, asksForIdentity: false })).toEqual([])
  })

  test('the most urgent comes first, and a visitor hears what concerns all', () => {
    const announcements = [announced('Content'), announced('Maintenance')]
    const standing = { ...FREE, timeouts: { timeoutEndsAt: LATER } }
    expect(kinds({ standing, announcements })).toEqual(['Maintenance', 'Timeout', 'Content'])
    expect(kinds({ standing: null, announcements })).toEqual(['Maintenance', 'Content'])
  })
})

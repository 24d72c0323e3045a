import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'

import { NoticeCard } from '#islands/notices/NoticeCard.tsx'
import { textOf, waysOf } from '#islands/notices/words.ts'
import { en } from '#messages/en/index.ts'
import { fi } from '#messages/fi/index.ts'
import { type NoticeFacts, noticesOf } from '#rules/notices.ts'
import { $player } from '#stores/player/player.ts'
import { cleanAfterEach, openTestPage } from '#tests/support/environment.ts'
import { FREE, LATER, NOW } from '#tests/support/standing.ts'

const messages = en.notices

const announced = (
  kind:
    | 'Maintenance'
    | 'GermanyCloseDown'
    | 'InstantBankingJackpot'
    | 'NovemberCampaign'
    | 'Content'
) => ({
  announcements: [
    {
      id: kind,
      kind,
      title: null,
      text: null,
      link: null,
      startsAt: new Date(NOW).toISOString(),
      endsAt: LATER
    }
  ]
})

const wealth = (papers: readonly object[]) => ({
  sourceOfWealthStatus: {
    status: 'Required' as const,
    dueDate: LATER,
    dueDateExpired: false,
    requiredDocumentsUploadV2: papers
  }
})

const noticesFor = (facts: Partial<NoticeFacts>) =>
  noticesOf({ standing: FREE, announcements: [], asksForIdentity: true, now: NOW, ...facts })

const closed = (reopenByCustomerAllowed: boolean) =>
  noticesFor({
    standing: { ...FREE, accountStatus: { status: 'Closed', reopenByCustomerAllowed } }
  })[0]!

describe('a notice', () => {
  cleanAfterEach($player)

  test.each([
    ['Maintenance', announced('Maintenance')],
    [
      'AccountClosed',
      { standing: { ...FREE, accountStatus: { status: 'Closed', reopenByCustomerAllowed: false } } }
    ],
    ['SelfExclusion', { standing: { ...FREE, selfExclusionDetails: { exclusionEndsAt: LATER } } }],
    ['Timeout', { standing: { ...FREE, timeouts: { timeoutEndsAt: LATER } } }],
    ['GermanyCloseDown', announced('GermanyCloseDown')],
    [
      'KycRequired',
      { standing: { ...FREE, kycCheckStatus: { status: 'Required', deadline: LATER } } }
    ],
    ['SowRequired', { standing: { ...FREE, ...wealth([]) } }],
    ['SowUploadRequired', { standing: { ...FREE, ...wealth([{}]) } }],
    ['BankingCDD', { standing: { ...FREE, bankingCDD: 'Required' } }],
    [
      'InstantBankingGracePeriod',
      { standing: { ...FREE, instantBankingBlock: { activeFrom: LATER } } }
    ],
    ['InstantBankingJackpot', announced('InstantBankingJackpot')],
    ['NovemberCampaign', announced('NovemberCampaign')],
    ['Content', announced('Content')]
  ] as const)('of kind %s is shown in words of its own [COMP-18]', (kind, facts) => {
    openTestPage()
    const notices = noticesFor(facts)
    expect(notices.map(notice => notice.kind)).toEqual([kind])
    const html = renderToStaticMarkup(
      <NoticeCard locale="en" messages={messages} notice={notices[0]!} />
    )
    expect(html).toContain(messages[`notices.${kind}.title`])
    expect(html).not.toContain('{until}')
    expect(textOf(fi.notices, notices[0]!, null, NOW).text).not.toBe(
      textOf(messages, notices[0]!, null, NOW).text
    )
  })

  test('of a closed account blocks, unless its player may open it again [COMP-13]', () => {
    openTestPage()
    expect(closed(false).isBlocking).toBe(true)
    expect(closed(true).isBlocking).toBe(false)
    const drawn = (mayReopen: boolean) =>
      renderToStaticMarkup(
        <NoticeCard locale="en" messages={messages} notice={closed(mayReopen)} />
      )
    expect(drawn(true)).toContain(`<button type="button" class="btn">${messages['notices.reopen']}`)
    expect(drawn(false)).not.toContain(messages['notices.reopen'])
  })

  test('of an account closed for another cause has the default text [COMP-15]', () => {
    for (const cause of [null, 'Fraud', 'toString', 'MultipleAccountsX'])
      expect(textOf(messages, closed(false), cause, NOW).text).toBe(
        'Your account has been closed indefinitely'
      )
  })

  test('of an account closed for being one of several says so [COMP-14]', () => {
    const { text } = textOf(messages, closed(false), 'MultipleAccounts', NOW)
    expect(text).not.toBe('Your account has been closed indefinitely')
    expect(text).toContain('more than one account')
  })

  test('of what the house asks for leads to where it is given [COMP-02] [COMP-11]', () => {
    const wayOf = (facts: Partial<NoticeFacts>) => waysOf(noticesFor(facts)[0]!)[0]?.path
    expect(wayOf({ standing: { ...FREE, ...wealth([]) } })).toBe('sourceOfWealth')
    expect(wayOf({ standing: { ...FREE, bankingCDD: 'Required' } })).toBe('documents')
    expect(
      wayOf({ standing: { ...FREE, kycCheckStatus: { status: 'Required', deadline: LATER } } })
    ).toBe('documents')
  })
})

import { keepMount } from 'nanostores'
import { describe, expect, test } from 'vitest'

import { $notices, $shownNotices, dismissNotice } from '#stores/notices.ts'
import { cleanAfterEach, openTestPage } from '#tests/support/environment.ts'
import { answerStanding } from '#tests/support/standing.ts'
import { START } from '#tests/support/test-clock.ts'
import { storeOidcUser } from '#tests/support/tokens.ts'

const MINUTE = 60_000

const at = (milliseconds: number) => new Date(START + milliseconds).toISOString()

const campaign = {
  id: 'campaign',
  kind: 'NovemberCampaign' as const,
  title: null,
  text: null,
  link: null,
  startsAt: at(0),
  endsAt: at(10 * MINUTE)
}

const required = { kycCheckStatus: { status: 'Required' as const, deadline: at(MINUTE) } }

describe('notices', () => {
  cleanAfterEach($shownNotices, $notices)

  async function open(
    ...given: Parameters<typeof answerStanding> extends [unknown, ...infer R] ? R : never
  ) {
    const page = openTestPage()
    storeOidcUser(page, { expiresIn: 60 * MINUTE })
    answerStanding(page, ...given)
    keepMount($shownNotices)
    await page.settle()
    return page
  }

  const shown = () => $shownNotices.get().map(({ kind }) => kind)

  test('stand on the page by urgency, from the player and from the house [COMP-18]', async () => {
    await open(required, [campaign])
    expect(shown()).toEqual(['KycRequired', 'NovemberCampaign'])
  })

  test.each([
    ['Infiniza', true],
    ['Herion', true],
    ['Elmst', true],
    ['Elvel', true],
    ['Frenwall', false],
    ['FortuneForge', false]
  ] as const)(
    'at %s tell of a wanted check of identity: %j [COMP-11]',
    async (operator, isTold) => {
      const page = openTestPage('/en/', { operator })
      storeOidcUser(page)
      answerStanding(page, required)
      keepMount($shownNotices)
      await page.settle()
      expect(shown()).toEqual(isTold ? ['KycRequired'] : [])
    }
  )

  test('go when their time is over, and are told to listeners only when they change', async () => {
    const page = await open({}, [campaign])
    let told = 0
    const unbind = $notices.listen(() => {
      told += 1
    })
    await page.pass(10 * MINUTE - 1000)
    expect(told).toBe(0)
    await page.pass(1000)
    unbind()
    expect([told, shown()]).toEqual([1, []])
  })

  test('that were sent away stay away, also on the next page, and stay in the list', async () => {
    const page = await open(required, [campaign])
    dismissNotice('campaign')
    expect(shown()).toEqual(['KycRequired'])
    expect($notices.get()).toHaveLength(2)
    expect(page.sessionEntries.get('dismissedNotices')).toBe('campaign')
  })

  test('that ask for something cannot be sent away', async () => {
    await open(required)
    dismissNotice('KycRequired')
    expect(shown()).toEqual(['KycRequired'])
  })

  test('there are none for a visitor', async () => {
    const page = openTestPage()
    keepMount($shownNotices)
    await page.settle()
    expect(shown()).toEqual([])
    expect(page.sent).toEqual([])
  })
})

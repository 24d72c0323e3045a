import { keepMount } from 'nanostores'
import { describe, expect, test } from 'vitest'

import { $blockedMark } from '#stores/blocked-mark.ts'
import { $guardMark } from '#stores/guard-mark.ts'
import { $notices } from '#stores/notices.ts'
import { cleanAfterEach, openTestPage } from '#tests/support/environment.ts'
import { answerStanding } from '#tests/support/standing.ts'
import { START } from '#tests/support/test-clock.ts'
import { storeOidcUser } from '#tests/support/tokens.ts'

const timeouts = { timeoutEndsAt: new Date(START + 60_000).toISOString() }

describe('the mark of a guard', () => {
  cleanAfterEach($guardMark, $blockedMark, $notices)

  async function open(path: string, standing: Parameters<typeof answerStanding>[1] = {}) {
    const page = openTestPage(path)
    storeOidcUser(page)
    answerStanding(page, standing)
    keepMount($guardMark)
    keepMount($blockedMark)
    return page
  }

  test('says pending, then clear, then active, as the guards go [SITE-34]', async () => {
    const page = await open('/en/')
    expect(page.marks.get('guard')).toBe('pending')
    await page.settle()
    expect(page.marks.get('guard')).toBe('clear')
    answerStanding(page, { timeouts })
    page.push('PlayerUpdated', { playerUpdated: { isAccountClosed: false, version: 2 } })
    await page.settle()
    expect(page.marks.get('guard')).toBe('active')
  })

  test('puts a blocking notice in the place of the page, but for what stays open', async () => {
    const page = await open('/en/games/', { timeouts })
    await page.settle()
    expect(page.marks.has('blocked')).toBe(true)
    page.navigate('/en/responsible-play/')
    expect(page.marks.has('blocked')).toBe(false)
    page.navigate('/en/')
    expect(page.marks.has('blocked')).toBe(true)
    await page.pass(60_000)
    expect(page.marks.has('blocked')).toBe(false)
  })
})

import { keepMount } from 'nanostores'
import { describe, expect, test } from 'vitest'

import { $blockingGuard, $guard } from '#stores/guards.ts'
import { answerRealityCheck, playBegan } from '#stores/play-time.ts'
import { $isRealityCheckDue } from '#stores/reality-check.ts'
import { cleanAfterEach, openTestPage } from '#tests/support/environment.ts'
import { answerStanding } from '#tests/support/standing.ts'
import { START } from '#tests/support/test-clock.ts'
import { storeOidcUser } from '#tests/support/tokens.ts'

const MINUTE = 60_000

const at = (milliseconds: number) => new Date(START + milliseconds).toISOString()

const maintenance = (from: number, to: number | null) => ({
  id: 'maintenance',
  kind: 'Maintenance' as const,
  title: null,
  text: null,
  link: null,
  startsAt: at(from),
  endsAt: to === null ? null : at(to)
})

describe('guards', () => {
  cleanAfterEach($guard, $blockingGuard, $isRealityCheckDue)

  async function open(
    ...standing: Parameters<typeof answerStanding> extends [unknown, ...infer R] ? R : never
  ) {
    const page = openTestPage()
    storeOidcUser(page)
    answerStanding(page, ...standing)
    keepMount($guard)
    keepMount($blockingGuard)
    return page
  }

  test('wait for the player, then are clear', async () => {
    const page = await open()
    expect($guard.get()).toBe('pending')
    await page.settle()
    expect($guard.get()).toBe('clear')
    expect($blockingGuard.get()).toBeUndefined()
  })

  test('are clear for a visitor, who is asked nothing', async () => {
    const page = openTestPage()
    keepMount($guard)
    await page.settle()
    expect($guard.get()).toBe('clear')
    expect(page.sent).toEqual([])
  })

  test('tell which of them blocks, and end by themselves when its time is over', async () => {
    const page = await open({ timeouts: { timeoutEndsAt: at(5 * MINUTE) } })
    await page.settle()
    expect([$guard.get(), $blockingGuard.get()]).toEqual(['active', 'timeout'])
    await page.pass(5 * MINUTE)
    expect($guard.get()).toBe('clear')
  })

  test('follow what the house announces, as soon as it does', async () => {
    const page = await open()
    await page.settle()
    answerStanding(page, {}, [maintenance(MINUTE, 3 * MINUTE)])
    page.push('AnnouncementsChanged', { announcementsChanged: { changedAt: at(0) } })
    await page.settle()
    expect($guard.get()).toBe('clear')
    await page.pass(MINUTE)
    expect($blockingGuard.get()).toBe('maintenance')
    await page.pass(2 * MINUTE)
    expect($guard.get()).toBe('clear')
  })

  test('a house that does not answer keeps nobody out who was in', async () => {
    const page = await open({}, [maintenance(-MINUTE, null)])
    await page.settle()
    page.answer('Announcements', new Error('gone'))
    page.connect('AnnouncementsChanged')
    page.connect('AnnouncementsChanged')
    await page.settle()
    expect($blockingGuard.get()).toBe('maintenance')
  })
})

describe('reality check', () => {
  cleanAfterEach($guard, $blockingGuard, $isRealityCheckDue)

  async function play(realityCheckPeriod: number | null) {
    const page = openTestPage()
    storeOidcUser(page, { expiresIn: 24 * 60 * MINUTE })
    answerStanding(page, { realityCheckPeriod })
    keepMount($isRealityCheckDue)
    keepMount($blockingGuard)
    await page.settle()
    return page
  }

  test('falls due a period after play began, and again a period after its answer', async () => {
    const page = await play(60)
    await page.pass(60 * MINUTE)
    expect($isRealityCheckDue.get()).toBe(false)
    playBegan()
    await page.pass(60 * MINUTE - 1000)
    expect($isRealityCheckDue.get()).toBe(false)
    await page.pass(1000)
    expect($blockingGuard.get()).toBe('realityCheck')
    answerRealityCheck()
    expect($isRealityCheckDue.get()).toBe(false)
    await page.pass(60 * MINUTE)
    expect($isRealityCheckDue.get()).toBe(true)
  })

  test('counts from the first game, also on the next page', async () => {
    const page = await play(60)
    playBegan()
    const began = page.cookieJar.get('gameInit')
    await page.pass(10 * MINUTE)
    playBegan()
    expect(page.cookieJar.get('gameInit')).toBe(began)
  })

  test('never falls due where there is no period', async () => {
    const page = await play(null)
    playBegan()
    await page.pass(600 * MINUTE)
    expect($isRealityCheckDue.get()).toBe(false)
  })
})

import { keepMount } from 'nanostores'
import { describe, expect, test } from 'vitest'

import { $sessionEndsAt } from '#stores/limits/session-limit.ts'
import { cleanAfterEach, openTestPage } from '#tests/support/environment.ts'
import { START } from '#tests/support/test-clock.ts'
import { storeCustomTokens } from '#tests/support/tokens.ts'
import { hoursOn } from './support.ts'

const HOUR = 3_600_000

describe('the end of a session', () => {
  cleanAfterEach($sessionEndsAt)

  async function open(
    kinds: readonly { kind: string; resetsAt: string | null }[],
    now = hoursOn(0)
  ) {
    const page = openTestPage()
    storeCustomTokens(page)
    page.answer('GetPlayerInfo', { viewer: { id: '1', player: { id: '1', playerId: 'player-1' } } })
    page.answer('SessionLimit', { viewer: { id: '1', limits: { now, limits: kinds } } })
    keepMount($sessionEndsAt)
    await page.settle()
    return page
  }

  test('is known where the player has limited it [PROF-05] [R23]', async () => {
    await open([
      { kind: 'Deposit', resetsAt: hoursOn(12) },
      { kind: 'Session', resetsAt: hoursOn(1) }
    ])
    expect($sessionEndsAt.get()).toBe(START + HOUR)
  })

  test('is counted by the clock of the house', async () => {
    await open([{ kind: 'Session', resetsAt: hoursOn(25) }], hoursOn(24))
    expect($sessionEndsAt.get()).toBe(START + HOUR)
  })

  test('is none without a limit, and comes when one is set in another tab', async () => {
    const page = await open([{ kind: 'Session', resetsAt: null }])
    expect($sessionEndsAt.get()).toBeUndefined()
    const told = { now: hoursOn(0), limits: [{ kind: 'Session', resetsAt: hoursOn(2) }] }
    page.answer('SessionLimit', { viewer: { id: '1', limits: told } })
    page.push('PlayerUpdated', { playerUpdated: {} })
    await page.settle()
    expect($sessionEndsAt.get()).toBe(START + 2 * HOUR)
  })
})

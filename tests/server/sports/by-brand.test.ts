import { afterAll, beforeAll, expect, test } from 'vitest'

import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { BALANCED, betOn, bettor, handFeed } from './support.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await startPlatform({ env: { LOBBY_OPERATOR: 'FortuneForge' } })
})
afterAll(() => platform.close())

test('[SPRT-02] a brand without the sportsbook takes no bet, whoever tells of events', async () => {
  const who = await bettor(platform)
  const event = await handFeed(platform).match()
  expect(await who.refused(betOn([{ event }]))).toMatchObject({ code: 'RESTRICTED' })
  expect(await who.cash()).toBe(10_000n)
  const { viewer } = await who.query<{ viewer: object }>('{ viewer { sportsDesk { barrier } } }')
  expect(viewer).toEqual({ sportsDesk: { barrier: 'RESTRICTED' } })
  expect(await platform.ports.ledger.reconcile()).toEqual(BALANCED)
})

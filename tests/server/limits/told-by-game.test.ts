import { afterAll, beforeAll, expect, test } from 'vitest'

import { sitDownAt } from '#tests/server/games/support.ts'
import { limitStands } from '#tests/support/limits.ts'
import type { TestPlatform } from '#tests/support/platform.ts'
import { houseUnder } from './support.ts'

const TABLE = 'halyard-roulette'

let platform: TestPlatform

beforeAll(async () => {
  platform = await houseUnder('est')
})

afterAll(async () => {
  await platform.close()
})

const chips = (amount: string) => [{ spot: 'red', amount }]

test('a game tells what the limit on losses leaves when it refuses a bet, and takes none', async () => {
  const seat = await sitDownAt(platform, TABLE)
  await limitStands(platform, seat.player.id, { kind: 'Loss', value: 1500n })
  expect(await seat.ask('start', { chips: chips('20.00'), clientSeed: 'mine' })).toMatchObject({
    code: 'LIMIT_REACHED',
    limit: { left: '15.00', isOfGame: false }
  })
  expect(await seat.cashNow()).toBe(100_000n)
  const { ok } = await seat.ask('start', { chips: chips('15.00'), clientSeed: 'mine' })
  expect(ok?.round).toBeDefined()
})

test('[PROF-03] a game says that the limit is on it alone', async () => {
  const seat = await sitDownAt(platform, TABLE)
  const limit = { kind: 'Loss', game: TABLE, value: 500n } as const
  await limitStands(platform, seat.player.id, limit)
  expect(await seat.ask('start', { chips: chips('20.00'), clientSeed: 'mine' })).toMatchObject({
    code: 'LIMIT_REACHED',
    limit: { left: '5.00', isOfGame: true }
  })
})

import { afterAll, beforeAll, expect, test } from 'vitest'

import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { move, playing, roundOf, sessionToken } from './support.ts'

const WEEK = 7 * 24 * 60 * 60 * 1000

let platform: TestPlatform
let time = Date.now()

beforeAll(async () => {
  platform = await startPlatform({ clock: { now: () => new Date(time), move: async () => {} } })
})

afterAll(() => platform.close())

test('a session goes on by the machine’s time, so a game is played however far the clock is moved', async () => {
  const signedIn = await playing(platform)
  const begun = roundOf(await sessionToken(platform, signedIn), '5.00', '9.00')
  time += WEEK
  expect(await move(platform, 'bet', begun.bet)).toMatchObject({ status: 'ok' })
  expect(await move(platform, 'win', begun.win)).toMatchObject({ status: 'ok' })
  const after = roundOf(await sessionToken(platform, signedIn), '5.00', '0.00')
  expect(await move(platform, 'bet', after.bet)).toMatchObject({ status: 'ok' })
})

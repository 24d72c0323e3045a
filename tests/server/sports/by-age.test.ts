import { afterAll, beforeAll, expect, test } from 'vitest'

import { launch, move, playing, roundOf, sessionToken } from '#tests/server/games/support.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { asBettor, betOn, type HandFeed, handClock, handFeed } from './support.ts'

const clock = handClock()
let platform: TestPlatform
let feed: HandFeed

beforeAll(async () => {
  platform = await startPlatform({ env: { LOBBY_LICENCE: 'est' }, clock })
  feed = handFeed(platform)
})
afterAll(() => platform.close())

/** The birthday of somebody who is so old today, or so many days short of it. */
function bornAgo(years: number, daysShort = 0): string {
  const day = new Date(clock.now().getTime() + daysShort * 86_400_000)
  day.setUTCFullYear(day.getUTCFullYear() - years)
  return day.toISOString().slice(0, 10)
}

const launched = async (dateOfBirth: string) => {
  const signedIn = await playing(platform, { dateOfBirth, kycStatus: 'Done' })
  const answer = await launch(platform, signedIn, { licence: 'est' })
  return { ...signedIn, code: 'error' in answer ? answer.error.code : 'opened' }
}

test('[R26] in Estonia one of twenty may bet on sports, and may not play in the casino', async () => {
  const who = await launched(bornAgo(20))
  expect(who.code).toBe('TOO_YOUNG')
  const event = await feed.match()
  const { placed } = await asBettor(platform, who)
  expect((await placed(betOn([{ event }]))).status).toBe('ACCEPTED')
})

test('[R26] it is the day that counts: of eighteen for sports, of twenty-one for the casino', async () => {
  const event = await feed.match()
  const [child, grown] = [await launched(bornAgo(18, 1)), await launched(bornAgo(18))]
  const [young, old] = [await asBettor(platform, child), await asBettor(platform, grown)]
  expect(await young.refused(betOn([{ event }]))).toMatchObject({ code: 'TOO_YOUNG' })
  expect(await young.cash()).toBe(10_000n)
  expect((await old.placed(betOn([{ event }]))).status).toBe('ACCEPTED')
  expect((await launched(bornAgo(21, 1))).code).toBe('TOO_YOUNG')
  expect((await launched(bornAgo(21))).code).toBe('opened')
})

test('[R26] a game that was opened all the same takes no bet of somebody too young', async () => {
  const signedIn = await playing(platform, { kycStatus: 'Done' })
  const token = await sessionToken(platform, signedIn)
  await platform.ports.db.kysely
    .updateTable('players')
    .set({ date_of_birth: bornAgo(20) })
    .where('id', '=', signedIn.player.id)
    .execute()
  const { bet } = roundOf(token, '1.00', '0')
  expect(await move(platform, 'bet', bet)).toMatchObject({ code: 'PLAYER_BLOCKED' })
})

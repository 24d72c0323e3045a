import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { HOUSE_JACKPOT } from '#config/jackpots.ts'
import { ineligibility, instanceOf } from '#server/capabilities/jackpot/index.ts'
import { joins, known, refusalOf, until } from '#tests/server/engagement/support.ts'
import { launch, move, playing, roundOf, sessionToken } from '#tests/server/games/support.ts'
import { join } from '#tests/server/jackpot/support.ts'
import { runningDraw } from '#tests/server/raffle/support.ts'
import { claim, give, redeem, rewarded, view } from '#tests/server/rewards/support.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { newPlayer } from '#tests/support/player.ts'
import { newPerson, register } from '#tests/support/registration.ts'
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

test('[R26] one of eighteen may open an account where there are sports, and nobody younger', async () => {
  const person = (daysShort: number) => ({
    ...newPerson(),
    form: 'SSN',
    country: 'CA',
    nationalId: `C${Math.trunc(clock.now().getTime() / 1000) + daysShort}`,
    dateOfBirth: bornAgo(18, daysShort)
  })
  const young = await register(platform, person(1))
  expect(young.error).toMatchObject({ code: 'UNDERAGE', fields: ['dateOfBirth'] })
  expect((await register(platform, person(0))).error).toBeNull()
})

describe('[R26] whoever may bet on sports, and is too young for the casino,', () => {
  test('takes no part in jackpots and raffles, and is told why', async () => {
    const [young, grown] = [
      await newPlayer(platform, { dateOfBirth: bornAgo(21, 1) }),
      await newPlayer(platform, { dateOfBirth: bornAgo(21) })
    ]
    const { id: draw } = await runningDraw(platform, 'daily')
    const { config, db } = platform.ports
    const jackpot = await instanceOf(db.kysely, HOUSE_JACKPOT.id)
    if (!jackpot) throw new Error('The house has no jackpot')
    for (const instance of [HOUSE_JACKPOT.id, draw]) {
      const refused = { status: 'refused', code: 'INELIGIBLE' }
      expect(await join(platform, young, '0.01', instance)).toEqual(refused)
      expect(await join(platform, young, null, instance)).toMatchObject({ status: 'ok' })
      expect(await join(platform, grown, '0.01', instance)).toMatchObject({ status: 'ok' })
    }
    expect(ineligibility(config, jackpot, young, clock.now())).toBe('AGE')
    expect(ineligibility(config, jackpot, grown, clock.now())).toBeNull()
  })

  test('has no rewards, codes and offers of the casino', async () => {
    const who = await rewarded(platform, { dateOfBirth: bornAgo(20) })
    const reward = await give(platform, who.player)
    expect((await claim(platform, who, reward)).error).toMatchObject({ code: 'TOO_YOUNG' })
    expect((await redeem(platform, who, 'PEARLTEN')).error).toMatchObject({ code: 'TOO_YOUNG' })
    const { bonusOffers } = await view<{ bonusOffers: readonly object[] }>(
      platform,
      who,
      'bonusOffers { block isAvailable }'
    )
    expect(bonusOffers.length).toBeGreaterThan(0)
    for (const offer of bonusOffers)
      expect(offer).toEqual({ block: 'TOO_YOUNG', isAvailable: false })
  })

  test('finds the loyalty programme closed, until the birthday that opens the casino', async () => {
    const tomorrow = new Date(clock.now().getTime() + 86_400_000)
    const who = await known(platform, { dateOfBirth: bornAgo(21, 1) })
    expect(refusalOf(await joins(platform, who))).toBe('403 PLAYER_BLOCKED')
    const told = await view(platform, { token: who.accessToken }, 'isPlayerBlockedInGamanza')
    expect(told).toEqual({ isPlayerBlockedInGamanza: true })
    const news = until(platform, 'engagement.changed', who.player.id)
    await clock.move(new Date(`${tomorrow.toISOString().slice(0, 10)}T00:05:00Z`))
    await platform.ports.jobs.run('loyalty.retell')
    const { kysely } = platform.ports.db
    await news.is(async () => {
      const { is_blocked: isBlocked } = await kysely
        .selectFrom('engage_players')
        .select('is_blocked')
        .where('player_id', '=', who.player.id)
        .executeTakeFirstOrThrow()
      return !isBlocked
    })
  })
})

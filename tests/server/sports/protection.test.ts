import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'

import { DROPS } from '#config/raffles.ts'
import { joins, standingOf, tokenOf, until } from '#tests/server/engagement/support.ts'
import { excludeSelf, takeBreak } from '#tests/server/exclusion/support.ts'
import { move, playing, roundOf, sessionToken } from '#tests/server/games/support.ts'
import { optInTo, ticketsBy } from '#tests/server/raffle/support.ts'
import { view } from '#tests/server/rewards/support.ts'
import { limitStands } from '#tests/support/limits.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import {
  asBettor,
  BALANCED,
  betOn,
  bettor,
  type HandFeed,
  handClock,
  handFeed,
  won
} from './support.ts'

const clock = handClock()
let platform: TestPlatform
let feed: HandFeed

beforeAll(async () => {
  platform = await startPlatform({ clock })
  feed = handFeed(platform)
})
afterEach(async () => {
  expect(await platform.ports.ledger.reconcile()).toEqual(BALANCED)
})
afterAll(() => platform.close())

const HOME = won('1', 'x', '2')
const AWAY = won('2', '1', 'x')

const reprice = (event: string, price: number) =>
  feed.tell(feed.odds(event, { 'match-result': { '1': price } }))

describe('[R06] who keeps away from play', () => {
  test('bets no more, and has open bets run to their results and paid', async () => {
    const who = await bettor(platform)
    const event = await feed.match()
    const { id } = await who.placed(betOn([{ event }]))
    expect((await excludeSelf(platform, who)).error).toBeNull()
    expect(await who.refused(betOn([{ event }]))).toMatchObject({ code: 'ACCOUNT_BLOCKED' })
    expect(await who.cashOut({ betId: id, offered: '0.01' })).toMatchObject({
      error: { code: 'ACCOUNT_BLOCKED' }
    })
    await feed.settle(event, HOME)
    expect(await who.bet(id)).toMatchObject({ status: 'WIN', returned: '25.00' })
    expect(await who.cash()).toBe(11_500n)
  })

  test('has no bet cashed out by an order given before, and after a break it goes on', async () => {
    const who = await bettor(platform)
    const event = await feed.match()
    const { id } = await who.placed(betOn([{ event }]))
    await who.autoCashOut(id, '15.00')
    expect((await takeBreak(platform, who, 7)).error).toBeNull()
    await reprice(event, 1500)
    expect(await who.bet(id)).toMatchObject({
      status: 'ACCEPTED',
      cashOut: { autoAtLeast: '15.00' }
    })
    expect(await who.autoCashOut(id, '14.00')).toMatchObject({ error: { code: 'ACCOUNT_BLOCKED' } })
    await platform.ports.db.kysely
      .updateTable('players')
      .set({ timeout_ends_at: clock.now() })
      .where('id', '=', who.player.id)
      .execute()
    await reprice(event, 1501)
    expect(await who.bet(id)).toMatchObject({ status: 'CASHED_OUT' })
  })
})

test('[R24] a limit on all losses that bets on sports have used up logs the player out', async () => {
  const estonian = await startPlatform({ clock, env: { LOBBY_LICENCE: 'est' } })
  onTestFinished(estonian.close)
  const who = await bettor(estonian)
  const event = await handFeed(estonian).match()
  await limitStands(estonian, who.player.id, { kind: 'Loss', period: 'Day', value: 1000n })
  await who.placed(betOn([{ event }]))
  expect(await who.refused(betOn([{ event }]))).toMatchObject({
    code: 'LIMIT_REACHED',
    limit: { kind: 'Loss', left: '0.00' }
  })
  await expect(who.placeOne(betOn([{ event }]))).rejects.toThrow('AuthenticationFailure')
})

describe('the casino’s programmes', () => {
  test('[R26] have nothing of bets on sports: no experience, no tickets, no cashback', async () => {
    const signedIn = await playing(platform, { kycStatus: 'Done' })
    const { player } = signedIn
    const who = await asBettor(platform, signedIn)
    const known = { player, accessToken: who.token, token: await tokenOf(platform, who.token) }
    const news = until(platform, 'engagement.changed', player.id)
    await news.is(async () => (await joins(platform, known)).status === 200)
    await optInTo(platform, player, DROPS)
    const event = await feed.match()
    await who.placed(betOn([{ event }], { stake: '50.00' }))
    await feed.settle(event, AWAY)
    expect(await ticketsBy(platform, player)).toEqual({ hourly: 0, daily: 0, weekly: 0 })
    // What is told of a player comes in its order: with the round's experience the bet would have come.
    const { bet, win } = roundOf(await sessionToken(platform, signedIn), '10.00', '0')
    await move(platform, 'bet', bet)
    await move(platform, 'win', win)
    await news.is(async () => (await standingOf(platform, known)).xp > 0)
    expect((await standingOf(platform, known)).xp).toBe(1)
    const { cashback } = await view<{ cashback: { weeks: readonly object[] } }>(
      platform,
      who,
      'cashback { weeks { bet { amount } lost { amount } } }'
    )
    expect(cashback.weeks[0]).toEqual({ bet: { amount: '10.00' }, lost: { amount: '10.00' } })
  })
})

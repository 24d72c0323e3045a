import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'

import {
  betOn,
  bettor,
  type HandFeed,
  handClock,
  handFeed,
  won
} from '#tests/server/sports/support.ts'
import { eventOf, followFeed } from '#tests/server/sports-feed/support.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { until } from '#tests/support/socket-server.ts'
import { control } from './support.ts'

const clock = handClock()
let platform: TestPlatform
let feed: HandFeed

beforeAll(async () => {
  platform = await startPlatform({ clock })
  feed = handFeed(platform)
})
afterAll(() => platform.close())

const rule = (event: string, ruling: string, more: object = {}) =>
  control(platform, '/sportsbook/rulings', { event, ruling, ...more })

describe('a market that is ruled on by hand', () => {
  test('takes no bets while it is suspended, whatever its feed says, until it is let go', async () => {
    const who = await bettor(platform)
    const event = await feed.match()
    expect((await rule(event, 'suspend')).body).toMatchObject({ status: 'suspended' })
    await feed.tell(feed.odds(event, { 'match-result': { '1': 2400 } }))
    const bet = betOn([{ event, price: 2400 }])
    expect(await who.refused(bet)).toMatchObject({ code: 'MARKET_SUSPENDED' })
    expect((await rule(event, 'resume')).body).toMatchObject({ status: 'active' })
    expect((await who.placed(bet)).status).toBe('ACCEPTED')
  })

  test('is settled and voided for its bets as by the feed, and given back to the feed', async () => {
    const who = await bettor(platform)
    const event = await feed.match()
    const { id } = await who.placed(betOn([{ event }]))
    await rule(event, 'settle', { outcome: '1' })
    expect(await who.bet(id)).toMatchObject({ status: 'WIN', returned: '25.00' })
    await feed.settle(event, won('2', '1', 'x'))
    expect((await who.bet(id)).status).toBe('WIN')
    await rule(event, 'void')
    expect(await who.bet(id)).toMatchObject({ status: 'CANCELLED', returned: '10.00' })
    await rule(event, 'revive')
    await rule(event, 'reopen')
    expect(await who.bet(id)).toMatchObject({ status: 'LOSS', returned: '0.00' })
  })

  test('is one that there is, and won by an outcome of its own', async () => {
    const event = await feed.match()
    expect((await rule('nowhere', 'void')).body).toMatchObject({ status: null })
    expect(await rule(event, 'settle', { outcome: '3' })).toMatchObject({ status: 400 })
    expect(await rule(event, 'settle')).toMatchObject({ status: 400 })
  })
})

describe('the sportsbook of the console', () => {
  test('shows what each outcome may cost in euros, and the bets', async () => {
    const who = await bettor(platform)
    const event = await feed.match()
    const bet = await who.placed(betOn([{ event }]))
    const { body } = await control(platform, `/sportsbook?event=${event}`)
    expect(body).toMatchObject({
      outcomes: [
        { outcome: '1', price: '2.500', staked: '10.00', liability: '15.00', bets: 1 },
        { outcome: '2', staked: '0.00', liability: '0.00', bets: 0 },
        { outcome: 'x' }
      ],
      bets: [{ number: bet.number, playerId: who.player.id, stake: '10.00', status: 'ACCEPTED' }]
    })
    const events = await control(platform, '/sportsbook/events')
    expect(events.body['events']).toContainEqual(
      expect.objectContaining({ event, liability: '15.00', bets: 1 })
    )
    const page = await fetch(`${platform.url}/sandbox/sportsbook/?event=${event}`)
    const text = await page.text()
    expect(text).toContain(bet.number)
    expect(text).toContain('Ravnsund – Tallgrove')
  })

  test('gives a player a free bet', async () => {
    const who = await bettor(platform)
    const { body } = await control(platform, `/players/${who.player.id}/free-bets`, {
      amount: '10.00'
    })
    const event = await feed.match()
    const freeBet = String(body['freeBetId'])
    const bet = await who.placed(betOn([{ event }], { freeBet }))
    expect(bet).toMatchObject({ isFreeBet: true, status: 'ACCEPTED' })
    expect(await who.cash()).toBe(10_000n)
  })
})

describe('a match of the house’s own provider', () => {
  test('is not there to be played or steered where the house has another feed, or none', async () => {
    const none = { status: 409, body: { error: { code: 'NO_OWN_FEED' } } }
    expect(await control(platform, '/sportsbook/matches', {})).toMatchObject(none)
    const step = { event: 'match-1', step: 'suspend' }
    expect(await control(platform, '/sportsbook/matches/steps', step)).toMatchObject(none)
  })

  test('is played at once, stopped and released by whoever steers it', async () => {
    const house = await startPlatform({ env: { LOBBY_SPORTS_WORLD: '1' } })
    onTestFinished(house.close)
    expect(
      await control(house, '/sportsbook/matches', { competition: 'no-such-league' })
    ).toMatchObject({ status: 404, body: { error: { code: 'UNKNOWN_COMPETITION' } } })
    const { body } = await control(house, '/sportsbook/matches', { speed: 1 })
    const event = String(body['event'])
    const follower = followFeed(house.ports)
    const told = (kind: string) =>
      follower.heard.filter(message => message.kind === kind && eventOf(message) === event).length
    await until(() => told('odds') > 0)
    const steer = (step: string) => control(house, '/sportsbook/matches/steps', { event, step })
    const before = told('bet-stop')
    expect(await steer('suspend')).toMatchObject({ status: 200, body: { event } })
    await until(() => told('bet-stop') > before)
    const odds = told('odds')
    expect(await steer('resume')).toMatchObject({ status: 200 })
    await until(() => told('odds') > odds)
    expect(await steer('cheat')).toMatchObject({ status: 400 })
  })
})

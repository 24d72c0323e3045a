import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { bonusOf as bonusPurse } from '#tests/server/games/support.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import type { PlayerOptions } from '#tests/support/player.ts'
import {
  BALANCED,
  type Bettor,
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
const WHOLE = { Slots: 100, Table: 100, Live: 100, Sports: 100 }

/** Half of a stake counts; 10.00 of bonus money is to be wagered thirty times, 300.00. */
const underBonus = (options: PlayerOptions = {}) =>
  bettor(platform, {
    bonus: 1000n,
    bonusTerms: {
      maxBetHundredths: 100n,
      weights: { Slots: 100, Table: 10, Live: 0, Sports: 50 }
    },
    ...options
  })

const bonusOf = ({ player }: Bettor) =>
  platform.ports.db.kysely
    .selectFrom('bonuses')
    .select(['wagered', 'status'])
    .where('player_id', '=', player.id)
    .executeTakeFirstOrThrow()

/** What has been wagered, in minor units. */
const wageredOf = async (who: Bettor) => (await bonusOf(who)).wagered / 10_000n

describe('a bonus that gives sports no weight', () => {
  test('[L074] is not wagered by bets on sports, nor does its largest stake bind them', async () => {
    const who = await bettor(platform, { bonus: 1000n, bonusTerms: { maxBetHundredths: 25n } })
    const event = await feed.match()
    await who.placed(betOn([{ event }], { stake: '100.00' }))
    await feed.settle(event, AWAY)
    expect(await bonusOf(who)).toEqual({ wagered: 0n, status: 'Active' })
  })
})

describe('a bonus that gives sports a weight', () => {
  test('[L074] is wagered when a bet is settled, won or lost, not when it is placed', async () => {
    const who = await underBonus()
    const [first, second] = [await feed.match(), await feed.match()]
    await who.placed(betOn([{ event: first }], { stake: '20.00' }))
    await who.placed(betOn([{ event: second }], { stake: '10.00' }))
    expect(await wageredOf(who)).toBe(0n)
    await feed.settle(first, AWAY)
    expect(await wageredOf(who)).toBe(1000n)
    await feed.settle(second, HOME)
    expect(await wageredOf(who)).toBe(1500n)
  })

  test('binds a bet by its largest stake', async () => {
    const who = await underBonus()
    const event = await feed.match()
    expect(await who.refused(betOn([{ event }], { stake: '20.01' }))).toMatchObject({
      code: 'BONUS_STAKE_TOO_HIGH',
      amount: '20.00'
    })
  })

  test('[B11] gives none of its own money to a bet, whose win is real money', async () => {
    const who = await underBonus({ cash: 800n })
    const event = await feed.match()
    expect(await who.refused(betOn([{ event }]))).toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
    await who.placed(betOn([{ event }], { stake: '8.00' }))
    await feed.settle(event, HOME)
    expect(await who.cash()).toBe(2000n)
    expect(await bonusPurse(platform, who.player)).toBe(1000n)
  })

  test.each<[string, (event: string) => Promise<unknown>]>([
    ['is cancelled', event => feed.cancel(event)],
    ['is void by its result', event => feed.settle(event, [{ id: '1', result: 0, void: 2 }])]
  ])('counts nothing of a bet that %s', async (_how, happen) => {
    const who = await underBonus()
    const event = await feed.match()
    await who.placed(betOn([{ event }]))
    await happen(event)
    expect(await who.cash()).toBe(10_000n)
    expect(await wageredOf(who)).toBe(0n)
  })

  test('counts nothing of what was cashed out, and of the rest what is settled', async () => {
    const who = await underBonus()
    const [whole, part] = [await feed.match(), await feed.match()]
    const sold = await who.placed(betOn([{ event: whole }]))
    await who.cashOut({ betId: sold.id, offered: '0.01' })
    await feed.settle(whole, HOME)
    expect(await wageredOf(who)).toBe(0n)
    const kept = await who.placed(betOn([{ event: part }]))
    await who.cashOut({ betId: kept.id, stake: '4.00', offered: '0.01' })
    await feed.settle(part, HOME)
    expect(await wageredOf(who)).toBe(300n)
  })

  test('[S35] uncounts a settlement that is taken back, and counts the next one once', async () => {
    const who = await underBonus()
    const event = await feed.match()
    await who.placed(betOn([{ event }]))
    await feed.settle(event, HOME)
    await feed.rollback(event)
    expect(await wageredOf(who)).toBe(0n)
    await feed.settle(event, AWAY)
    await feed.settle(event, HOME)
    expect(await wageredOf(who)).toBe(500n)
    await feed.cancel(event)
    expect(await wageredOf(who)).toBe(0n)
  })

  test('[B06] is real money with the bet that completes it, of which no more counts than was left', async () => {
    const who = await underBonus({ bonusTerms: { factor: '0.5', weights: WHOLE } })
    const event = await feed.match()
    await who.placed(betOn([{ event }]))
    await feed.settle(event, AWAY)
    expect(await bonusOf(who)).toEqual({ wagered: 5_000_000n, status: 'Converted' })
    expect(await who.cash()).toBe(10_000n)
    await feed.rollback(event)
    expect(await bonusOf(who)).toEqual({ wagered: 5_000_000n, status: 'Converted' })
  })

  test('[B09] counts nothing once it is over, though the bet was placed before', async () => {
    const who = await underBonus({ bonusTerms: { days: 1, weights: WHOLE } })
    const event = await feed.match()
    await who.placed(betOn([{ event }]))
    clock.pass(86_400_000)
    await feed.settle(event, HOME)
    expect(await bonusOf(who)).toEqual({ wagered: 0n, status: 'Expired' })
  })
})

import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { giveFreeBet } from '#server/capabilities/sports/index.ts'
import type { SportsBetInput } from '#server/generated/main.ts'
import { limitStands } from '#tests/support/limits.ts'
import { PATIENT } from '#tests/support/patience.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import {
  BALANCED,
  type Bettor,
  betOn,
  bettor,
  type HandFeed,
  handClock,
  handFeed,
  IN_PLAY,
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

/** All that a bet touches, as text that is the same as long as nothing is touched. */
async function everything({ player }: Bettor): Promise<string> {
  const { kysely } = platform.ports.db
  const of = player.id
  const tables = await Promise.all([
    kysely.selectFrom('sport_bets').selectAll().where('player_id', '=', of).execute(),
    kysely.selectFrom('sport_bet_legs').selectAll().where('player_id', '=', of).execute(),
    kysely.selectFrom('sport_free_bets').selectAll().where('player_id', '=', of).execute(),
    kysely.selectFrom('play_days').selectAll().where('player_id', '=', of).execute(),
    kysely.selectFrom('bonuses').selectAll().where('player_id', '=', of).execute(),
    kysely.selectFrom('sport_exposures').selectAll().orderBy('event_id').execute(),
    platform.ports.ledger.balancesOf(kysely, of)
  ])
  return JSON.stringify(tables, (_key, value) => (typeof value === 'bigint' ? `${value}` : value))
}

/** Refuses a bet for what is said, and leaves everything as it was. */
async function isRefused(who: Bettor, bet: SportsBetInput, code: string, about: object = {}) {
  const before = await everything(who)
  expect(await who.refused(bet)).toMatchObject({ code, ...about })
  expect(await everything(who)).toBe(before)
}

describe('a bet is refused, and nothing is taken,', () => {
  test.each<[string, Partial<SportsBetInput>, string, object]>([
    ['[L117] of less than nothing', { stake: '-10' }, 'STAKE_BELOW_MIN', { amount: '0.10' }],
    ['of nothing', { stake: '0.00' }, 'STAKE_BELOW_MIN', { amount: '0.10' }],
    ['below the least', { stake: '0.09' }, 'STAKE_BELOW_MIN', { amount: '0.10' }],
    ['above the most', { stake: '5000.01' }, 'STAKE_ABOVE_MAX', { amount: '5000.00' }],
    ['of more than any currency has', { stake: '99999999999999999' }, 'STAKE_ABOVE_MAX', {}],
    ['off the step', { stake: '1.001' }, 'STAKE_OFF_STEP', {}],
    ['of what is no amount', { stake: '1e3' }, 'MALFORMED_REQUEST', {}],
    ['without a reference', { reference: '' }, 'MALFORMED_REQUEST', {}],
    ['with a reference like no other', { reference: 'a b' }, 'MALFORMED_REQUEST', {}],
    ['without legs', { legs: [] }, 'MALFORMED_REQUEST', {}],
    ['of a shape that does not fit', { shape: 'TRIXIE' }, 'MALFORMED_REQUEST', {}],
    ['as a system of nothing', { shape: 'SYSTEM' }, 'MALFORMED_REQUEST', {}],
    ['each way on a match', { eachWay: true }, 'MALFORMED_REQUEST', { leg: 0 }],
    ['with a free bet that is none', { freeBet: randomUUID() }, 'FREE_BET_NOT_VALID', {}]
  ])('%s', async (_what, about, code, told) => {
    const who = await bettor(platform)
    const event = await feed.match()
    await isRefused(who, betOn([{ event }], about), code, told)
  })

  test.each([
    ['an event', { event: 'nowhere-1' }],
    ['a market', { market: 'correct-score' }],
    ['a kind of market', { market: 'first-throw-in' }],
    ['an outcome', { outcome: '3' }]
  ])('on %s that is not there', async (_what, leg) => {
    const who = await bettor(platform)
    const event = await feed.match()
    await isRefused(who, betOn([{ event, ...leg }]), 'UNKNOWN_SELECTION', { leg: 0 })
  })

  test('on names that are none', async () => {
    const who = await bettor(platform)
    for (const leg of [{ event: '../x' }, { event: 'x', outcome: "1' or 1=1" }, { event: 'X' }])
      await isRefused(who, betOn([leg]), 'MALFORMED_REQUEST', { leg: 0 })
    await isRefused(who, betOn([{ event: 'x', price: 1000 }]), 'MALFORMED_REQUEST', { leg: 0 })
  })

  test('of more than twenty legs', async () => {
    const who = await bettor(platform)
    const legs = Array.from({ length: 21 }, (_, at) => ({ event: `match-${at}` }))
    await isRefused(who, betOn(legs), 'TOO_MANY_LEGS')
  })

  test('[L133] on two markets of one event', async () => {
    const who = await bettor(platform)
    const event = await feed.match()
    await feed.tell(feed.odds(event, { 'total|total=2.5': { over: 1900, under: 1900 } }))
    const total = { event, market: 'total|total=2.5', outcome: 'over', price: 1900 }
    await isRefused(who, betOn([{ event }, total]), 'SAME_EVENT_TWICE', { leg: 1 })
  })

  test('[L116] on a suspended market, though its price is the same', async () => {
    const who = await bettor(platform)
    const event = await feed.match()
    await feed.tell({ kind: 'bet-stop', event })
    await isRefused(who, betOn([{ event }]), 'MARKET_SUSPENDED', { leg: 0 })
    await feed.tell(feed.odds(event, { 'match-result': { '1': 2500 } }, { market: 'suspended' }))
    await isRefused(who, betOn([{ event }]), 'MARKET_SUSPENDED')
    await feed.tell(feed.odds(event, { 'match-result': { '1': 2500 } }))
    expect((await who.placed(betOn([{ event }]))).status).toBe('ACCEPTED')
  })

  test('[L120] after a bet stop on all active markets alone', async () => {
    const who = await bettor(platform)
    const event = await feed.match()
    await feed.tell(
      feed.odds(event, { 'half-result|period=1': { '1': 2500 } }, { market: 'inactive' }),
      { kind: 'bet-stop', event }
    )
    await isRefused(who, betOn([{ event }]), 'MARKET_SUSPENDED')
    await isRefused(who, betOn([{ event, market: 'half-result|period=1' }]), 'MARKET_CLOSED')
  })

  test('[L119] after the start, until the event is told to be in play', async () => {
    const who = await bettor(platform)
    const event = `match-${randomUUID()}`
    await feed.tell(
      feed.fixture(event, { startsAt: clock.now().getTime() + 1000 }),
      feed.odds(event, { 'match-result': { '1': 2500 } })
    )
    clock.pass(999)
    expect((await who.placed(betOn([{ event }]))).status).toBe('ACCEPTED')
    clock.pass(1)
    await isRefused(who, betOn([{ event }]), 'EVENT_STARTED', { leg: 0 })
  })

  test('[L132] on an event that is over', async () => {
    const who = await bettor(platform)
    const event = await feed.match()
    await feed.tell(feed.odds(event, { 'match-result': { '1': 2500 } }, { status: 'resulted' }))
    await isRefused(who, betOn([{ event }]), 'MARKET_CLOSED')
  })

  test('on a kind of market that is not for bets in play', async () => {
    const who = await bettor(platform)
    const event = await feed.liveMatch({ odd: 1900, even: 1900 }, 'odd-even')
    const leg = { event, market: 'odd-even', outcome: 'odd', price: 1900 }
    await isRefused(who, betOn([leg]), 'MARKET_CLOSED')
  })

  test('while the feed has been silent for half a minute', async () => {
    const who = await bettor(platform)
    const event = await feed.match()
    clock.pass(30_001)
    await isRefused(who, betOn([{ event }]), 'MARKET_SUSPENDED')
    await feed.alive()
    expect((await who.placed(betOn([{ event }]))).status).toBe('ACCEPTED')
  })

  test('by a player without enough money', async () => {
    const who = await bettor(platform, { cash: 999n })
    const event = await feed.match()
    await isRefused(who, betOn([{ event }]), 'INSUFFICIENT_FUNDS')
  })

  test('[L074] by a player whose money is a bonus’s, which is not staked on sports', async () => {
    const who = await bettor(platform, { cash: 999n, bonus: 100_000n })
    const event = await feed.match()
    await isRefused(who, betOn([{ event }]), 'INSUFFICIENT_FUNDS')
  })

  test('that could pay more than the house ever pays', async () => {
    const who = await bettor(platform, { cash: 1_000_000n })
    const event = await feed.match({ '1': 500_000 })
    const bet = betOn([{ event, price: 500_000 }], { stake: '501.00' })
    await isRefused(who, bet, 'STAKE_ABOVE_MAX', { amount: '501.00' })
  })

  test('that would cost the house more by an outcome than its limit', async () => {
    const who = await bettor(platform, { cash: 1_000_000n })
    const event = await feed.match({ '1': 26_000 })
    expect((await who.placed(betOn([{ event, price: 26_000 }], { stake: '1000.00' }))).status).toBe(
      'ACCEPTED'
    )
    const bet = betOn([{ event, price: 26_000 }], { stake: '1000.01' })
    await isRefused(who, bet, 'LIABILITY_LIMIT_EXCEEDED', { leg: 0, amount: '1000.00' })
  })

  test('by somebody who is excluded, on a break, or whose account is closed', async () => {
    const event = await feed.match()
    const day = new Date(clock.now().getTime() + 86_400_000)
    for (const standing of [
      { exclusion_ends_at: day },
      { timeout_ends_at: day },
      { account_status: 'Closed' as const }
    ]) {
      const who = await bettor(platform)
      await platform.ports.db.kysely
        .updateTable('players')
        .set(standing)
        .where('id', '=', who.player.id)
        .execute()
      await isRefused(who, betOn([{ event }]), 'ACCOUNT_BLOCKED')
    }
  })

  test('by somebody whose papers are overdue', async () => {
    const who = await bettor(platform)
    const event = await feed.match()
    await platform.ports.db.kysely
      .updateTable('players')
      .set({ kyc_status: 'Required', kyc_deadline: clock.now() })
      .where('id', '=', who.player.id)
      .execute()
    await isRefused(who, betOn([{ event }]), 'VERIFICATION_REQUIRED')
  })
})

describe('prices', () => {
  test.each([
    ['S24', 2000, 2100, 'NONE', 'PRICE_CHANGED'],
    ['S24', 2000, 2100, 'BETTER', 2100],
    ['S24', 2000, 2100, 'ALL', 2100],
    ['S25] [L128', 2000, 1900, 'NONE', 'PRICE_ABOVE_MARKET'],
    ['S25', 2000, 1900, 'BETTER', 'PRICE_ABOVE_MARKET'],
    ['S25', 2000, 1900, 'ALL', 1900],
    ['S26', 1650, 1652, 'BETTER', 1652]
  ] as const)('[%s] asked %i, now %i, with %s', async (_case, asked, now, acceptance, told) => {
    const who = await bettor(platform)
    const event = await feed.match({ '1': now })
    const bet = betOn([{ event, price: asked }], { acceptance })
    if (typeof told === 'string') await isRefused(who, bet, told, { leg: 0, price: now })
    else expect((await who.placed(bet)).legs[0]?.price).toBe(told)
  })
})

describe('a reference', () => {
  test('answers as before when it asks for the same again, and takes nothing', async () => {
    const who = await bettor(platform)
    const event = await feed.match()
    const bet = betOn([{ event }])
    const first = await who.placed(bet)
    await feed.tell(feed.odds(event, { 'match-result': { '1': 1800 } }))
    const { id, number } = await who.placed(bet)
    expect({ id, number }).toEqual({ id: first.id, number: first.number })
    expect(await who.cash()).toBe(9000n)
  })

  test('is refused for another bet, and is another for another player', async () => {
    const [who, other] = [await bettor(platform), await bettor(platform)]
    const event = await feed.match()
    const bet = betOn([{ event }])
    await who.placed(bet)
    await isRefused(who, { ...bet, stake: '20.00' }, 'REFERENCE_USED')
    const foreign = await other.placed({ ...bet, stake: '20.00' })
    expect(foreign.stake).toBe('20.00')
  })

  test('[S35] asked for three times at once is one bet', async () => {
    const who = await bettor(platform)
    const event = await feed.match()
    const bet = betOn([{ event }])
    const answers = await Promise.all([who.placed(bet), who.placed(bet), who.placed(bet)])
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(await who.cash()).toBe(9000n)
  })
})

describe('several bets', () => {
  test('are placed each by itself, in their order', async () => {
    const who = await bettor(platform, { cash: 1500n })
    const event = await feed.match()
    const answers = await who.place(
      betOn([{ event }]),
      betOn([{ event }]),
      betOn([{ event }], { stake: '5.00' })
    )
    expect(answers.map(({ ok, error }) => ok?.status ?? error?.code)).toEqual([
      'ACCEPTED',
      'INSUFFICIENT_FUNDS',
      'ACCEPTED'
    ])
    expect(await who.cash()).toBe(0n)
  })
})

describe('a free bet', () => {
  async function given(who: Bettor, about: { amount?: bigint; days?: number } = {}) {
    const { amount = 1000n, days = 7 } = about
    const id = randomUUID()
    const now = clock.now()
    await giveFreeBet(platform.ports.db.kysely, {
      id,
      playerId: who.player.id,
      currency: 'EUR',
      amount,
      key: id,
      now,
      expiresAt: new Date(now.getTime() + days * 86_400_000)
    })
    return id
  }

  test('costs the player nothing, and pays what is won without its stake', async () => {
    const who = await bettor(platform)
    const event = await feed.match()
    const freeBet = await given(who)
    const bet = await who.placed(betOn([{ event }], { freeBet }))
    expect(bet).toMatchObject({ isFreeBet: true, possibleReturn: '15.00' })
    expect(await who.cash()).toBe(10_000n)
    await feed.settle(event, won('1', 'x', '2'))
    expect(await who.bet(bet.id)).toMatchObject({ status: 'WIN', returned: '15.00' })
    expect(await who.cash()).toBe(11_500n)
    const { viewer } = await who.query<{ viewer: { sportsFreeBets: readonly unknown[] } }>(
      '{ viewer { sportsFreeBets { id } } }'
    )
    expect(viewer.sportsFreeBets).toEqual([])
  })

  test('is the player’s own, for its whole amount, once, in time, and never cashed out', async () => {
    const [who, other] = [await bettor(platform), await bettor(platform)]
    const event = await feed.match()
    const freeBet = await given(who)
    const over = await given(who, { days: -1 })
    await isRefused(other, betOn([{ event }], { freeBet }), 'FREE_BET_NOT_VALID')
    await isRefused(who, betOn([{ event }], { freeBet, stake: '9.00' }), 'FREE_BET_NOT_VALID')
    await isRefused(who, betOn([{ event }], { freeBet: over }), 'FREE_BET_NOT_VALID')
    const { id } = await who.placed(betOn([{ event }], { freeBet }))
    await isRefused(who, betOn([{ event }], { freeBet }), 'FREE_BET_NOT_VALID')
    expect((await who.bet(id)).cashOut.state).toBe('NOT_OFFERED')
  })
})

describe('a limit of the player', () => {
  test('on losses refuses a bet that does not fit, and says what does', async () => {
    const who = await bettor(platform)
    const event = await feed.match()
    await limitStands(platform, who.player.id, { kind: 'Loss', period: 'Day', value: 1500n })
    await who.placed(betOn([{ event }]))
    expect(await who.refused(betOn([{ event }]))).toMatchObject({
      code: 'LIMIT_REACHED',
      limit: { kind: 'Loss', period: 'Day', game: null, left: '5.00' }
    })
    expect(await who.cash()).toBe(9000n)
    await feed.settle(event, won('1', 'x', '2'))
    const next = await feed.match()
    expect((await who.placed(betOn([{ event: next }], { stake: '30.00' }))).status).toBe('ACCEPTED')
  })

  test('on stakes counts bets in play while they wait, and no longer when they are refused', async () => {
    const who = await bettor(platform)
    await limitStands(platform, who.player.id, { kind: 'Wager', period: 'Day', value: 1500n })
    const event = await feed.liveMatch()
    await who.placed(betOn([{ event }]))
    expect(await who.refused(betOn([{ event }]))).toMatchObject({ code: 'LIMIT_REACHED' })
    await feed.tell(feed.odds(event, { 'match-result': { '1': 1500 } }, IN_PLAY))
    clock.pass(5000)
    await platform.ports.bus.publish({
      kind: 'clock.moved',
      subject: 'clock',
      version: 1,
      at: clock.now().toISOString(),
      data: {}
    })
    await expect
      .poll(async () => (await who.placeOne(betOn([{ event, price: 1500 }]))).ok?.status, PATIENT)
      .toBe('PENDING_ACCEPTANCE')
  })
})

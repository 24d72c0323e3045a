import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { BALANCED, betOn, bettor, type HandFeed, handClock, handFeed, won } from './support.ts'

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

const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at))

describe('fifty bets at once', () => {
  test('of one wallet never take more than it holds', async () => {
    const who = await bettor(platform, { cash: 10_500n })
    const event = await feed.match()
    const answers = await Promise.all(times(50, () => who.placeOne(betOn([{ event }]))))
    const taken = answers.filter(({ ok }) => ok !== null)
    expect(taken.length).toBe(10)
    expect(await who.cash()).toBe(500n)
    expect(answers.filter(({ error }) => error?.code === 'INSUFFICIENT_FUNDS').length).toBe(40)
  })

  test('of many players on one outcome never cost the house more than its limit', async () => {
    const event = await feed.match({ '1': 11_000 })
    const selection = { event_id: event, market: 'match-result', outcome: '1' }
    await platform.ports.db.kysely
      .insertInto('sport_exposures')
      .values({ ...selection, liability: 0n, staked: 0n, bets: 0, own_limit: 100_000n })
      .execute()
    const players = await Promise.all(times(10, () => bettor(platform, { cash: 100_000n })))
    const answers = await Promise.all(
      times(50, at => players[at % 10]?.placeOne(betOn([{ event, price: 11_000 }])))
    )
    // Each costs 100.00 above its stake.
    expect(answers.filter(answer => answer?.ok).length).toBe(10)
    const codes = new Set(answers.flatMap(answer => answer?.error?.code ?? []))
    expect([...codes]).toEqual(['LIABILITY_LIMIT_EXCEEDED'])
    const exposure = await platform.ports.db.kysely
      .selectFrom('sport_exposures')
      .select(['liability', 'staked', 'bets'])
      .where('event_id', '=', event)
      .executeTakeFirstOrThrow()
    expect(exposure).toEqual({ liability: 100_000n, staked: 10_000n, bets: 10 })
    const spent = await Promise.all(players.map(async ({ cash }) => 100_000n - (await cash())))
    expect(spent.reduce((sum, each) => sum + each, 0n)).toBe(10_000n)
  })
})

describe('a price that changes while bets are placed', () => {
  test('is never paid to one that was placed after it, nor the new one to one that was placed before', async () => {
    const who = await bettor(platform, { cash: 1_000_000n })
    const event = await feed.match({ '1': 2000 })
    for (const price of times(15, at => 2001 + at)) {
      const bets = times(4, () => who.placeOne(betOn([{ event, price }], { acceptance: 'ALL' })))
      const odds = feed.odds(event, { 'match-result': { '1': price } })
      const [told] = await Promise.all([feed.tell(odds), ...bets])
      expect(told.length).toBe(1)
      for (const { ok } of await Promise.all(bets))
        expect([price - 1, price]).toContain(ok?.legs[0]?.price)
      const { ok } = await who.placeOne(betOn([{ event, price }]))
      expect(ok?.legs[0]?.price).toBe(price)
    }
  })
})

describe('bets that are placed while their market is settled', () => {
  test('are taken and settled, or refused: none is left open', async () => {
    const who = await bettor(platform, { cash: 1_000_000n })
    for (const round of times(8, at => at)) {
      const event = await feed.match()
      const bets = times(6, () => who.placeOne(betOn([{ event }])))
      const [, ...answers] = await Promise.all([feed.settle(event, won('1', 'x', '2')), ...bets])
      for (const { ok, error } of answers) {
        if (error) expect(error.code, `round ${round}`).toBe('MARKET_CLOSED')
        else expect((await who.bet(ok?.id ?? '')).status, `round ${round}`).toBe('WIN')
      }
    }
  })

  test('and by two processes at once are paid once', async () => {
    const second = await bettor(platform, { cash: 1_000_000n })
    const event = await feed.match()
    const bets = await Promise.all(times(30, () => second.placed(betOn([{ event }]))))
    const before = await second.cash()
    const settlement = feed.numbered({
      kind: 'settlement',
      event,
      markets: [{ market: 'match-result', outcomes: won('1', 'x', '2') }]
    })
    await Promise.all([feed.take([settlement]), feed.take([settlement]), feed.take([settlement])])
    expect(await second.cash()).toBe(before + 2500n * BigInt(bets.length))
  })
})

import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import type { FeedMessage, FeedSettled } from '#contract/wire/sports-feed.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
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
const AWAY = won('2', 'x', '1')

const one = (id: string, about: Partial<FeedSettled['outcomes'][number]>) => [
  { id, result: 0 as const, void: 0 as const, ...about }
]

/** A single on an outcome, settled so; what comes back of its stake. */
async function single(
  { stake, price, about }: { stake: string; price: number; about: object },
  market = 'match-result'
) {
  const who = await bettor(platform, { cash: 100_000n })
  const outcome = market === 'match-result' ? '1' : 'over'
  const event = await feed.match({ [outcome]: price }, market)
  const bet = await who.placed(betOn([{ event, market, outcome, price }], { stake }))
  await feed.settle(event, one(outcome, about), market)
  return (await who.bet(bet.id)) as { status: string; returned: string }
}

/** Spends all that a player has but so many minor units. */
async function spend({ player, cash }: Bettor, left = 0n): Promise<void> {
  const amount = (await cash()) - left
  const postings = [
    { from: `player:${player.id}:cash`, to: 'world', asset: 'EUR/2', amount }
  ] as const
  await platform.ports.db.transaction(tx =>
    platform.ports.ledger.post(tx, { key: `spent:${player.id}:${amount}`, postings })
  )
}

describe('a single', () => {
  test.each([
    ['S01', 'won', { result: 1 }, '10.00', 2500, 'WIN', '25.00'],
    ['S01', 'lost', { result: 0 }, '10.00', 2500, 'LOSS', '0.00'],
    ['S01] [L122', 'void', { void: 2 }, '10.00', 2500, 'PUSH', '10.00'],
    ['S11', 'half won', { result: 1, void: 1 }, '20.00', 1950, 'HALF_WIN', '29.50'],
    ['S13', 'half lost', { result: 0, void: 1 }, '10.00', 2040, 'HALF_LOSS', '5.00'],
    [
      'S17',
      'a dead heat of two',
      { result: 1, deadHeat: { places: 1, tied: 2 } },
      '50.00',
      2500,
      'PARTIAL',
      '62.50'
    ],
    [
      'S19',
      'a dead heat of three',
      { result: 1, deadHeat: { places: 1, tied: 3 } },
      '100.00',
      5000,
      'PARTIAL',
      '166.66'
    ],
    ['S22', 'won, rounded down', { result: 1 }, '5.55', 1870, 'WIN', '10.37'],
    ['S23', 'won for a price no float holds', { result: 1 }, '0.30', 1900, 'WIN', '0.57']
  ])('[%s] that is %s', async (_case, _what, about, stake, price, status, returned) => {
    expect(await single({ stake, price, about })).toMatchObject({ status, returned, owed: '0.00' })
  })

  test('[S13] on over 2.75 goals with three of them is half won and half back', async () => {
    const about = { result: 1, void: 1 }
    expect(await single({ stake: '10.00', price: 2040, about }, 'total|total=2.75')).toMatchObject({
      status: 'HALF_WIN',
      returned: '15.20'
    })
  })
})

describe('a bet of several lines', () => {
  test('[L122] pays a treble with a void leg as a double', async () => {
    const who = await bettor(platform)
    const events = [
      await feed.match({ '1': 1850 }),
      await feed.match({ '1': 2100 }),
      await feed.match({ '1': 1330 })
    ]
    const legs = events.map((event, at) => ({ event, price: [1850, 2100, 1330][at] ?? 0 }))
    const bet = await who.placed(betOn(legs, { stake: '5.00' }))
    expect(bet.possibleReturn).toBe('25.83')
    const [first = '', second = '', third = ''] = events
    await feed.settle(first, one('1', { result: 1 }))
    await feed.settle(second, one('1', { void: 2 }))
    expect(await who.bet(bet.id)).toMatchObject({ status: 'ACCEPTED', possibleReturn: '12.30' })
    await feed.settle(third, one('1', { result: 1 }))
    expect(await who.bet(bet.id)).toMatchObject({ status: 'WIN', returned: '12.30' })
    expect(await who.cash()).toBe(10_000n - 500n + 1230n)
  })

  test('[S05] [L127] pays the doubles of a system of two from three that came in', async () => {
    const who = await bettor(platform)
    const prices = [2000, 1800, 3000]
    const events = await Promise.all(prices.map(price => feed.match({ '1': price })))
    const legs = events.map((event, at) => ({ event, price: prices[at] ?? 0 }))
    const bet = await who.placed(betOn(legs, { shape: 'SYSTEM', of: 2 }))
    expect(bet).toMatchObject({ stake: '30.00', lines: 3, possibleReturn: '150.00' })
    const [first = '', second = '', third = ''] = events
    await feed.settle(first, one('1', { result: 1 }))
    await feed.settle(second, one('1', { result: 1 }))
    expect(await who.bet(bet.id)).toMatchObject({ status: 'ACCEPTED', returned: '0.00' })
    await feed.settle(third, one('1', { result: 0 }))
    expect(await who.bet(bet.id)).toMatchObject({ status: 'WIN', returned: '36.00' })
    expect(await who.cash()).toBe(10_000n - 3000n + 3600n)
  })

  test('is lost at once when a leg of a combo is, and open again when that is taken back', async () => {
    const who = await bettor(platform)
    const [first, second] = [await feed.match(), await feed.match()]
    const bet = await who.placed(betOn([{ event: first }, { event: second }]))
    await feed.settle(first, AWAY)
    expect(await who.bet(bet.id)).toMatchObject({ status: 'LOSS', possibleReturn: '0.00' })
    await feed.rollback(first)
    expect(await who.bet(bet.id)).toMatchObject({ status: 'ACCEPTED', settledAt: null })
    await feed.settle(first, HOME)
    await feed.settle(second, HOME)
    expect(await who.bet(bet.id)).toMatchObject({ status: 'WIN', returned: '62.50' })
  })

  test.each([
    ['wins', { result: 1, placed: 1 }, 'WIN', '530.00'],
    ['is placed', { result: 0, placed: 1 }, 'PARTIAL', '155.00'],
    ['is neither', { result: 0, placed: 0 }, 'LOSS', '0.00']
  ] as const)('[S21] [L123] each way, whose rider %s', async (_what, about, status, returned) => {
    const who = await bettor(platform, { cash: 100_000n })
    const event = `race-${crypto.randomUUID()}`
    const sides = ['ylva', 'signe', 'maren'].map(id => ({ id, name: id }))
    await feed.tell(
      feed.fixture(event, { sides, sport: 'biathlon', eachWay: { places: 3, part: 5 } }),
      feed.odds(event, { winner: { ylva: 3750 } })
    )
    const leg = { event, market: 'winner', outcome: 'ylva', price: 3750 }
    const bet = await who.placed(betOn([leg], { eachWay: true, stake: '100.00' }))
    expect(bet).toMatchObject({ stake: '200.00', lines: 2, possibleReturn: '530.00' })
    await feed.settle(event, one('ylva', about), 'winner')
    expect(await who.bet(bet.id)).toMatchObject({ status, returned })
  })
})

describe('a settlement that is taken back', () => {
  test('[S35] gives back what was won, and ends as if the bet had been lost', async () => {
    const who = await bettor(platform)
    const event = await feed.match()
    const bet = await who.placed(betOn([{ event }]))
    await feed.settle(event, HOME)
    expect(await who.cash()).toBe(11_500n)
    await feed.rollback(event)
    expect(await who.cash()).toBe(9000n)
    expect(await who.bet(bet.id)).toMatchObject({ status: 'ACCEPTED', returned: '0.00' })
    await feed.settle(event, AWAY)
    expect(await who.cash()).toBe(9000n)
    expect(await who.bet(bet.id)).toMatchObject({ status: 'LOSS', owed: '0.00' })
  })

  test('[S35] takes what is there of money that was spent, and the rest from later returns', async () => {
    const who = await bettor(platform)
    const [first, second] = [await feed.match(), await feed.match()]
    const spent = await who.placed(betOn([{ event: first }]))
    const later = await who.placed(betOn([{ event: second }]))
    await feed.settle(first, HOME)
    await spend(who, 300n)
    await feed.rollback(first)
    expect(await who.cash()).toBe(0n)
    expect(await who.bet(spent.id)).toMatchObject({ returned: '22.00', owed: '22.00' })
    await feed.settle(second, HOME)
    expect(await who.cash()).toBe(300n)
    expect(await who.bet(spent.id)).toMatchObject({ returned: '0.00', owed: '0.00' })
    expect(await who.bet(later.id)).toMatchObject({ status: 'WIN', returned: '25.00' })
    await feed.settle(first, HOME)
    expect(await who.cash()).toBe(2800n)
  })

  test('is owed by nothing but bets: a game’s win or a deposit is the player’s', async () => {
    const who = await bettor(platform)
    const event = await feed.match()
    const bet = await who.placed(betOn([{ event }]))
    await feed.settle(event, HOME)
    await spend(who)
    await feed.rollback(event)
    await platform.ports.db.transaction(tx =>
      platform.ports.ledger.post(tx, {
        key: `paid-in:${who.player.id}`,
        postings: [
          { from: 'world', to: `player:${who.player.id}:cash`, asset: 'EUR/2', amount: 5000n }
        ]
      })
    )
    expect(await who.cash()).toBe(5000n)
    // What was paid too much is right again once the bet has won after all.
    await feed.settle(event, HOME)
    expect(await who.cash()).toBe(5000n)
    expect(await who.bet(bet.id)).toMatchObject({ status: 'WIN', returned: '25.00', owed: '0.00' })
  })
})

describe('a cancellation', () => {
  test('gives every stake back, whatever the result is, until it is taken back', async () => {
    const who = await bettor(platform)
    const event = await feed.match()
    const bet = await who.placed(betOn([{ event }]))
    await feed.settle(event, AWAY)
    await feed.cancel(event)
    expect(await who.bet(bet.id)).toMatchObject({ status: 'CANCELLED', returned: '10.00' })
    await feed.tell({ kind: 'cancel-rollback', event, markets: ['match-result'] })
    expect(await who.bet(bet.id)).toMatchObject({ status: 'LOSS', returned: '0.00' })
    expect(await who.cash()).toBe(9000n)
  })

  test('of a time voids the bets that were placed in it: at its first millisecond, not at its last', async () => {
    const who = await bettor(platform)
    const event = await feed.match()
    const from = clock.now().getTime() + 1000
    const place = () => who.placed(betOn([{ event }]))
    const bets = [await place()]
    for (const step of [1000, 999, 1]) {
      clock.pass(step)
      bets.push(await place())
    }
    await feed.cancel(event, { from, until: from + 1000 })
    await feed.settle(event, HOME)
    const statuses = await Promise.all(bets.map(async ({ id }) => (await who.bet(id)).status))
    expect(statuses).toEqual(['WIN', 'CANCELLED', 'CANCELLED', 'WIN'])
  })
})

describe('what the house rules by hand', () => {
  test('stands over the feed, whatever the feed says later, until it is taken back', async () => {
    const who = await bettor(platform)
    const event = await feed.match()
    const bet = await who.placed(betOn([{ event }]))
    const at = clock.now().getTime()
    const market = 'match-result'
    const common = { at, event } as const
    await feed.take(
      [{ ...common, no: 1, kind: 'settlement', markets: [{ market, outcomes: HOME }] }],
      'house'
    )
    await feed.settle(event, AWAY)
    expect(await who.bet(bet.id)).toMatchObject({ status: 'WIN', returned: '25.00' })
    await feed.take([{ ...common, no: 2, kind: 'settlement-rollback', markets: [market] }], 'house')
    expect(await who.bet(bet.id)).toMatchObject({ status: 'LOSS', returned: '0.00' })
  })
})

describe('messages of results', () => {
  const RESULTS = [HOME, AWAY, [{ id: '1', result: 0 as const, void: 2 as const }]]

  const story = fc.array(
    fc.oneof(
      fc.constantFrom(...RESULTS).map(outcomes => ({ kind: 'settlement' as const, outcomes })),
      fc.constantFrom(
        { kind: 'settlement-rollback' as const },
        { kind: 'cancel' as const },
        { kind: 'cancel-rollback' as const }
      )
    ),
    { minLength: 1, maxLength: 6 }
  )

  function told(event: string, body: { kind: string; outcomes?: unknown }): FeedMessage {
    const markets =
      body.kind === 'settlement'
        ? [{ market: 'match-result', outcomes: body.outcomes }]
        : ['match-result']
    const window = body.kind === 'cancel' ? { from: null, until: null } : {}
    return feed.numbered({ kind: body.kind, event, markets, ...window } as never)
  }

  test('end the same in any order, however often each of them comes', async () => {
    const who = await bettor(platform, { cash: 10_000_000n })
    const shuffled = story.chain(bodies =>
      fc.record({
        bodies: fc.constant(bodies),
        order: fc.shuffledSubarray(
          bodies.flatMap((_, at) => [at, at]),
          { minLength: bodies.length * 2, maxLength: bodies.length * 2 }
        )
      })
    )
    await fc.assert(
      fc.asyncProperty(shuffled, async ({ bodies, order }) => {
        const [told1, told2] = [await feed.match(), await feed.match()]
        const [first, second] = [
          await who.placed(betOn([{ event: told1 }])),
          await who.placed(betOn([{ event: told2 }]))
        ]
        for (const body of bodies) await feed.take([told(told1, body)])
        const numbered = bodies.map(body => told(told2, body))
        const jumbled = order.map(at => numbered[at]).filter(message => message !== undefined)
        for (const message of jumbled) await feed.take([message])
        const { status, returned, owed } = await who.bet(first.id)
        expect(await who.bet(second.id)).toMatchObject({ status, returned, owed })
      }),
      { numRuns: 25 }
    )
    const { staked, paid } = await platform.ports.db.kysely
      .selectFrom('sport_bets')
      .select(({ fn }) => [fn.sum<string>('stake').as('staked'), fn.sum<string>('paid').as('paid')])
      .where('player_id', '=', who.player.id)
      .executeTakeFirstOrThrow()
    expect(await who.cash()).toBe(10_000_000n - BigInt(staked) + BigInt(paid))
  })

  test('of a market that nobody bet on, or of an event that is not known yet, wait for it', async () => {
    const who = await bettor(platform)
    const event = `late-${crypto.randomUUID()}`
    await feed.tell(feed.odds(event, { 'match-result': { '1': 2500 } }))
    expect(await who.refused(betOn([{ event }]))).toMatchObject({ code: 'UNKNOWN_SELECTION' })
    await feed.tell(feed.fixture(event))
    expect((await who.placed(betOn([{ event }]))).status).toBe('ACCEPTED')
  })

  test('leave a market that is settled closed, whatever prices come later', async () => {
    const who = await bettor(platform)
    const event = await feed.match()
    await feed.settle(event, HOME)
    await feed.tell(feed.odds(event, { 'match-result': { '1': 9000 } }))
    expect(await who.refused(betOn([{ event, price: 9000 }]))).toMatchObject({
      code: 'MARKET_CLOSED'
    })
    const later = await feed.match({ '1': 2500 }, 'draw-no-bet')
    await feed.settle(later, HOME)
    await feed.tell(feed.odds(later, { 'match-result': { '1': 2500 } }))
    expect(await who.refused(betOn([{ event: later }])), '[L132]').toMatchObject({
      code: 'MARKET_CLOSED'
    })
  })
})

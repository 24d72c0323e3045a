import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'

import { assetOf } from '#rules/money.ts'
import { decidePending } from '#server/capabilities/sports/pending.ts'
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

vi.mock('#server/jobs/errand.ts', () => import('#tests/support/no-errands.ts'))

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

const reprice = (event: string, price: number) =>
  feed.tell(feed.odds(event, { 'match-result': { '1': price } }, IN_PLAY))

const heldOf = ({ player }: Bettor) =>
  platform.ports.ledger.balanceOf(
    platform.ports.db.kysely,
    `player:${player.id}:held`,
    assetOf(player.currency)
  )

const exposureOf = (event: string) =>
  platform.ports.db.kysely
    .selectFrom('sport_exposures')
    .select(['liability', 'staked', 'bets'])
    .where('event_id', '=', event)
    .executeTakeFirst()

describe('[L121] a bet in play', () => {
  test('waits with its stake held once, and is accepted after its time, not before', async () => {
    const who = await bettor(platform)
    const event = await feed.liveMatch()
    const bet = await who.placed(betOn([{ event }]))
    expect(bet).toMatchObject({
      status: 'PENDING_ACCEPTANCE',
      pendingUntil: new Date(clock.now().getTime() + 5000).toISOString(),
      legs: [{ scoreAtPlacement: '1:0', isLive: true }]
    })
    expect([await who.cash(), await heldOf(who)]).toEqual([9000n, 1000n])
    clock.pass(4999)
    await decidePending(platform.ports)
    expect((await who.bet(bet.id)).status).toBe('PENDING_ACCEPTANCE')
    clock.pass(1)
    await Promise.all([decidePending(platform.ports), decidePending(platform.ports)])
    expect(await who.bet(bet.id)).toMatchObject({ status: 'ACCEPTED', pendingUntil: null })
    expect([await who.cash(), await heldOf(who)]).toEqual([9000n, 0n])
    await feed.settle(event, won('1', 'x', '2'))
    expect(await who.cash()).toBe(11_500n)
  })

  test.each<[string, (event: string) => Promise<unknown>, object]>([
    [
      'its price has fallen',
      event => reprice(event, 2000),
      { code: 'PRICE_ABOVE_MARKET', price: 2000 }
    ],
    [
      'its price has risen unasked',
      event => reprice(event, 3000),
      { code: 'PRICE_CHANGED', price: 3000 }
    ],
    [
      'it was stopped',
      event => feed.tell({ kind: 'bet-stop', event }),
      { code: 'MARKET_SUSPENDED' }
    ],
    ['it was settled', event => feed.settle(event, won('1', 'x')), { code: 'MARKET_CLOSED' }],
    [
      'its time was cancelled',
      event => feed.cancel(event, { until: clock.now().getTime() + 1000 }),
      { code: 'MARKET_CLOSED' }
    ]
  ])('is refused and its stake given back when %s', async (_why, happen, refusal) => {
    const who = await bettor(platform)
    const event = await feed.liveMatch()
    const bet = await who.placed(betOn([{ event }]))
    await happen(event)
    clock.pass(5000)
    await decidePending(platform.ports)
    expect(await who.bet(bet.id)).toMatchObject({
      status: 'REFUSED',
      refusal: { leg: 0, ...refusal }
    })
    expect([await who.cash(), await heldOf(who)]).toEqual([10_000n, 0n])
    expect(await exposureOf(event)).toEqual({ liability: 0n, staked: 0n, bets: 0 })
    const [day] = await platform.ports.db.kysely
      .selectFrom('play_days')
      .select(['staked', 'wagered', 'rounds'])
      .where('player_id', '=', who.player.id)
      .execute()
    expect(day).toEqual({ staked: 0n, wagered: 0n, rounds: 0 })
  })

  test('is taken at the price that stands then, where its player takes what there is', async () => {
    const who = await bettor(platform)
    const event = await feed.liveMatch()
    const better = await who.placed(betOn([{ event }], { acceptance: 'BETTER' }))
    const all = await who.placed(betOn([{ event }], { acceptance: 'ALL' }))
    await reprice(event, 3000)
    clock.pass(5000)
    await decidePending(platform.ports)
    for (const { id } of [better, all])
      expect(await who.bet(id)).toMatchObject({ status: 'ACCEPTED', possibleReturn: '30.00' })
    expect(await exposureOf(event)).toMatchObject({ liability: 4000n })
  })

  test('is refused for somebody who was excluded meanwhile', async () => {
    const who = await bettor(platform)
    const event = await feed.liveMatch()
    const bet = await who.placed(betOn([{ event }]))
    await platform.ports.db.kysely
      .updateTable('players')
      .set({ exclusion_ends_at: new Date(clock.now().getTime() + 86_400_000) })
      .where('id', '=', who.player.id)
      .execute()
    clock.pass(5000)
    await decidePending(platform.ports)
    expect(await who.bet(bet.id)).toMatchObject({
      status: 'REFUSED',
      refusal: { code: 'ACCOUNT_BLOCKED', leg: null }
    })
    expect(await who.cash()).toBe(10_000n)
  })

  test('is no bet that is asked for again: the same reference waits once', async () => {
    const who = await bettor(platform)
    const event = await feed.liveMatch()
    const bet = betOn([{ event }])
    const first = await who.placed(bet)
    const again = await who.placed(bet)
    expect(again).toMatchObject({ id: first.id, status: 'PENDING_ACCEPTANCE' })
    expect(await heldOf(who)).toBe(1000n)
  })

  test('counts the score of its placing for handicaps that count from then', async () => {
    const who = await bettor(platform)
    const market = 'asian-handicap|from=1:0&hcp=-0.25'
    const event = await feed.liveMatch({ '1': 2500 }, market)
    const bet = await who.placed(betOn([{ event, market }]))
    clock.pass(5000)
    await decidePending(platform.ports)
    await feed.settle(event, [{ id: '1', result: 0, void: 1 }], market)
    expect(await who.bet(bet.id)).toMatchObject({ status: 'HALF_LOSS', returned: '5.00' })
  })
})

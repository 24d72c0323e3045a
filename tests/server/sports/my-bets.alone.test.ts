import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import type { BusEvent } from '#server/bus/events.ts'
import { decidePending } from '#server/capabilities/sports/pending.ts'
import { PATIENT } from '#tests/support/patience.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import {
  type Bettor,
  betOn,
  bettor,
  type HandFeed,
  handClock,
  handFeed,
  IN_PLAY,
  type ToldBet,
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
afterAll(() => platform.close())

const LIST = `query ($state: SportsBetState!, $first: Int!, $after: String, $kind: SportsBetKind,
  $canCashOut: Boolean! = false) {
  viewer { sportsBets(state: $state, first: $first, after: $after, kind: $kind, canCashOut: $canCashOut) {
    edges { node { id status returned refusal { code } } } pageInfo { hasNextPage endCursor } } } }`

interface Page {
  readonly viewer: {
    readonly sportsBets: {
      readonly edges: readonly { readonly node: ToldBet }[]
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
    }
  }
}

async function listed(who: Bettor, about: object = {}) {
  const { viewer } = await who.query<Page>(LIST, { state: 'OPEN', first: 9, ...about })
  const { edges, pageInfo } = viewer.sportsBets
  return { bets: edges.map(({ node }) => node), ids: edges.map(({ node }) => node.id), pageInfo }
}

const suspend = (event: string) => feed.tell({ kind: 'bet-stop', event })

const FIGURES = `{ viewer { sportsFigures { currency openBets openStake possibleReturn cashOutBets
  value week { from bets stake returned balance } month { from bets stake returned balance } } } }`

interface Settled {
  readonly from: string
  readonly bets: number
  readonly stake: string
  readonly returned: string
  readonly balance: string
}

interface Figures {
  readonly openBets: number
  readonly week: Settled
  readonly month: Settled
}

const figuresOf = async (who: Bettor) =>
  (await who.query<{ viewer: { sportsFigures: Figures } }>(FIGURES)).viewer.sportsFigures

/** A bet in play that is looked at again after its price has fallen. */
async function refusedBet(who: Bettor) {
  const event = await feed.liveMatch()
  const bet = await who.placed(betOn([{ event }]))
  await feed.tell(feed.odds(event, { 'match-result': { '1': 2000 } }, IN_PLAY))
  clock.pass(5000)
  await decidePending(platform.ports)
  return bet
}

describe('the lists of a player’s bets', () => {
  test('tell singles, combos and all bets of more lines apart', async () => {
    const who = await bettor(platform)
    const legs = [
      { event: await feed.match() },
      { event: await feed.match() },
      { event: await feed.match() }
    ]
    const single = await who.placed(betOn(legs.slice(0, 1)))
    const combo = await who.placed(betOn(legs))
    const system = await who.placed(betOn(legs, { shape: 'SYSTEM', of: 2 }))
    const trixie = await who.placed(betOn(legs, { shape: 'TRIXIE' }))
    const ids = async (kind: string) => (await listed(who, { kind })).ids.toSorted()
    expect(await ids('SINGLE')).toEqual([single.id])
    expect(await ids('COMBO')).toEqual([combo.id])
    expect(await ids('SYSTEM')).toEqual([system.id, trixie.id].toSorted())
  })

  test('hold what would be cashed out now, page by page, and not what has no price', async () => {
    const who = await bettor(platform)
    const events = await Promise.all([feed.match(), feed.match()])
    const placed: string[] = []
    for (const [turn, event] of [...events, ...events, ...events].entries()) {
      clock.pass(1000)
      const { id } = await who.placed(betOn([{ event }]))
      if (turn % 2 === 0) placed.unshift(id)
    }
    await suspend(events[1] ?? '')
    await feed.alive()
    const first = await listed(who, { canCashOut: true, first: 2 })
    expect(first.ids).toEqual(placed.slice(0, 2))
    expect(first.pageInfo.hasNextPage).toBe(true)
    const after = first.pageInfo.endCursor
    const second = await listed(who, { canCashOut: true, first: 2, after })
    expect(second.ids).toEqual(placed.slice(2))
    expect(second.pageInfo.hasNextPage).toBe(false)
  })

  test('keep a bet that was refused after it had waited in play, with its reason [L121]', async () => {
    const who = await bettor(platform)
    const bet = await refusedBet(who)
    const { bets } = await listed(who, { state: 'REFUSED' })
    expect(bets).toEqual([
      { id: bet.id, status: 'REFUSED', returned: '0.00', refusal: { code: 'PRICE_ABOVE_MARKET' } }
    ])
    expect((await listed(who)).ids).toEqual([])
    expect((await listed(who, { state: 'SETTLED' })).ids).toEqual([])
    expect(await who.cash()).toBe(10_000n)
  })
})

describe('the figures of a player’s bets', () => {
  test('sum up what is open: stakes, what could come back, and what it would be sold for', async () => {
    const who = await bettor(platform)
    const [one, two] = [await feed.match(), await feed.match()]
    await who.placed(betOn([{ event: one }]))
    await who.placed(betOn([{ event: two }], { stake: '4.00' }))
    await suspend(two)
    await feed.alive()
    expect(await figuresOf(who)).toMatchObject({
      currency: 'EUR',
      openBets: 2,
      openStake: '14.00',
      possibleReturn: '35.00',
      cashOutBets: 1,
      value: '9.50'
    })
  })

  test('sum up what was settled or sold whole since Monday and in the month, refused bets left out', async () => {
    const who = await bettor(platform)
    await refusedBet(who)
    const [won1, lost, sold] = [await feed.match(), await feed.match(), await feed.match()]
    await who.placed(betOn([{ event: won1 }]))
    await who.placed(betOn([{ event: lost }], { stake: '3.00' }))
    const last = await who.placed(betOn([{ event: sold }], { stake: '2.00' }))
    await feed.settle(won1, won('1', 'x', '2'))
    await feed.settle(lost, won('2', '1', 'x'))
    await feed.alive()
    await who.cashOut({ betId: last.id, offered: '0.01' })
    const settled = { bets: 3, stake: '15.00', returned: '26.90', balance: '11.90' }
    const { openBets, week, month } = await figuresOf(who)
    expect(openBets).toBe(0)
    expect([week, month]).toMatchObject([settled, settled])
    const { ports } = platform
    // What was settled on the last day of the week before is none of this one's.
    await ports.db.kysely
      .updateTable('sport_bets')
      .set({ settled_at: new Date(Date.parse(week.from) - 1) })
      .where('player_id', '=', who.player.id)
      .where('status', '=', 'WIN')
      .execute()
    expect((await figuresOf(who)).week).toMatchObject({
      bets: 2,
      stake: '5.00',
      returned: '1.90',
      balance: '-3.10'
    })
  })
})

describe('what is news of a bet', () => {
  /** What every process is told of a player's bets from now on. */
  function newsOf({ player }: Bettor) {
    const told: BusEvent[] = []
    platform.ports.bus.subscribe('sports.bet', player.id, event => told.push(event))
    const of = (bet: string) =>
      told.flatMap(({ data }) => (data['betId'] === bet ? (data['news'] ?? []) : []))
    return {
      of,
      /** Facts travel: waits until a bet has had so much news. */
      become: (bet: string, ...news: readonly string[]) =>
        expect.poll(() => of(bet), PATIENT).toEqual(news)
    }
  }

  test('is that it was refused in play, settled, settled anew, or cashed out by itself', async () => {
    const who = await bettor(platform)
    const news = newsOf(who)
    const refused = await refusedBet(who)
    await news.become(refused.id, 'REFUSED')
    const event = await feed.match()
    const bet = await who.placed(betOn([{ event }]))
    await feed.settle(event, won('1', 'x', '2'))
    await news.become(bet.id, 'SETTLED')
    await feed.rollback(event)
    await feed.settle(event, won('2', '1', 'x'))
    await news.become(bet.id, 'SETTLED', 'SETTLED')
    const other = await feed.match()
    const sold = await who.placed(betOn([{ event: other }]))
    await who.autoCashOut(sold.id, '11.00')
    await feed.tell(feed.odds(other, { 'match-result': { '1': 1500, x: 3200, '2': 2800 } }))
    await news.become(sold.id, 'CASHED_OUT')
  })

  test('is not what a bet of long ago gives back from a later one', async () => {
    const who = await bettor(platform)
    const news = newsOf(who)
    const [one, two] = [await feed.match(), await feed.match()]
    const first = await who.placed(betOn([{ event: one }], { stake: '100.00' }))
    await feed.settle(one, won('1', 'x', '2'))
    const second = await who.placed(betOn([{ event: two }], { stake: '240.00' }))
    await feed.settle(one, won('2', '1', 'x'))
    expect((await who.bet(first.id)).owed).not.toBe('0.00')
    await feed.settle(two, won('1', 'x', '2'))
    expect((await who.bet(first.id)).owed).toBe('0.00')
    await news.become(second.id, 'SETTLED')
    // Facts about a player come in order: once a later one is there, none is on its way.
    const last = await feed.match()
    const { id } = await who.placed(betOn([{ event: last }]))
    await feed.settle(last, won('1', 'x', '2'))
    await news.become(id, 'SETTLED')
    expect(news.of(first.id)).toEqual(['SETTLED', 'SETTLED'])
  })
})

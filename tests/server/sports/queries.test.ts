import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { ask } from '#tests/support/graphql.ts'
import { limitStands } from '#tests/support/limits.ts'
import { PATIENT } from '#tests/support/patience.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { listen, modernClient } from '#tests/support/sockets.ts'
import { betOn, bettor, type HandFeed, handClock, handFeed, type ToldBet, won } from './support.ts'

const clock = handClock()
let platform: TestPlatform
let feed: HandFeed

beforeAll(async () => {
  platform = await startPlatform({ clock })
  feed = handFeed(platform)
})
afterAll(() => platform.close())

const LIST = `query ($state: SportsBetState!, $first: Int!, $after: String, $sport: ID, $since: DateTime) {
  viewer { sportsBets(state: $state, first: $first, after: $after, sport: $sport, since: $since) {
    edges { cursor node { id status } } pageInfo { hasNextPage endCursor } } } }`

interface Page {
  readonly viewer: {
    readonly sportsBets: {
      readonly edges: readonly { readonly node: Pick<ToldBet, 'id' | 'status'> }[]
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
    }
  }
}

describe('bets of a player', () => {
  test('come page by page, the latest first, each once', async () => {
    const who = await bettor(platform)
    const event = await feed.match()
    const placed: string[] = []
    for (let count = 0; count < 5; count++) {
      placed.unshift((await who.placed(betOn([{ event }]))).id)
      clock.pass(count === 2 ? 0 : 1000)
    }
    const found: string[] = []
    let after: string | null = null
    do {
      const { viewer }: Page = await who.query<Page>(LIST, { state: 'OPEN', first: 2, after })
      found.push(...viewer.sportsBets.edges.map(({ node }) => node.id))
      after = viewer.sportsBets.pageInfo.hasNextPage ? viewer.sportsBets.pageInfo.endCursor : null
    } while (after !== null)
    expect(found.toSorted()).toEqual(placed.toSorted())
    // Two of them were placed in the same millisecond.
    expect(found[0]).toBe(placed[0])
  })

  test('are told apart by their state, their sport and their time', async () => {
    const who = await bettor(platform)
    const [first, second] = [await feed.match(), await feed.match()]
    const settled = await who.placed(betOn([{ event: first }]))
    const cashed = await who.placed(betOn([{ event: second }]))
    clock.pass(60_000)
    await feed.alive()
    const open = await who.placed(betOn([{ event: second }]))
    await feed.settle(first, won('1', 'x', '2'))
    await who.cashOut({ betId: cashed.id, offered: '0.01' })
    const ids = async (about: object) => {
      const { viewer } = await who.query<Page>(LIST, { state: 'OPEN', first: 9, ...about })
      return viewer.sportsBets.edges.map(({ node }) => node.id)
    }
    expect(await ids({})).toEqual([open.id])
    expect(await ids({ state: 'SETTLED' })).toEqual([settled.id])
    expect(await ids({ state: 'CASHED_OUT' })).toEqual([cashed.id])
    expect(await ids({ sport: 'tennis' })).toEqual([])
    expect(await ids({ sport: 'football' })).toEqual([open.id])
    const since = new Date(clock.now().getTime() - 1000).toISOString()
    expect(await ids({ state: 'SETTLED', since })).toEqual([])
  })

  test('have numbers of their own, which tell nothing of how many there are', async () => {
    const who = await bettor(platform)
    const event = await feed.match()
    const bets = await who.place(...Array.from({ length: 5 }, () => betOn([{ event }])))
    const numbers = bets.map(({ ok }) => ok?.number ?? '')
    expect(new Set(numbers).size).toBe(5)
    for (const number of numbers) expect(number).toMatch(/^[2-9A-Z]{8}$/)
  })

  test('are told to their player as they change, and to nobody else', async () => {
    const [who, other] = [await bettor(platform), await bettor(platform)]
    const address = `${platform.url.replace('http', 'ws')}/graphql`
    const query = 'subscription { sportsBetChanged { version bet { id status returned } } }'
    const clients = [who, other].map(({ token }) => modernClient(address, { accessToken: token }))
    const [own, foreign] = clients.map(client => listen(client, query))
    const event = await feed.match()
    const told = async () => JSON.stringify(await own?.next())
    // Whoever listens late misses what was told before: bets are placed until one is heard.
    const first = told()
    let isHeard = false
    void first.then(() => {
      isHeard = true
    })
    await expect
      .poll(async () => {
        if (!isHeard) await who.placed(betOn([{ event }], { stake: '0.10' }))
        return isHeard
      }, PATIENT)
      .toBe(true)
    expect(await first).toContain('ACCEPTED')
    await feed.settle(event, won('1', 'x', '2'))
    let words = ''
    while (!words.includes('"WIN"')) words += await told()
    expect(words).toContain('0.25')
    const mine = await other.placed(betOn([{ event: await feed.match() }]))
    expect(JSON.stringify(await foreign?.next())).toContain(mine.id)
    for (const client of clients) client.close()
  })
})

describe('the desk', () => {
  const DESK = `{ viewer { sportsDesk { currency minimumStake maximumStake maximumReturn
    delaySeconds barrier leftToStake bonusWeight } } }`

  test('says what bets are taken under, and what limits leave', async () => {
    const who = await bettor(platform, { bonus: 1000n })
    const event = await feed.match()
    const told = async () =>
      (await who.query<{ viewer: { sportsDesk: object } }>(DESK)).viewer.sportsDesk
    expect(await told()).toEqual({
      currency: 'EUR',
      minimumStake: '0.10',
      maximumStake: '5000.00',
      maximumReturn: '250000.00',
      delaySeconds: 5,
      barrier: null,
      leftToStake: null,
      bonusWeight: 0
    })
    await limitStands(platform, who.player.id, { kind: 'Loss', period: 'Day', value: 5000n })
    await limitStands(platform, who.player.id, { kind: 'Wager', period: 'Day', value: 2500n })
    await who.placed(betOn([{ event }]))
    expect(await told()).toMatchObject({ leftToStake: '15.00' })
    await platform.ports.db.kysely
      .updateTable('players')
      .set({ timeout_ends_at: new Date(clock.now().getTime() + 1000) })
      .where('id', '=', who.player.id)
      .execute()
    expect(await told()).toMatchObject({ barrier: 'ACCOUNT_BLOCKED' })
  })
})

describe('a booking code', () => {
  const BOOK = `mutation ($selections: [SportsSelectionInput!]!) { bookSportsSlip(selections: $selections) {
    ok { code selections { event market outcome } } error { code leg } } }`

  interface Booked {
    readonly bookSportsSlip: {
      readonly ok: { readonly code: string; readonly selections: readonly object[] } | null
      readonly error: object | null
    }
  }

  /** As anybody does, who is not signed in. */
  const load = async (code: string) => {
    const { data } = await ask<{ public: { sportsBooking: object | null } }>({
      url: `${platform.url}/graphql`,
      query: `query ($code: String!) { public { sportsBooking(code: $code) {
        code selections { event market outcome } } } }`,
      variables: { code }
    })
    return data?.public.sportsBooking
  }

  test('is loaded by anybody for thirty days, however it is typed', async () => {
    const who = await bettor(platform)
    const selections = [
      { event: await feed.match(), market: 'match-result', outcome: '1' },
      { event: await feed.match(), market: 'match-result', outcome: 'x' }
    ]
    const { ok } = (await who.query<Booked>(BOOK, { selections })).bookSportsSlip
    const { code = '' } = ok ?? {}
    expect(ok).toEqual({ code, selections })
    expect(code).toMatch(/^[2-9A-Z]{8}$/)
    expect(await load(code)).toEqual({ code, selections })
    expect(await load(` ${code.slice(0, 4)}-${code.slice(4).toLowerCase()} `)).toEqual({
      code,
      selections
    })
    expect(await load('HN47Q2K')).toBeNull()
    clock.pass(30 * 86_400_000)
    expect(await load(code)).toBeNull()
    await platform.ports.jobs.run('sports.forget')
    const left = await platform.ports.db.kysely
      .selectFrom('sport_bookings')
      .select('code')
      .where('code', '=', code)
      .execute()
    expect(left).toEqual([])
    clock.pass(-30 * 86_400_000)
  })

  test('is given for selections alone that there are', async () => {
    const who = await bettor(platform)
    const there = { event: await feed.match(), market: 'match-result', outcome: '1' }
    const book = async (...selections: readonly object[]) =>
      (await who.query<Booked>(BOOK, { selections })).bookSportsSlip.error
    expect(await book()).toMatchObject({ code: 'MALFORMED_REQUEST' })
    expect(await book(there, there)).toEqual({ code: 'MALFORMED_REQUEST', leg: 1 })
    expect(await book({ ...there, event: '<b>' })).toMatchObject({ code: 'MALFORMED_REQUEST' })
    expect(await book(there, { ...there, outcome: '3' })).toEqual({
      code: 'UNKNOWN_SELECTION',
      leg: 1
    })
    const many = Array.from({ length: 21 }, (_, at) => ({ ...there, outcome: String(at) }))
    expect(await book(...many)).toMatchObject({ code: 'TOO_MANY_LEGS' })
  })
})

describe('favourites', () => {
  test('are marked once, in their order, and taken away', async () => {
    const who = await bettor(platform)
    const set = async (id: string, isFavourite: boolean) =>
      (
        await who.query<{ setSportsFavourite: readonly string[] }>(
          `mutation ($id: ID!, $isFavourite: Boolean!) {
            setSportsFavourite(id: $id, isFavourite: $isFavourite) }`,
          { id, isFavourite }
        )
      ).setSportsFavourite
    const event = await feed.match()
    expect(await set('aurora-league', true)).toEqual(['aurora-league'])
    clock.pass(1)
    expect(await set(event, true)).toEqual(['aurora-league', event])
    expect(await set(event, true)).toEqual(['aurora-league', event])
    expect(await set('No such name', true)).toEqual(['aurora-league', event])
    expect(await set('aurora-league', false)).toEqual([event])
    const { viewer } = await who.query<{ viewer: { sportsFavourites: readonly string[] } }>(
      '{ viewer { sportsFavourites } }'
    )
    expect(viewer.sportsFavourites).toEqual([event])
  })

  test('that are over make room for those that are to come, and kinds of markets stay', async () => {
    const who = await bettor(platform)
    const set = async (id: string) =>
      (
        await who.query<{ setSportsFavourite: readonly string[] }>(
          'mutation ($id: ID!) { setSportsFavourite(id: $id, isFavourite: true) }',
          { id }
        )
      ).setSportsFavourite
    const over = await feed.match()
    await set(over)
    clock.pass(1)
    expect(await set('asian-handicap')).toEqual([over, 'asian-handicap'])
    await feed.tell(feed.odds(over, {}, { status: 'resulted' }))
    clock.pass(1)
    expect(await set('fjord-premier')).toEqual(['asian-handicap', 'fjord-premier'])
  })
})

describe('what is bet on sports', () => {
  test('is in the statement, in the activity and in the session’s play', async () => {
    const who = await bettor(platform)
    const event = await feed.match()
    const early = await who.placed(betOn([{ event }]))
    await feed.settle(event, won('1', 'x', '2'))
    const live = await feed.liveMatch()
    const late = await who.placed(betOn([{ event: live }], { reference: randomUUID() }))
    const named = ({ number }: ToldBet) => `Bet ${number}: Ravnsund v Tallgrove, Match result`
    const now = clock.now().getTime()
    const { viewer } = await who.query<{ viewer: Readonly<Record<string, object>> }>(
      `query ($from: DateTime!, $to: DateTime!) { viewer {
        statement(from: $from, to: $to, first: 9) { lines { kind subject amount } }
        activity(period: Day, ago: 0) { staked { amount } won { amount } wagered { amount }
          parts { result { amount } } }
        sessionPlay { staked { amount } won { amount } } } }`,
      {
        from: new Date(now - 3_600_000).toISOString(),
        to: new Date(now + 3_600_000).toISOString()
      }
    )
    expect(viewer['statement']).toEqual({
      lines: [
        { kind: 'Correction', subject: null, amount: '100.00' },
        { kind: 'Bet', subject: named(early), amount: '-10.00' },
        { kind: 'Win', subject: named(early), amount: '25.00' },
        { kind: 'Bet', subject: named(late), amount: '-10.00' }
      ]
    })
    expect(viewer['activity']).toMatchObject({
      staked: { amount: '20.00' },
      won: { amount: '25.00' },
      // What games return says nothing of bets that are open for weeks.
      wagered: { amount: '0.00' }
    })
    expect(JSON.stringify(viewer['activity'])).toContain('{"result":{"amount":"5.00"}}')
    expect(viewer['sessionPlay']).toEqual({
      staked: { amount: '20.00' },
      won: { amount: '25.00' }
    })
  })
})

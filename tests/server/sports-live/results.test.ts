import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { readSettledMarkets, readSportsResults } from '#contract/wire/sports-results.ts'
import { MOST_ENDED } from '#server/sports-live/results-route.ts'
import { type HandFeed, handFeed, IN_PLAY, won } from '#tests/server/sports/support.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { get, PRICES, topicOnce } from './support.ts'

const HOUR_MS = 3_600_000
const ENDED = {
  period: { kind: 'ended', number: 2 },
  clock: 5400,
  runs: false,
  points: [2, 1],
  periods: [
    [1, 1],
    [1, 0]
  ]
} as const

let platform: TestPlatform
let feed: HandFeed

beforeAll(async () => {
  platform = await startPlatform()
  feed = handFeed(platform)
})
afterAll(() => platform.close())

/** A day that no other test has something in. */
let days = 0
function newDay() {
  days += 1
  const from = Date.UTC(2031, 0, 1) + days * 48 * HOUR_MS
  return { from, until: from + 24 * HOUR_MS }
}
type Span = ReturnType<typeof newDay>

const quarter = (at: number) => `${new Date(at).toISOString().slice(0, 16)}Z`
const pathOf = ({ from, until }: Span, more = '') =>
  `/v1/results?from=${quarter(from)}&until=${quarter(until)}${more}`

async function resultsOf(span: Span, more = '') {
  const { text } = await get(platform, pathOf(span, more))
  const results = readSportsResults(text)
  if (!results) throw new Error(`No results: ${text}`)
  return results
}

/** A match that is over; it may be of another sport, and of another end. */
async function ended(
  startsAt: number,
  about: Readonly<Record<string, unknown>> = {},
  status = 'resulted'
) {
  const id = `over-${randomUUID()}`
  await feed.tell(
    feed.fixture(id, { startsAt, ...about }),
    feed.odds(id, { 'match-result': PRICES }, { ...IN_PLAY }),
    {
      kind: 'settlement',
      event: id,
      markets: [{ market: 'match-result', outcomes: won('1', 'x', '2') }]
    },
    feed.odds(id, {}, { status, score: ENDED } as never)
  )
  return id
}

describe('what is over', () => {
  test('of a day is told with its score, the latest first, and by sport', async () => {
    const day = newDay()
    const early = await ended(day.from)
    const late = await ended(day.from + 5 * HOUR_MS, {
      sport: 'handball',
      competition: 'harbour-handball'
    })
    await ended(day.until)
    await ended(day.from - 1)
    await feed.tell(feed.fixture(`on-${randomUUID()}`, { startsAt: day.from + HOUR_MS }))
    const all = await resultsOf(day)
    expect(all.events.map(({ id }) => id)).toEqual([late, early])
    expect(all.events[1]).toMatchObject({
      status: 'resulted',
      competition: 'aurora-league',
      score: { points: [2, 1], periods: ENDED.periods },
      winners: []
    })
    expect(all.total).toBe(2)
    expect(all.sports).toEqual([
      { id: 'handball', count: 1 },
      { id: 'football', count: 1 }
    ])
    const football = await resultsOf(day, '&sport=football')
    expect(football.events.map(({ id }) => id)).toEqual([early])
    expect([football.total, football.sports.length]).toEqual([1, 2])
    expect((await resultsOf(day, '&sport=tennis')).events).toEqual([])
  })

  test('names who won a race, both of a dead heat', async () => {
    const day = newDay()
    const id = `race-${randomUUID()}`
    const sides = ['one', 'two', 'three'].map(name => ({ id: name, name }))
    const heat = { places: 1, tied: 2 }
    await feed.tell(
      feed.fixture(id, { startsAt: day.from, sport: 'biathlon', sides }),
      feed.odds(id, { winner: { one: 3000, two: 3000, three: 3000 } }),
      {
        kind: 'settlement',
        event: id,
        markets: [
          {
            market: 'winner',
            outcomes: [
              { id: 'one', result: 1, void: 0, deadHeat: heat },
              { id: 'two', result: 1, void: 0, deadHeat: heat },
              { id: 'three', result: 0, void: 0 }
            ]
          }
        ]
      },
      feed.odds(id, {}, { status: 'resulted' })
    )
    expect((await resultsOf(day)).events).toMatchObject([{ id, winners: ['one', 'two'] }])
  })

  test('is cut at its latest, and says how many there are', async () => {
    const day = newDay()
    const ids = Array.from({ length: MOST_ENDED + 3 }, () => `many-${randomUUID()}`)
    await feed.tell(
      ...ids.flatMap((id, at) => [
        feed.fixture(id, { startsAt: day.from + at * 60_000 }),
        feed.odds(id, {}, { status: 'resulted' })
      ])
    )
    const { events, total } = await resultsOf(day)
    expect(events.length).toBe(MOST_ENDED)
    expect(total).toBe(MOST_ENDED + 3)
    expect(events[0]?.id).toBe(ids.at(-1))
  })

  test('may be kept for some seconds, and is of a day at the most', async () => {
    const day = newDay()
    const answer = await get(platform, pathOf(day))
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'public, max-age=10'])
    const summer = { from: day.from, until: day.from + 25 * HOUR_MS }
    expect((await get(platform, pathOf(summer))).status).toBe(200)
    const { from } = day
    for (const path of [
      '/v1/results',
      pathOf({ from, until: from }),
      pathOf({ from, until: from - HOUR_MS }),
      pathOf({ from, until: from + 26 * HOUR_MS }),
      pathOf({ from: from + 60_000, until: from + 61 * 60_000 }),
      '/v1/results?from=2031-99-99T00:00Z&until=2031-99-99T10:00Z',
      pathOf(day, '&sport=FOOTBALL'),
      pathOf(day, '&sport=football&sport=tennis')
    ])
      expect([path, (await get(platform, path)).status]).toEqual([path, 400])
  })
})

describe('how markets ended', () => {
  const settledOf = async (id: string) => {
    const { status, text } = await get(platform, `/v1/results/${id}`)
    return status === 200 ? readSettledMarkets(text) : status
  }

  test('is told of those that were offered, and not of open ones', async () => {
    const id = await feed.match()
    await feed.tell(feed.odds(id, { 'total|total=2.5': { over: 1900, under: 1900 } }), {
      kind: 'settlement',
      event: id,
      markets: [
        { market: 'match-result', outcomes: won('1', 'x', '2') },
        { market: 'odd-even', outcomes: won('odd', 'even') }
      ]
    })
    expect(await settledOf(id)).toMatchObject({
      markets: [{ market: 'match-result', isVoid: false, outcomes: won('1', 'x', '2') }]
    })
  })

  test('changes when a settlement is taken back, or a market is void', async () => {
    const id = await feed.match()
    await feed.settle(id, won('1', 'x', '2'))
    const before = await settledOf(id)
    await feed.rollback(id)
    await expect.poll(() => settledOf(id)).toMatchObject({ markets: [] })
    await feed.cancel(id)
    await expect
      .poll(() => settledOf(id))
      .toMatchObject({ markets: [{ market: 'match-result', isVoid: true, outcomes: [] }] })
    const after = await settledOf(id)
    if (typeof before !== 'object' || typeof after !== 'object') throw new Error('Not told')
    expect(after?.version).toBeGreaterThan(before?.version ?? 0)
  })

  test('is not found of an event that is none', async () => {
    expect(await settledOf('nobody-knows-it')).toBe(404)
    expect(await settledOf('NO_NAME')).toBe(404)
  })
})

describe('an event that no list shows any more', () => {
  test('is told by its address all the same, with its markets', async () => {
    const day = newDay()
    const old = await ended(day.from - 400 * 24 * HOUR_MS)
    const { events } = await topicOnce(platform, `event:${old}`, board => board.events.length === 1)
    expect(events[0]).toMatchObject({
      status: 'resulted',
      score: { points: [2, 1] },
      markets: [{ market: 'match-result', status: 'settled' }]
    })
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { LiveEvent, LiveFrame, LiveMarket } from '#contract/wire/sports-live.ts'
import { applyLiveFrame, type LiveBoard } from '#rules/sports/live-board.ts'
import { Board, type Change, MOST_LISTED } from '#server/sports-live/board.ts'

const STATUSES = ['trading', 'trading-live', 'interrupted', 'resulted', 'cancelled'] as const
const TOPICS = [
  'in-play',
  'upcoming',
  'sport:football',
  'sport:tennis',
  'competition:one',
  'competition:two',
  ...Array.from({ length: 8 }, (_, index) => `event:match-${index}`)
]

const markets = fc.uniqueArray(
  fc.record({
    market: fc.constantFrom('match-result', 'total|total=2.5', 'odd-even'),
    status: fc.constantFrom('active', 'suspended'),
    outcomes: fc
      .array(fc.integer({ min: 1001, max: 1005 }), { minLength: 1, maxLength: 2 })
      .map(prices => prices.map((odds, index) => ({ id: String(index + 1), odds, enabled: true })))
  }),
  { selector: ({ market }) => market }
)

/** How an event may stand next; a market that was there stays. */
const step = fc.record({
  id: fc.integer({ min: 0, max: 7 }),
  isDropped: fc.boolean(),
  status: fc.constantFrom(...STATUSES),
  startsAt: fc.integer({ min: 1, max: 4 }),
  markets
})

interface Step {
  readonly id: number
  readonly status: string
  readonly startsAt: number
  readonly markets: readonly LiveMarket[]
}

const eventFor = (
  { id, status, startsAt, markets: changed }: Step,
  version: number,
  before: LiveEvent | undefined
): LiveEvent => {
  const byKey = new Map((before?.markets ?? []).map(market => [market.market, market]))
  for (const market of changed) byKey.set(market.market, market)
  const all = [...byKey.values()]
  return {
    id: `match-${id}`,
    sport: id % 2 === 0 ? 'football' : 'tennis',
    competition: id % 3 === 0 ? 'one' : 'two',
    round: 1,
    startsAt,
    speed: 1,
    sides: [],
    eachWay: null,
    status,
    score: null,
    scoreAt: null,
    open: all.filter(market => market.status === 'active').length,
    version,
    markets: all
  }
}

const frameOf = (board: Board, change: Change): LiveFrame => {
  const { topic } = change
  const total = board.total(topic)
  return 'gone' in change
    ? { type: 'gone', topic, id: change.gone, total }
    : { type: 'event', now: 0, incidents: [], total, ...change }
}

const wholeOf = (board: Board, topic: string): LiveBoard => ({
  events: board.eventsOf(topic),
  total: board.total(topic)
})

const sorted = ({ events, total }: LiveBoard) => ({
  total,
  events: events.map(event => ({
    ...event,
    markets: event.markets.toSorted((one, other) => (one.market < other.market ? -1 : 1))
  }))
})

describe('what changes', () => {
  test('told upon a topic as it stood is the topic as it stands, for every topic', () => {
    fc.assert(
      fc.property(
        fc.array(step, { minLength: 1, maxLength: 40 }),
        fc.integer({ min: 0, max: 39 }),
        (steps, from) => {
          const board = new Board()
          const known = new Map<string, LiveEvent>()
          const pages = new Map<string, LiveBoard | null>()
          steps.forEach((each, index) => {
            if (index === from % steps.length)
              for (const topic of TOPICS) pages.set(topic, wholeOf(board, topic))
            const id = `match-${each.id}`
            const isDropped = each.isDropped && each.status === 'resulted'
            const event = eventFor(each, index + 1, known.get(id))
            const changes = isDropped ? board.drop(id) : board.put(event)
            if (isDropped) known.delete(id)
            else known.set(id, event)
            for (const change of changes) {
              const page = pages.get(change.topic)
              if (page) pages.set(change.topic, applyLiveFrame(page, frameOf(board, change)))
            }
          })
          for (const [topic, page] of pages) {
            if (!page) throw new Error(`${topic} was lost`)
            expect(sorted(page)).toEqual(sorted(wholeOf(board, topic)))
          }
        }
      ),
      { numRuns: 300 }
    )
  })

  test('upon anything else is refused, so that the page asks for the whole', () => {
    const board = new Board()
    const base = { id: 1, status: 'trading', startsAt: 1, markets: [] } as const
    board.put(eventFor({ ...base, markets: [] }, 1, undefined))
    const page = wholeOf(board, 'event:match-1')
    board.put(eventFor({ ...base, markets: [], startsAt: 2 }, 2, undefined))
    const changes = board.put(eventFor({ ...base, markets: [], startsAt: 3 }, 3, undefined))
    const own = changes.find(({ topic }) => topic === 'event:match-1')
    if (!own) throw new Error('Nothing changed')
    expect(applyLiveFrame(page, frameOf(board, own))).toBeNull()
    expect(applyLiveFrame(null, frameOf(board, own))).toBeNull()
  })

  test('of prices that no list shows is told to no list', () => {
    const board = new Board()
    const base = { id: 1, status: 'trading', startsAt: 1 } as const
    const price = (market: string, odds: number) => ({
      market,
      status: 'active' as const,
      outcomes: [{ id: '1', odds, enabled: true }]
    })
    const first = eventFor(
      { ...base, markets: [price('match-result', 1900), price('odd-even', 1900)] },
      1,
      undefined
    )
    board.put(first)
    const changes = board.put(eventFor({ ...base, markets: [price('odd-even', 1910)] }, 2, first))
    expect(changes.map(({ topic }) => topic)).toEqual(['event:match-1'])
    const [own] = changes
    expect(own && 'event' in own ? own.event.markets.map(({ market }) => market) : []).toEqual([
      'odd-even'
    ])
  })

  test('a list is cut, says how many there are, and fills up when one is gone', () => {
    const board = new Board()
    const count = MOST_LISTED + 5
    for (let index = 0; index < count; index++)
      board.put({
        ...eventFor({ id: 0, status: 'trading', startsAt: index + 1, markets: [] }, 1, undefined),
        id: `many-${index}`
      })
    expect(board.total('upcoming')).toBe(count)
    expect(board.eventsOf('upcoming')).toHaveLength(MOST_LISTED)
    const changes = board.drop('many-0').filter(({ topic }) => topic === 'upcoming')
    expect(changes).toMatchObject([
      { gone: 'many-0' },
      { since: 0, event: { id: `many-${MOST_LISTED}` } }
    ])
  })
})

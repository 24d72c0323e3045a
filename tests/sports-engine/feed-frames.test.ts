import { describe, expect, test } from 'vitest'

import { type FeedPrices, type FeedSettled, readFeedMessage } from '#contract/wire/sports-feed.ts'
import type { Fixture } from '#sports/calendar.ts'
import { type FeedBody, framesBetween } from '#sports/feed-frames.ts'
import { type Match, openMatch } from '#sports/match.ts'

import { FIXTURES, fixtureOfSport, secretOf } from './worlds.ts'

/** Who hears a feed and keeps what it is told, as a book would. */
class Listener {
  readonly active = new Map<string, FeedPrices>()
  readonly settled = new Map<string, FeedSettled['outcomes']>()
  readonly cancelled = new Set<string>()
  readonly order: string[] = []
  statuses: string[] = []

  hear(body: FeedBody): void {
    switch (body.kind) {
      case 'bet-stop':
        this.active.clear()
        break
      case 'odds':
        for (const prices of body.markets) {
          if (prices.status === 'active') {
            expect(this.settled.has(prices.market), `${prices.market} is settled`).toBe(false)
            this.active.set(prices.market, prices)
          } else this.active.delete(prices.market)
        }
        break
      case 'settlement':
        for (const { market, outcomes } of body.markets) {
          this.settled.set(market, outcomes)
          this.active.delete(market)
        }
        break
      case 'settlement-rollback':
        for (const market of body.markets) this.settled.delete(market)
        break
      case 'cancel':
        for (const market of body.markets) {
          this.cancelled.add(market)
          this.active.delete(market)
        }
        break
      case 'fixture':
        this.statuses.push(body.status)
        break
      default:
        break
    }
    if (body.kind.startsWith('settlement') || body.kind === 'cancel')
      this.order.push(JSON.stringify(body))
  }
}

/** Hears a whole match in steps of so many seconds. */
function heard(
  match: Match,
  step: number,
  each: (listener: Listener, second: number) => void = () => {}
): Listener {
  const listener = new Listener()
  let from: number | null = null
  const until = match.closes + step
  for (let second = -10; second <= until; second += step) {
    for (const body of framesBetween(match, 1, from, second)) listener.hear(body)
    each(listener, second)
    from = second
  }
  return listener
}

function found(fixture: Fixture, wanted: (match: Match) => boolean): Match {
  for (let number = 1; number < 3000; number++) {
    const match = openMatch(fixture, secretOf(number))
    if (wanted(match)) return match
  }
  throw new Error(`No such match of ${fixture.id}`)
}

const football = fixtureOfSport('football')
const overturned = found(
  football,
  ({ play }) =>
    !play.abandoned && play.incidents(-1, play.ends).some(({ kind }) => kind === 'overturned')
)
const abandoned = found(
  football,
  ({ play }) => play.abandoned && play.scoreAt(play.ends).points.some(points => points > 0)
)
const matches: readonly (readonly [string, Match])[] = [
  ['football with a goal that is overturned', overturned],
  ['football that is abandoned', abandoned],
  ...FIXTURES.map(
    fixture => [`${fixture.sport}`, found(fixture, ({ play }) => !play.abandoned)] as const
  )
]

describe('what a feed tells', () => {
  test.each(matches)(
    'of %s settles the same, in the same order, in steps of any length',
    (_, match) => {
      const [second, minute, whole] = [1, 60, match.closes + 20].map(step => heard(match, step))
      expect(second!.order.length).toBeGreaterThan(0)
      expect(minute!.order).toEqual(second!.order)
      expect(whole!.order).toEqual(second!.order)
      expect(whole!.statuses.at(-1)).toBe(second!.statuses.at(-1))
    }
  )

  test.each(matches)('of %s leaves who listens with the prices as they stand', (_, match) => {
    for (const step of [7, 60, 600]) {
      heard(match, step, (listener, second) => {
        const isOpen = !match.play.suspendedAt(second)
        const open = isOpen ? match.pricesAt(second) : []
        expect([...listener.active.values()].toSorted(byMarket)).toEqual(
          [...open].toSorted(byMarket)
        )
      })
    }
  })

  test.each(matches)('of %s is told anew to who has heard nothing', (_, match) => {
    const all = heard(match, 60)
    for (const second of [Math.floor(match.closes / 2), match.closes]) {
      const late = new Listener()
      for (const body of framesBetween(match, 1, null, second)) late.hear(body)
      const early = heardUntil(match, second)
      expect(late.settled).toEqual(early.settled)
      expect(late.active).toEqual(early.active)
    }
    expect(all.statuses.at(-1)).toBe(match.play.abandoned ? 'cancelled' : 'resulted')
    expect(all.active.size).toBe(0)
  })

  test.each(matches)('of %s fits the wire', (_, match) => {
    let from: number | null = null
    let number = 1
    for (let second = -10; second <= match.closes + 60; second += 60) {
      for (const body of framesBetween(match, 5, from, second)) {
        const message = { no: number++, at: match.fixture.startsAt + second * 1000, ...body }
        expect(readFeedMessage(JSON.stringify(message)), JSON.stringify(body)).toEqual(message)
      }
      from = second
    }
    expect(number).toBeGreaterThan(4)
  })

  test('of a goal that is overturned stops bets, settles by it and takes that back', () => {
    const { play } = overturned
    const kinds: string[] = []
    const listener = heard(overturned, 1)
    for (const line of listener.order) kinds.push((JSON.parse(line) as { kind: string }).kind)
    expect(kinds).toContain('settlement-rollback')
    const back = listener.order
      .map(line => JSON.parse(line) as { kind: string; markets: string[] })
      .find(({ kind }) => kind === 'settlement-rollback')
    expect(back?.markets.some(market => market.startsWith('next-goal|'))).toBe(true)
    for (let second = 1; second < play.ends; second++)
      for (const { kind } of play.incidents(second - 1, second))
        if (kind === 'goal' || kind === 'overturned') expect(play.suspendedAt(second)).toBe(true)
    // In the end all is settled by the goals that stand.
    expect([...listener.settled].map(([market, outcomes]) => ({ market, outcomes }))).toEqual(
      expect.arrayContaining([...play.settledAt(overturned.closes)])
    )
    expect(listener.settled.size).toBe(play.settledAt(overturned.closes).length)
  })

  test('of a match that is abandoned cancels what is not settled, and nothing else', () => {
    const listener = heard(abandoned, 30)
    expect(listener.cancelled.has('match-result')).toBe(true)
    expect(listener.settled.size).toBeGreaterThan(0)
    for (const market of listener.settled.keys())
      expect(listener.cancelled.has(market), market).toBe(false)
  })

  test('about one match in two hundred is abandoned', () => {
    let count = 0
    for (let number = 1; number <= 6000; number++)
      if (openMatch(football, secretOf(number)).play.abandoned) count++
    // Thirty are expected; four standard errors are twenty-two.
    expect(count).toBeGreaterThan(8)
    expect(count).toBeLessThan(52)
  })

  test('bets are stopped at once, and first-half markets are closed at half time [L120]', () => {
    const { play } = overturned
    let stops = 0
    const listener = heard(overturned, 1, ({ active }, second) => {
      if (play.suspendedAt(second)) {
        expect(active.size).toBe(0)
        stops++
      }
      if (play.scoreAt(second).period.number === 2 || play.scoreAt(second).period.kind === 'break')
        expect([...active.keys()].filter(market => market.includes('period=1'))).toEqual([])
    })
    expect(stops).toBeGreaterThan(100)
    expect(listener.settled.has('half-result|period=1')).toBe(true)
  })

  test('nothing is told of a match that is over, or of a step back [L132]', () => {
    const { closes } = overturned
    expect(framesBetween(overturned, 1, closes, closes + 5000)).toEqual([])
    expect(framesBetween(overturned, 1, 500, 400)).toEqual([])
    const again = framesBetween(overturned, 1, null, closes + 5000)
    for (const body of again) if (body.kind === 'odds') expect(body.markets).toEqual([])
  })
})

const byMarket = (one: FeedPrices, other: FeedPrices) => (one.market < other.market ? -1 : 1)

function heardUntil(match: Match, last: number): Listener {
  const listener = new Listener()
  let from: number | null = null
  for (let second = -10; second < last; second += 45) {
    for (const body of framesBetween(match, 1, from, second)) listener.hear(body)
    from = second
  }
  for (const body of framesBetween(match, 1, from, last)) listener.hear(body)
  return listener
}

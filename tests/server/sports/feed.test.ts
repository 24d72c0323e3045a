import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { FeedMessage } from '#contract/wire/sports-feed.ts'
import { followFeed } from '#server/capabilities/sports/feed/follow-feed.ts'
import type { FeedSource } from '#server/capabilities/sports/index.ts'
import { PATIENT } from '#tests/support/patience.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { betOn, bettor, type HandFeed, handClock, handFeed, IN_PLAY, won } from './support.ts'

const clock = handClock()
let platform: TestPlatform
let feed: HandFeed

beforeAll(async () => {
  platform = await startPlatform({ clock })
  feed = handFeed(platform)
})
afterAll(() => platform.close())

const eventOf = async (id: string) => {
  const {
    version,
    updated_at,
    id: _id,
    ...event
  } = await platform.ports.db.kysely
    .selectFrom('sport_events')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return event
}

describe('what is told of an event', () => {
  /** One of each kind of message about an event, with the numbers that they have. */
  function story(event: string, first: number): readonly FeedMessage[] {
    const prices = (price: number, market: 'active' | 'suspended' = 'active') =>
      feed.odds(event, { 'match-result': { '1': price } }, { market })
    return [
      feed.fixture(event, { startsAt: 1_800_000_000_000, sides: [] }),
      prices(2500),
      feed.odds(event, { 'total|total=2.5': { over: 1900 } }),
      { kind: 'bet-stop' as const, event },
      prices(2600),
      { ...prices(2700, 'suspended'), ...IN_PLAY },
      feed.fixture(event, { startsAt: 1_800_000_900_000, sides: [] })
    ].map((body, at) => feed.numbered({ ...body, no: first + at } as never))
  }

  test('makes the same of it in whatever order and however often it comes', async () => {
    const order = fc.shuffledSubarray(
      Array.from({ length: 14 }, (_, at) => at % 7),
      { minLength: 14, maxLength: 14 }
    )
    const straight = `match-${randomUUID()}`
    await feed.take(story(straight, 100))
    const { fixture: wanted, ...stands } = await eventOf(straight)
    expect(stands.board['match-result']).toMatchObject({ no: 105, status: 'suspended' })
    await fc.assert(
      fc.asyncProperty(order, async places => {
        const jumbled = `match-${randomUUID()}`
        const messages = story(jumbled, 100)
        for (const place of places) {
          const message = messages[place]
          if (message) await feed.take([message])
        }
        const { fixture, ...found } = await eventOf(jumbled)
        expect(found).toEqual(stands)
        expect(fixture?.startsAt).toBe(wanted?.startsAt)
      }),
      { numRuns: 20 }
    )
  })

  test('is told to every process with the markets that changed, and no more when nothing did', async () => {
    const event = await feed.match()
    const told: { version: number; markets: unknown }[] = []
    const stop = platform.ports.bus.subscribe('sports.event', event, ({ data, version }) => {
      told.push({ version, markets: data['markets'] })
    })
    const [message] = await feed.tell(feed.odds(event, { 'total|total=2.5': { over: 1900 } }))
    await feed.take(message ? [message] : [])
    await feed.tell({ kind: 'bet-stop', event })
    // What made the match is told as well, to whom its telling reaches late.
    const later = () => told.filter(({ version }) => version > 1)
    await expect.poll(later, PATIENT).toEqual([
      { version: 2, markets: ['total|total=2.5'] },
      { version: 3, markets: ['match-result', 'total|total=2.5'] }
    ])
    stop()
  })
})

describe('a settlement that a process did not finish', () => {
  test('is gone on with, and pays nothing twice', async () => {
    const who = await bettor(platform)
    const event = await feed.match()
    const { id } = await who.placed(betOn([{ event }]))
    await feed.settle(event, won('1', 'x', '2'))
    const { kysely } = platform.ports.db
    // As if it had ended between a batch and the end of its market.
    await kysely
      .updateTable('sport_markets')
      .set({ reckoned: 0n })
      .where('event_id', '=', event)
      .execute()
    await kysely
      .updateTable('sport_bet_legs')
      .set({ revision: 0n })
      .where('bet_id', '=', id)
      .execute()
    await platform.ports.jobs.run('sports.settle')
    expect(await who.cash()).toBe(11_500n)
    expect(await who.bet(id)).toMatchObject({ status: 'WIN', returned: '25.00' })
  })
})

describe('a feed', () => {
  test('is followed by one process at a time, from the last number on, and by the next when it ends', async () => {
    const follows: { after: number; open: boolean }[] = []
    const source: FeedSource = {
      follow(after, take) {
        const followed = { after, open: true }
        follows.push(followed)
        const message = feed.numbered({ kind: 'alive', no: after + 1 })
        const taken = take([message])
        return {
          async close() {
            await taken
            followed.open = false
          }
        }
      }
    }
    const first = followFeed(platform.ports, source)
    await expect.poll(() => follows.length, PATIENT).toBe(1)
    const second = followFeed(platform.ports, source)
    const [{ after } = { after: 0 }] = follows
    const { holder } = await platform.ports.db.kysely
      .selectFrom('sport_feed')
      .select('holder')
      .where('source', '=', 'feed')
      .executeTakeFirstOrThrow()
    expect(holder).not.toBeNull()
    await first.close()
    expect(follows).toEqual([{ after, open: false }])
    await expect.poll(() => follows.length, PATIENT).toBe(2)
    expect(follows[1]).toEqual({ after: after + 1, open: true })
    await second.close()
    expect(follows[1]?.open).toBe(false)
  })
})

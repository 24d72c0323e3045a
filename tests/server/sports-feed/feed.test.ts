import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import type { FeedMessage } from '#contract/wire/sports-feed.ts'
import { readSportsStatistics } from '#contract/wire/sports-statistics.ts'
import { call } from '#server/http/call.ts'
import { openSocket } from '#server/http/open-socket.ts'
import { SIGNATURE_HEADER, signPath } from '#server/http/signed-path.ts'
import { orderMatch, playNow } from '#server/sports-feed/order-match.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { until } from '#tests/support/socket-server.ts'
import { provide, smallWorld } from './small-world.ts'
import { eventOf, followFeed, isKind, settledBy } from './support.ts'

const COMPETITION = 'aurora-league'
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const world = smallWorld(COMPETITION)

let platform: TestPlatform

beforeAll(async () => {
  platform = await startPlatform({ prepare: provide(world) })
})
afterAll(() => platform.close())

const now = () => platform.ports.clock.now().getTime()

/** The next match that has not begun, in so many days, or one of those after it. */
function nextMatch(days = 0, later = 0) {
  const from = now() + days * DAY_MS + 1000
  const match = world.inSight(null, from).filter(({ startsAt }) => startsAt >= from)[later]
  if (!match) throw new Error('Nobody plays')
  return match
}

const refusal = (path: string, signature: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const { config } = platform.ports
    const socket = openSocket(config, new URL(path, config.sportsFeedUrl), {
      [SIGNATURE_HEADER]: signature
    })
    socket.on('unexpected-response', (request, { statusCode }) => {
      request.destroy()
      resolve(statusCode)
    })
    socket.on('open', () => reject(new Error('It was let in')))
    socket.on('error', () => {})
  })

describe('following the feed', () => {
  test('begins with how every event stands, and goes on with the next number', async () => {
    const follower = followFeed(platform.ports)
    const { standing, number } = await follower.caughtUp()
    const fixtures = standing.filter(isKind('fixture'))
    const known = world.inSight(null, now()).filter(({ startsAt }) => startsAt > now())
    expect(known.length).toBeGreaterThan(20)
    const ids = new Set(fixtures.map(eventOf))
    expect(known.filter(({ id }) => !ids.has(id))).toEqual([])
    expect(new Set(standing.map(eventOf))).toEqual(ids)
    // Each who comes has a sign of life told at once.
    await followFeed(platform.ports).caughtUp()
    await followFeed(platform.ports).caughtUp()
    await until(() => follower.live().length >= 2)
    expect(follower.live()[0]?.no).toBe(number + 1)
    expect(follower.live()[1]?.no).toBe(number + 2)
  })

  test('an event is announced, all its prices stop, and then those that stand are told', async () => {
    const { standing, number } = await followFeed(platform.ports).caughtUp()
    const { id } = nextMatch()
    const own = standing.filter(message => eventOf(message) === id)
    expect(own.slice(0, 3).map(({ kind }) => kind)).toEqual(['fixture', 'bet-stop', 'odds'])
    for (const odds of own.filter(isKind('odds'))) expect(odds.no).toBe(number)
    for (const { no } of own.slice(0, 2)) expect(no).toBeLessThan(number)
  })

  test('needs a signature of the house over this very question', async () => {
    const { secrets } = platform.ports.config
    const other = { sports: { ...secrets.sports, feed: 'another' } }
    expect(await refusal('/v1/feed?after=0', signPath(other, '/v1/feed?after=0'))).toBe(401)
    expect(await refusal('/v1/feed?after=1', signPath(secrets, '/v1/feed?after=0'))).toBe(401)
    expect(await refusal('/v1/feed?after=-1', signPath(secrets, '/v1/feed?after=-1'))).toBe(400)
  })
})

describe('a clock that is moved', () => {
  afterEach(() => platform.ports.clock.move('real'))

  test('over a whole match settles everything in between, each thing once', async () => {
    const follower = followFeed(platform.ports)
    await follower.caughtUp()
    const match = nextMatch()
    await platform.ports.clock.move(new Date(match.startsAt + 5 * HOUR_MS))
    const isOver = () =>
      follower
        .live()
        .filter(isKind('fixture'))
        .some(({ fixture, status }) => fixture.id === match.id && status !== 'trading')
    await until(isOver)
    const told = follower.live()
    const whole = world.told(match, -1, world.lasts(match))
    const settled = settledBy(told, match.id)
    expect(settled.size).toBeGreaterThan(5)
    const standing = settledBy(
      whole.map((body, index) => ({ ...body, no: index + 1, at: 0 })),
      match.id
    )
    expect(settled).toEqual(standing)
    const counts = new Map<string, number>()
    for (const { event, kind, markets } of told.filter(isKind('settlement', 'settlement-rollback')))
      if (event === match.id)
        for (const each of markets) {
          const market = typeof each === 'string' ? each : each.market
          counts.set(market, (counts.get(market) ?? 0) + (kind === 'settlement' ? 1 : -1))
        }
    for (const [market, count] of counts)
      expect([market, count]).toEqual([market, Number(settled.has(market))])
  })

  test('put back plays nothing twice: there are signs of life alone', async () => {
    const follower = followFeed(platform.ports)
    await follower.caughtUp()
    await platform.ports.clock.move(new Date(now() - 5 * HOUR_MS))
    const from = follower.live().length
    await followFeed(platform.ports).caughtUp()
    await followFeed(platform.ports).caughtUp()
    await until(() => follower.live().slice(from).filter(isKind('alive')).length >= 2)
    const afterwards = follower.live().slice(from)
    const first = afterwards.findIndex(({ kind }) => kind === 'alive')
    expect(afterwards.slice(first).map(({ kind }) => kind)).toEqual(['alive', 'alive'])
  })
})

describe('who was away', () => {
  test('is told all that was settled meanwhile, in its order and before anything else', async () => {
    const [away, stays] = [followFeed(platform.ports), followFeed(platform.ports)]
    const { number } = await away.caughtUp()
    await stays.caughtUp()
    away.socket.terminate()
    // The test before has played the first day.
    const match = nextMatch(2)
    await platform.ports.clock.move(new Date(match.startsAt + 5 * HOUR_MS))
    const isKept = isKind('settlement', 'settlement-rollback', 'cancel', 'fixture')
    await until(() =>
      stays
        .live()
        .filter(isKind('fixture'))
        .some(({ fixture, status }) => fixture.id === match.id && status !== 'trading')
    )
    const back = followFeed(platform.ports, number)
    const { standing } = await back.caughtUp()
    const missed = stays
      .live()
      .filter(({ no }) => no > number)
      .filter(isKept)
    expect(missed.length).toBeGreaterThan(3)
    expect(standing.slice(0, missed.length)).toEqual(missed)
    await platform.ports.clock.move('real')
  })
})

describe('what the console orders', () => {
  test('a match that is played at once ends, and its last settlement can be overturned', async () => {
    const { ports } = platform
    const follower = followFeed(ports)
    await follower.caughtUp()
    const match = await playNow(ports, world, { competition: COMPETITION, speed: 50 })
    if (!match) throw new Error('Nobody plays')
    const own = () => follower.live().filter(message => eventOf(message) === match.id)
    await until(() => own().some(({ kind }) => kind === 'odds'))
    expect(own()[0]).toMatchObject({ kind: 'fixture', fixture: { speed: 50 } })
    await ports.clock.move(new Date(now() + 10 * 60_000))
    await until(() => own().filter(isKind('settlement')).length > 0)
    await until(() => own().filter(isKind('fixture')).length > 1)
    const before = settledBy(own(), match.id)
    await orderMatch(ports, match.id, 'overturn')
    await until(
      () => own().at(-1)?.kind === 'settlement' && own().at(-2)?.kind === 'settlement-rollback'
    )
    const after = settledBy(own(), match.id)
    expect([...after.keys()].toSorted()).toEqual([...before.keys()].toSorted())
    expect(after).not.toEqual(before)
    await ports.clock.move('real')
  })

  test('a match that is halted has no open price until it goes on, and one that is abandoned is void', async () => {
    const { ports } = platform
    const follower = followFeed(ports)
    await follower.caughtUp()
    const { id } = nextMatch(3)
    const own = () => follower.live().filter(message => eventOf(message) === id)
    await orderMatch(ports, id, 'halt')
    await until(() => own().some(({ kind }) => kind === 'bet-stop'))
    const { standing } = await followFeed(ports).caughtUp()
    const open = (messages: readonly FeedMessage[]) =>
      messages
        .filter(isKind('odds'))
        .flatMap(({ event, markets }) => (event === id ? markets : []))
        .filter(({ status }) => status === 'active').length
    expect(open(standing)).toBe(0)
    await orderMatch(ports, id, 'resume')
    await until(() => open(own()) > 0)
    await orderMatch(ports, id, 'abandon')
    await until(() => own().at(-1)?.kind === 'fixture')
    expect(own().at(-1)).toMatchObject({ status: 'cancelled' })
    expect(own().filter(isKind('cancel'))[0]?.markets.length).toBeGreaterThan(5)
    const { standing: later } = await followFeed(ports).caughtUp()
    expect(later.filter(message => eventOf(message) === id)).toEqual([])
  })

  test('a match that is postponed begins later and goes on, and one that would be too late is void [L122]', async () => {
    const { ports } = platform
    const follower = followFeed(ports)
    await follower.caughtUp()
    const { id, startsAt } = nextMatch(3, 1)
    const own = () => follower.live().filter(message => eventOf(message) === id)
    await orderMatch(ports, id, 'postpone')
    await until(() => own().some(({ kind }) => kind === 'fixture'))
    const moved = startsAt + 20 * HOUR_MS
    expect(own().filter(isKind('fixture'))).toMatchObject([
      { status: 'trading', fixture: { startsAt: moved } }
    ])
    const { standing } = await followFeed(ports).caughtUp()
    const stands = standing.filter(message => eventOf(message) === id)
    expect(stands[0]).toMatchObject({ kind: 'fixture', fixture: { startsAt: moved } })
    expect(
      stands.filter(isKind('odds')).flatMap(({ markets }) => markets.map(({ status }) => status))
    ).toContain('active')
    await orderMatch(ports, id, 'postpone')
    await until(() => own().at(-1)?.kind === 'fixture' && own().length > 2)
    expect(own().at(-1)).toMatchObject({ status: 'cancelled' })
    expect(own().filter(isKind('cancel'))[0]?.markets.length).toBeGreaterThan(5)
  })
})

describe('figures of a match', () => {
  test('are told to the house alone, in the form that pages read', async () => {
    const { config } = platform.ports
    const { id } = nextMatch()
    const path = `/v1/statistics/${id}`
    const ask = (signature: string) =>
      call(config, new URL(path, config.sportsFeedUrl), {
        headers: { [SIGNATURE_HEADER]: signature }
      })
    expect((await ask('')).status).toBe(401)
    const answer = await ask(signPath(config.secrets, path))
    const statistics = readSportsStatistics(answer.text)
    expect(statistics?.figures?.rows.length).toBeGreaterThan(3)
    expect(statistics?.standings.length).toBeGreaterThan(5)
    expect(statistics?.lineUps?.map(({ starting }) => starting.length)).toEqual([11, 11])
    expect(statistics?.timeline).toEqual([])
  })
})

describe('a process that has missed a number', () => {
  test('cuts its followers, who come again for it', async () => {
    const { bus, clock } = platform.ports
    const follower = followFeed(platform.ports)
    await follower.caughtUp()
    const last = follower.heard.at(-1)?.no ?? 0
    const at = clock.now()
    const text = JSON.stringify({ kind: 'alive', no: last + 2, at: at.getTime() })
    await bus.publish({
      kind: 'sports.feed',
      subject: 'told',
      version: 0,
      at: at.toISOString(),
      data: { texts: [text] }
    })
    expect(await follower.closed).toBe(1012)
    expect((await followFeed(platform.ports, last).caughtUp()).number).toBeGreaterThan(last)
  })
})

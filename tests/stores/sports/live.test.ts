import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import type { LiveEvent, LiveFrame } from '#contract/wire/sports-live.ts'
import { type SportsSocketListener, setSportsLine } from '#stores/environment/sports-line.ts'
import { followTopic, type LiveTopic } from '#stores/sports/live.ts'
import { createTestClock } from '#tests/support/test-clock.ts'

const event = (id: string, version: number, odds: number): LiveEvent => ({
  id,
  sport: 'football',
  competition: 'aurora-league',
  round: 1,
  startsAt: 0,
  speed: 1,
  sides: [
    { id: 'ljosby', name: 'Ljosby' },
    { id: 'isfold', name: 'Isfold' }
  ],
  eachWay: null,
  status: 'trading-live',
  score: null,
  scoreAt: null,
  open: 1,
  version,
  markets: [
    { market: 'match-result', status: 'active', outcomes: [{ id: '1', odds, enabled: true }] }
  ]
})

const all = (topic: string, events: readonly LiveEvent[], now = 0): LiveFrame => ({
  type: 'all',
  topic,
  now,
  events: [...events],
  total: events.length
})

const change = (since: number, to: LiveEvent): LiveFrame => ({
  type: 'event',
  topic: 'in-play',
  now: 0,
  since,
  total: 1,
  event: to,
  incidents: []
})

/** The world of a page: what addresses answer, and the sockets that it opened. */
function playWorld({ isSignedIn = false } = {}) {
  const clock = createTestClock()
  const asked: string[] = []
  const sockets: { listener: SportsSocketListener; sent: unknown[]; isClosed: boolean }[] = []
  let wake = () => {}
  const world = {
    clock,
    asked,
    sockets,
    isHidden: false,
    answers: (_topic: string): string | null => null,
    wake: () => wake()
  }
  setSportsLine({
    clock,
    site: async () => ({ url: 'https://live.test', socket: 'wss://live.test/v1/socket' }),
    async read(url) {
      asked.push(url)
      return world.answers(url.split('/').at(-1) ?? '')
    },
    open(_url, listener) {
      const socket = { listener, sent: [] as unknown[], isClosed: false }
      sockets.push(socket)
      return {
        send: frame => void socket.sent.push(JSON.parse(frame)),
        close: () => {
          socket.isClosed = true
          listener.ended()
        }
      }
    },
    isSignedIn: () => isSignedIn,
    isHidden: () => world.isHidden,
    onChange(listener) {
      wake = listener
      return () => {
        wake = () => {}
      }
    }
  })
  return world
}

const settle = () => new Promise<void>(resolve => setImmediate(resolve))
const oddsOf = (topic: LiveTopic | undefined) =>
  topic?.board?.events.map(({ markets }) => markets[0]?.outcomes[0]?.odds)

describe('live prices', () => {
  let stops: (() => void)[] = []
  let told: LiveTopic[] = []
  const follow = (topic: string) => stops.push(followTopic(topic, state => told.push(state)))

  beforeEach(() => {
    stops = []
    told = []
  })

  afterEach(() => {
    for (const stop of stops) stop()
    setSportsLine(undefined)
  })

  test('are asked for every few seconds by who has no session, and by no socket', async () => {
    const world = playWorld()
    world.answers = topic => JSON.stringify(all(topic, [event('a', 1, 2000)]))
    follow('in-play')
    await settle()
    expect(oddsOf(told.at(-1))).toEqual([2000])
    world.answers = topic => JSON.stringify(all(topic, [event('a', 2, 1900)]))
    await world.clock.pass(2500, settle)
    expect(oddsOf(told.at(-1))).toEqual([1900])
    expect(world.asked).toEqual(Array(2).fill('https://live.test/v1/topics/in-play'))
    expect(world.sockets).toHaveLength(0)
  })

  test('are not asked for while nobody looks at the page, and at once when somebody does', async () => {
    const world = playWorld()
    world.answers = topic => JSON.stringify(all(topic, []))
    follow('in-play')
    await settle()
    world.isHidden = true
    await world.clock.pass(60_000, settle)
    const before = world.asked.length
    await world.clock.pass(60_000, settle)
    expect(world.asked).toHaveLength(before)
    world.isHidden = false
    world.wake()
    await settle()
    expect(world.asked).toHaveLength(before + 1)
  })

  test('are called old when nobody answers, are asked for less often, and are good again after an answer', async () => {
    const world = playWorld()
    world.answers = topic => JSON.stringify(all(topic, [event('a', 1, 2000)]))
    follow('in-play')
    await settle()
    world.answers = () => {
      throw new Error('away')
    }
    await world.clock.pass(2500 + 5000, settle)
    expect(told.at(-1)).toMatchObject({ isStale: true })
    expect(oddsOf(told.at(-1))).toEqual([2000])
    const asked = world.asked.length
    await world.clock.pass(5000, settle)
    expect(world.asked).toHaveLength(asked)
    world.answers = topic => JSON.stringify(all(topic, [event('a', 2, 1900)]))
    await world.clock.pass(60_000, settle)
    expect(told.at(-1)).toMatchObject({ isStale: false })
  })

  test('come by one socket with a session, upon the version that is known', async () => {
    const world = playWorld({ isSignedIn: true })
    world.answers = topic => JSON.stringify(all(topic, []))
    follow('in-play')
    follow('event:a')
    await settle()
    const [socket] = world.sockets
    socket?.listener.opened()
    expect(socket?.sent).toEqual([
      { type: 'follow', topic: 'in-play' },
      { type: 'follow', topic: 'event:a' }
    ])
    socket?.listener.heard(JSON.stringify(all('in-play', [event('a', 1, 2000)])))
    socket?.listener.heard(JSON.stringify(change(1, event('a', 2, 1900))))
    expect(oddsOf(told.at(-1))).toEqual([1900])
    expect(world.sockets).toHaveLength(1)
  })

  test('are asked for anew after a gap, and nothing is shown that was built upon it', async () => {
    const world = playWorld({ isSignedIn: true })
    follow('in-play')
    await settle()
    const [socket] = world.sockets
    socket?.listener.opened()
    socket?.listener.heard(JSON.stringify(all('in-play', [event('a', 1, 2000)])))
    socket?.listener.heard(JSON.stringify(change(2, event('a', 3, 1500))))
    expect(oddsOf(told.at(-1))).toEqual([2000])
    expect(socket?.sent).toEqual(Array(2).fill({ type: 'follow', topic: 'in-play' }))
    socket?.listener.heard(JSON.stringify(all('in-play', [event('a', 3, 1500)])))
    expect(oddsOf(told.at(-1))).toEqual([1500])
  })

  test('are asked for while the line is gone, which is opened again', async () => {
    const world = playWorld({ isSignedIn: true })
    world.answers = topic => JSON.stringify(all(topic, [event('a', 4, 1700)]))
    follow('in-play')
    await settle()
    world.sockets[0]?.listener.opened()
    const before = world.asked.length
    world.sockets[0]?.listener.ended()
    await settle()
    expect(world.asked.length).toBe(before + 1)
    expect(oddsOf(told.at(-1))).toEqual([1700])
    await world.clock.pass(2500, settle)
    expect(world.sockets).toHaveLength(2)
  })

  test('of a line that says nothing and answers nothing are given up', async () => {
    const world = playWorld({ isSignedIn: true })
    follow('in-play')
    await settle()
    world.sockets[0]?.listener.opened()
    await world.clock.pass(20_000, settle)
    expect(world.sockets[0]?.sent).toHaveLength(2)
    await world.clock.pass(20_000, settle)
    expect(world.sockets[0]?.isClosed).toBe(true)
  })

  test('of an event that does not exist are said to be missing', async () => {
    playWorld()
    follow('event:nothing')
    await settle()
    expect(told.at(-1)).toMatchObject({ isMissing: true, board: null })
  })

  test('end with the last who follows', async () => {
    const world = playWorld({ isSignedIn: true })
    const stop = followTopic('in-play', () => {})
    await settle()
    world.sockets[0]?.listener.opened()
    stop()
    expect(world.sockets[0]?.sent.at(-1)).toEqual({ type: 'leave', topic: 'in-play' })
    expect(world.sockets[0]?.isClosed).toBe(true)
    expect(world.clock.pending()).toBe(0)
  })
})

import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type WebSocket, WebSocketServer } from 'ws'

import type { FeedMessage } from '#contract/wire/sports-feed.ts'
import { socketSource } from '#server/capabilities/sports/feed/socket-source.ts'
import { stopAll } from '#server/capabilities/sports/feed/stop-all.ts'
import { liveEvents, takeMessages } from '#server/capabilities/sports/index.ts'
import { handFeed } from '#tests/server/sports/support.ts'
import { freePort } from '#tests/support/free-port.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { until } from '#tests/support/socket-server.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await startPlatform()
})
afterAll(() => platform.close())

const at = Date.UTC(2026, 10, 29)
const alive = (no: number): FeedMessage => ({ kind: 'alive', no, at })
const first = (no: number, told: number): FeedMessage => ({ kind: 'alive', no, at, told })
const stop = (no: number): FeedMessage => ({ kind: 'bet-stop', no, at, event: 'a-match' })

/** A provider that says what a test has it say, at an address of its own. */
async function provider() {
  const port = await freePort()
  const asked: string[] = []
  const lines: WebSocket[] = []
  const server = new WebSocketServer({ port, host: '127.0.0.1' })
  server.on('connection', (socket, { url }) => {
    asked.push(url ?? '')
    lines.push(socket)
  })
  const close = () =>
    new Promise<void>(resolve => {
      for (const line of lines) line.terminate()
      server.close(() => resolve())
    })
  onTestFinished(close)
  return {
    ports: {
      ...platform.ports,
      config: { ...platform.ports.config, sportsFeedUrl: `http://127.0.0.1:${port}` }
    },
    asked,
    lines,
    close,
    say: (...messages: readonly FeedMessage[]) => {
      for (const message of messages) lines.at(-1)?.send(JSON.stringify(message))
    }
  }
}

describe('the house’s side of the feed', () => {
  test('hands over in order, and asks anew from the last number it took when one is missing', async () => {
    const feed = await provider()
    const taken: number[] = []
    const source = socketSource(feed.ports, { silent: async () => {} })
    const following = source.follow(7, async messages => {
      taken.push(...messages.map(({ no }) => no))
    })
    onTestFinished(() => following.close())
    await until(() => feed.lines.length === 1)
    // What was kept has gaps: prices were not kept.
    feed.say(stop(9), stop(12), stop(19), stop(20), first(20, 4), stop(21))
    await until(() => taken.length === 6)
    feed.say(stop(23))
    await until(() => feed.lines.length === 2)
    expect(taken).toEqual([9, 12, 19, 20, 20, 21])
    expect(feed.asked).toEqual(['/v1/feed?after=7', '/v1/feed?after=21'])
  })

  test('takes nothing of how things stand while a part of it is missing, and asks anew', async () => {
    const feed = await provider()
    const taken: number[] = []
    const source = socketSource(feed.ports, { silent: async () => {} })
    const following = source.follow(7, async messages => {
      taken.push(...messages.map(({ no }) => no))
    })
    onTestFinished(() => following.close())
    await until(() => feed.lines.length === 1)
    // The settlement with number 9 is lost on the way.
    feed.say(stop(12), stop(20), first(20, 3), stop(21), alive(22))
    await until(() => feed.lines.length === 2)
    // Of this line only the end comes through.
    feed.say(stop(23), alive(24))
    await until(() => feed.lines.length === 3)
    expect(taken).toEqual([])
    feed.say(stop(9), stop(24), first(24, 2))
    await until(() => taken.length === 3)
    expect(taken).toEqual([9, 24, 24])
    expect(feed.asked).toEqual(['/v1/feed?after=7', '/v1/feed?after=7', '/v1/feed?after=7'])
  })

  test('asks again for what could not be taken', async () => {
    const feed = await provider()
    let fails = true
    const taken: number[] = []
    const source = socketSource(feed.ports, { silent: async () => {} })
    const following = source.follow(0, async messages => {
      if (fails) throw new Error('the database is away')
      taken.push(...messages.map(({ no }) => no))
    })
    onTestFinished(() => following.close())
    await until(() => feed.lines.length === 1)
    feed.say(stop(1), first(1, 1))
    await until(() => feed.lines.length === 2)
    fails = false
    feed.say(stop(1), first(1, 1))
    await until(() => taken.length === 2)
    expect(feed.asked).toEqual(['/v1/feed?after=0', '/v1/feed?after=0'])
  })

  test('leaves a line on which how things stand does not come to an end', async () => {
    const feed = await provider()
    const taken: number[] = []
    const source = socketSource(feed.ports, { silent: async () => {}, learnsWithinMs: 1200 })
    const following = source.follow(0, async messages => {
      taken.push(...messages.map(({ no }) => no))
    })
    onTestFinished(() => following.close())
    await until(() => feed.lines.length === 1)
    // It is never quiet, so no sign of life comes later either.
    feed.say(stop(4), stop(5))
    await until(() => feed.lines.length === 2)
    // Nothing at all is said on this one.
    await until(() => feed.lines.length === 3)
    feed.say(stop(6), first(6, 1))
    await until(() => taken.length === 2)
    expect(taken).toEqual([6, 6])
  })

  test('stops all prices when the feed is silent, until it tells them anew', async () => {
    const feed = await provider()
    const { ports } = platform
    const hand = handFeed(platform)
    const id = await hand.match()
    const statusOf = async () => {
      const [event] = await liveEvents(ports.db.kysely, ports.clock.now(), [id])
      return event?.markets[0]?.status
    }
    expect(await statusOf()).toBe('active')
    let stopped = false
    const source = socketSource(feed.ports, {
      silentMs: 1500,
      learnsWithinMs: 1500,
      async silent() {
        if (!stopped) await stopAll(ports)
        stopped = true
      }
    })
    const following = source.follow(2, messages => takeMessages(ports, messages))
    onTestFinished(() => following.close())
    await until(() => stopped)
    expect(await statusOf()).toBe('suspended')
    const prices = hand.numbered(
      hand.odds(id, { 'match-result': { '1': 2400, x: 3200, '2': 2900 } })
    )
    await until(() => feed.lines.length > 1)
    feed.say(prices, first(prices.no, 1))
    while ((await statusOf()) !== 'active') await new Promise(resolve => setImmediate(resolve))
  })
})

import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'

import { MOST_LEGS } from '#rules/sports/bets.ts'

import { openSocket } from '#server/http/open-socket.ts'
import { type HandFeed, handFeed, IN_PLAY } from '#tests/server/sports/support.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { until } from '#tests/support/socket-server.ts'
import { at, PRICES, page, priceOf } from './support.ts'

let platform: TestPlatform
let feed: HandFeed

beforeAll(async () => {
  platform = await startPlatform()
  feed = handFeed(platform)
})
afterAll(() => platform.close())

describe('by socket', () => {
  test('a topic is told as it stands, and then what changes', async () => {
    const id = await feed.liveMatch()
    const { boards, frames } = await page(platform, `event:${id}`, 'in-play')
    await until(() => priceOf(boards.get(`event:${id}`), id) === 2500)
    const before = frames.length
    await feed.tell(
      feed.odds(id, { 'match-result': { ...PRICES, '1': 2700 } }, {
        ...IN_PLAY,
        incidents: [{ kind: 'goal', side: 0, clock: 610 }]
      } as never)
    )
    await until(() => priceOf(boards.get(`event:${id}`), id) === 2700)
    await until(() => priceOf(boards.get('in-play'), id) === 2700)
    const told = frames.slice(before)
    expect(told.map(({ topic, type }) => `${topic} ${type}`).toSorted()).toEqual([
      `event:${id} event`,
      'in-play event'
    ])
    for (const frame of told)
      expect(frame).toMatchObject({ incidents: [{ kind: 'goal', side: 0 }] })
  })

  test('many changes of one moment are one frame with one reading', async () => {
    const id = await feed.liveMatch()
    const { boards, frames } = await page(platform, `event:${id}`)
    for (let step = 1; step <= 30; step++)
      await feed.tell(
        feed.odds(id, { 'match-result': { ...PRICES, '1': 2500 + step } }, { ...IN_PLAY } as never)
      )
    await until(() => priceOf(boards.get(`event:${id}`), id) === 2530)
    expect(frames.length).toBeLessThan(30)
  })

  test('who took nothing for a while gets everything anew, and it is the newest', async () => {
    const id = await feed.liveMatch()
    const { boards, frames, socket } = await page(platform, `event:${id}`)
    socket.pause()
    // More than the line between the two can hold: whoever reads nothing is behind in the end.
    const wide = Object.fromEntries(
      Array.from({ length: 60 }, (_, line) => [
        `correct-score|from=${line}:0`,
        Object.fromEntries(
          Array.from({ length: 26 }, (_, outcome) => [`${outcome}:0`, 5000 + outcome])
        )
      ])
    )
    const skipped = async () => {
      const { registry } = platform.ports.metrics
      return Number(
        / (\d+)\s*$/.exec(await registry.getSingleMetricAsString('sports_live_skipped'))?.[1]
      )
    }
    const before = await skipped()
    let last = 0
    for (let step = 1; (await skipped()) === before; step++) {
      last = 3000 + step
      const moved = Object.fromEntries(
        Object.entries(wide).map(([key, outcomes]) => [
          key,
          Object.fromEntries(Object.entries(outcomes).map(([each, odds]) => [each, odds + step]))
        ])
      )
      await feed.tell(
        feed.odds(id, { 'match-result': { ...PRICES, '1': last }, ...moved }, {
          ...IN_PLAY
        } as never)
      )
    }
    socket.resume()
    await until(() => priceOf(boards.get(`event:${id}`), id) === last)
    expect(frames.filter(({ type }) => type === 'all').length).toBeGreaterThan(1)
  })

  test('an event that is asked for before lists have heard of it comes to the lists as well', async () => {
    const { boards, say } = await page(platform, 'in-play')
    await until(() => boards.has('in-play'))
    const id = await feed.liveMatch()
    say('follow', `event:${id}`)
    await until(() => boards.get('in-play')?.events.some(event => event.id === id) === true)
  })

  test('an event that is over leaves the lists', async () => {
    const id = await feed.liveMatch()
    const { boards } = await page(platform, 'in-play', `event:${id}`)
    const isListed = () => boards.get('in-play')?.events.some(event => event.id === id) === true
    await until(isListed)
    await feed.tell(feed.odds(id, {}, { ...IN_PLAY, status: 'resulted' } as never))
    await until(() => !isListed())
    await until(() => boards.get(`event:${id}`)?.events[0]?.status === 'resulted')
  })

  test('what the bus has lost is found by the versions', async () => {
    const id = await feed.match()
    const { boards } = await page(platform, `event:${id}`)
    await platform.ports.db.kysely
      .updateTable('sport_events')
      .set({ status: 'trading-live', version: 99n })
      .where('id', '=', id)
      .execute()
    await until(() => boards.get(`event:${id}`)?.events[0]?.version === 99)
    expect(boards.get(`event:${id}`)?.events[0]?.status).toBe('trading-live')
  })

  test('who leaves a topic hears no more of it', async () => {
    const id = await feed.liveMatch()
    const line = await page(platform, `event:${id}`, 'in-play')
    await until(() => priceOf(line.boards.get(`event:${id}`), id) === 2500)
    line.say('leave', `event:${id}`)
    line.say('follow', 'upcoming')
    await until(() => line.boards.has('upcoming'))
    await feed.tell(
      feed.odds(id, { 'match-result': { ...PRICES, '1': 2900 } }, { ...IN_PLAY } as never)
    )
    await until(() => priceOf(line.boards.get('in-play'), id) === 2900)
    expect(priceOf(line.boards.get(`event:${id}`), id)).toBe(2500)
  })

  test('follows the matches of a full slip beside the lists of a page; more close it, and so do too many requests', async () => {
    const many = await page(platform, 'in-play', 'upcoming')
    for (let leg = 0; leg < MOST_LEGS; leg++) many.say('follow', `event:leg-${leg}`)
    await until(() => many.boards.has(`event:leg-${MOST_LEGS - 1}`))
    for (let topic = 0; topic < MOST_LEGS; topic++) many.say('follow', `sport:s${topic}`)
    expect(await many.closed).toBe(4429)
    const loud = await page(platform)
    for (let count = 0; count <= 100; count++) loud.say('leave', 'in-play')
    expect(await loud.closed).toBe(4429)
  })

  test('pages of other sites are refused', async () => {
    const socket = openSocket(platform.ports.config, at(platform, '/v1/socket'), {
      origin: 'https://elsewhere.example'
    })
    onTestFinished(() => socket.terminate())
    const status = await new Promise<number | undefined>(resolve => {
      socket.on('unexpected-response', (request, response) => {
        request.destroy()
        resolve(response.statusCode)
      })
      socket.on('error', () => {})
    })
    expect(status).toBe(403)
    expect(socket.readyState).not.toBe(WebSocket.OPEN)
  })
  test('an address has a hundred at once, and whoever comes from another is let in', async () => {
    const open = (from: string) => {
      const socket = openSocket(platform.ports.config, at(platform, '/v1/socket'), {
        origin: platform.ports.config.publicUrl,
        'x-forwarded-for': from
      })
      onTestFinished(() => socket.terminate())
      return new Promise<number>((resolve, reject) => {
        socket.once('open', () => resolve(101))
        socket.once('unexpected-response', (request, response) => {
          request.destroy()
          resolve(response.statusCode ?? 0)
        })
        socket.once('error', reject)
      })
    }
    const crowd = await Promise.all(Array.from({ length: 100 }, () => open('203.0.113.7')))
    expect(new Set(crowd)).toEqual(new Set([101]))
    expect(await open('203.0.113.7')).toBe(429)
    expect(await open('203.0.113.8')).toBe(101)
  })
})

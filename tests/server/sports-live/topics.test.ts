import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { type HandFeed, handFeed } from '#tests/server/sports/support.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { get, PRICES, priceOf, topicOnce } from './support.ts'

let platform: TestPlatform
let feed: HandFeed

beforeAll(async () => {
  platform = await startPlatform()
  feed = handFeed(platform)
})
afterAll(() => platform.close())

describe('over HTTP', () => {
  test('a visitor has every topic without a socket, and no cache keeps prices longer than two seconds', async () => {
    const id = await feed.liveMatch()
    await topicOnce(platform, `event:${id}`, ({ events }) => events.length === 1)
    for (const topic of ['in-play', 'sport:football', 'competition:aurora-league', `event:${id}`]) {
      await topicOnce(platform, topic, ({ events }) => events.some(event => event.id === id))
      const answer = await get(platform, `/v1/topics/${topic}`)
      expect(answer.headers['cache-control']).toBe('public, max-age=2')
    }
    const search = await get(platform, '/v1/search?q=ravn')
    expect(search.headers['cache-control']).toBe('public, max-age=2')
    expect(JSON.parse(search.text)).toMatchObject({
      events: expect.arrayContaining([expect.objectContaining({ id })])
    })
  })

  test('the tag of an answer holds until something changes', async () => {
    const id = await feed.match()
    await topicOnce(platform, `event:${id}`, ({ events }) => events.length === 1)
    const first = await get(platform, `/v1/topics/event:${id}`)
    const tag = String(first.headers['etag'])
    const same = await get(platform, `/v1/topics/event:${id}`, { 'if-none-match': tag })
    expect([same.status, same.text, same.headers['cache-control']]).toEqual([
      304,
      '',
      'public, max-age=2'
    ])
    await feed.tell(feed.odds(id, { 'match-result': { ...PRICES, '1': 2600 } }))
    await topicOnce(platform, `event:${id}`, board => priceOf(board, id) === 2600)
    expect((await get(platform, `/v1/topics/event:${id}`, { 'if-none-match': tag })).status).toBe(
      200
    )
  })

  test('pages of the site may read it, and no others', async () => {
    const { publicUrl } = platform.ports.config
    const own = await get(platform, '/v1/topics/in-play', { origin: publicUrl })
    expect(own.headers['access-control-allow-origin']).toBe(publicUrl)
    const other = await get(platform, '/v1/topics/in-play', { origin: 'https://elsewhere.example' })
    expect(other.headers['access-control-allow-origin']).toBeUndefined()
    expect(own.headers['vary']).toContain('Origin')
  })

  test('what is no topic, and an event that is none, is not found', async () => {
    for (const topic of ['everything', 'event:nobody-knows-it', 'sport:FOOTBALL'])
      expect((await get(platform, `/v1/topics/${topic}`)).status).toBe(404)
    expect((await get(platform, '/v1/search')).status).toBe(400)
    expect((await get(platform, `/v1/search?q=${'x'.repeat(61)}`)).status).toBe(400)
  })

  test('finds sides by the beginnings of words, without their accents', async () => {
    const id = `found-${Date.now()}`
    await feed.tell(
      feed.fixture(id, {
        sides: [
          { id: 'a', name: 'Öland Rovers' },
          { id: 'b', name: 'Zzyx' }
        ]
      }),
      feed.odds(id, { 'match-result': PRICES })
    )
    await topicOnce(platform, `event:${id}`, ({ events }) => events.length === 1)
    const found = async (q: string) =>
      JSON.parse((await get(platform, `/v1/search?q=${encodeURIComponent(q)}`)).text).events.map(
        (event: { id: string }) => event.id
      )
    expect(await found('rov ola')).toEqual([id])
    expect(await found('overs')).toEqual([])
    expect(await found('o')).toEqual([])
  })
})

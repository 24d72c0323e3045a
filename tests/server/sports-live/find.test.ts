import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { readSportsCounts } from '#contract/wire/sports-counts.ts'
import { readSportsFound } from '#contract/wire/sports-found.ts'
import { readLiveFrame } from '#contract/wire/sports-live.ts'
import { type HandFeed, handFeed } from '#tests/server/sports/support.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { get, PRICES, topicOnce } from './support.ts'

let platform: TestPlatform
let feed: HandFeed

beforeAll(async () => {
  platform = await startPlatform()
  feed = handFeed(platform)
})
afterAll(() => platform.close())

/** A match of a competition that is to come, once lists have it. */
async function listed(id: string, fixture: Parameters<HandFeed['fixture']>[1] = {}) {
  await feed.tell(feed.fixture(id, fixture), feed.odds(id, { 'match-result': PRICES }))
  await topicOnce(platform, `event:${id}`, ({ events }) => events.length === 1)
  return id
}

describe('figures beside the names of sports', () => {
  test('count what lists have of sports, competitions and their parts, and what of it is in play', async () => {
    await listed('east-1', { competition: 'isle-cup-east' })
    await listed('west-1', { competition: 'isle-cup-west' })
    const live = await feed.liveMatch()
    await topicOnce(platform, 'in-play', ({ events }) => events.some(({ id }) => id === live))
    const answer = await get(platform, '/v1/counts')
    expect(answer.headers['cache-control']).toBe('public, max-age=10')
    const topics = readSportsCounts(answer.text)?.topics
    for (const [topic, count] of Object.entries({
      'in-play': { all: 1, inPlay: 1 },
      upcoming: { all: 2, inPlay: 0 },
      'sport:football': { all: 3, inPlay: 1 },
      'competition:isle-cup-east': { all: 1, inPlay: 0 },
      'competition:isle-cup': { all: 2, inPlay: 0 },
      'competition:aurora-league': { all: 1, inPlay: 1 }
    }))
      expect(topics?.[topic], topic).toEqual(count)
    expect(topics?.['sport:tennis']).toBeUndefined()
  })

  test('are the same as the totals of topics', async () => {
    const topics = readSportsCounts((await get(platform, '/v1/counts')).text)?.topics ?? {}
    for (const topic of ['in-play', 'upcoming', 'sport:football', 'competition:isle-cup-west']) {
      const { total } = await topicOnce(platform, topic, () => true)
      expect(topics[topic]?.all, topic).toBe(total)
    }
  })
})

describe('the matches of favourites', () => {
  const asked = async (ids: string) => {
    const frame = readLiveFrame((await get(platform, `/v1/marked?ids=${ids}`)).text)
    return frame?.type === 'all' ? frame.events.map(({ id }) => id) : undefined
  }

  test('are found by themselves, by their competition and by what that is a part of', async () => {
    await listed('fav-east', { competition: 'isle-cup-east', startsAt: Date.now() + 3_600_000 })
    await listed('fav-fjord', { competition: 'fjord-premier', startsAt: Date.now() + 7_200_000 })
    expect(await asked('fav-fjord')).toEqual(['fav-fjord'])
    expect(await asked('isle-cup-east')).toContain('fav-east')
    expect(await asked('isle-cup')).toContain('fav-east')
    expect(await asked('isle-cup')).not.toContain('fav-fjord')
    const both = await asked('fav-fjord,isle-cup,match-result')
    expect(both?.indexOf('fav-east')).toBeLessThan(both?.indexOf('fav-fjord') ?? -1)
  })

  test('are none of what is over', async () => {
    const id = await feed.match()
    await topicOnce(platform, `event:${id}`, ({ events }) => events.length === 1)
    expect(await asked(id)).toEqual([id])
    await feed.tell(feed.odds(id, {}, { status: 'resulted' }))
    await topicOnce(platform, `event:${id}`, ({ events }) => events[0]?.status === 'resulted')
    expect(await asked(id)).toEqual([])
  })

  test('are not looked for by what is no list of names, or by more than sixty', async () => {
    const many = Array.from({ length: 61 }, (_, at) => `match-${at}`).join()
    for (const ids of ['', 'A', 'a,,b', 'a%20b', many])
      expect((await get(platform, `/v1/marked?ids=${ids}`)).status, ids).toBe(400)
    expect((await get(platform, '/v1/marked')).status).toBe(400)
  })
})

describe('search', () => {
  const search = async (q: string) =>
    readSportsFound((await get(platform, `/v1/search?q=${encodeURIComponent(q)}`)).text)

  test('finds competitions and teams, and of a team the match that it plays first', async () => {
    const side = { id: 'ljosby', name: 'Ljosby' }
    const other = { id: 'isfold', name: 'Isfold' }
    expect((await search('ljosb'))?.teams).toMatchObject([{ id: 'ljosby', event: null }])
    await listed('ljosby-late', { sides: [other, side], startsAt: Date.now() + 9_000_000 })
    await listed('ljosby-soon', { sides: [side, other], startsAt: Date.now() + 3_000_000 })
    expect(await search('ljosb')).toMatchObject({
      events: [{ id: 'ljosby-soon' }, { id: 'ljosby-late' }],
      teams: [{ id: 'ljosby', competition: 'aurora-league', event: 'ljosby-soon' }]
    })
    expect((await search('aur lea'))?.competitions).toEqual([
      { id: 'aurora-league', name: 'Aurora League', sport: 'football' }
    ])
  })

  test('tells no prices, which come with the page of a match', async () => {
    const { text } = await get(platform, '/v1/search?q=ravn')
    expect(text).not.toContain('odds')
  })
})

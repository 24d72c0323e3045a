import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { readSportsStatistics } from '#contract/wire/sports-statistics.ts'
import { fixturesBetween } from '#sports/calendar.ts'
import { handFeed } from '#tests/server/sports/support.ts'
import { provide, smallWorld } from '#tests/server/sports-feed/small-world.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { get } from './support.ts'

const HOUR_MS = 3_600_000
const world = smallWorld('aurora-league')
const asked: string[] = []

let platform: TestPlatform

beforeAll(async () => {
  const counted: typeof world = {
    ...world,
    statistics(fixture, second) {
      asked.push(fixture.id)
      return world.statistics(fixture, second)
    }
  }
  platform = await startPlatform({ prepare: provide(counted) })
})
afterAll(() => platform.close())

/** Matches of the league that began in such a time. */
const played = (from: number, until: number) =>
  fixturesBetween(from, until)
    .filter(({ competition }) => competition === 'aurora-league')
    .map(fixture => ({ ...fixture, speed: 1, sides: [...fixture.sides] }))

/** A match of the provider that the book knows, which began so many hours ago. */
async function knownMatch(hours: number) {
  const now = platform.ports.clock.now().getTime()
  const [match] = played(now - (hours + 48) * HOUR_MS, now - hours * HOUR_MS)
  if (!match) throw new Error('Nobody has played')
  await handFeed(platform).tell({ kind: 'fixture', status: 'resulted', fixture: match })
  return match
}

describe('figures of a match', () => {
  test('are asked of the provider in the name of the house, once for all, and kept for four seconds', async () => {
    const { id } = await knownMatch(3)
    const answers = await Promise.all([1, 2, 3].map(() => get(platform, `/v1/statistics/${id}`)))
    for (const { status, headers } of answers)
      expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=4'])
    expect(asked.filter(each => each === id)).toEqual([id])
    const statistics = readSportsStatistics(answers[0]?.text ?? '')
    expect(statistics?.figures?.momentum.length).toBe(90)
    expect(statistics?.timeline.at(-1)?.kind).toBe('finish')
    const kinds = new Set(statistics?.timeline.map(({ kind }) => kind))
    for (const kind of ['corner', 'point'] as const) expect(kinds.has(kind)).toBe(false)
    expect(statistics?.meetings.length).toBeGreaterThan(0)
  })

  test('are not asked of a match that the book does not know', async () => {
    const [match] = played(0, 48 * HOUR_MS)
    for (const id of [match?.id ?? '', 'nobody-knows-it'])
      expect((await get(platform, `/v1/statistics/${id}`)).status).toBe(404)
    expect(asked).not.toContain(match?.id)
  })
})

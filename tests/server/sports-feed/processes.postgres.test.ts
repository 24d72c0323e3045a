import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { Platform } from '#server/platform.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { until } from '#tests/support/socket-server.ts'
import { provide, smallWorld } from './small-world.ts'
import { type Follower, followFeed, secondProcess } from './support.ts'

const world = smallWorld('aurora-league')

let first: TestPlatform
let second: Platform

beforeAll(async () => {
  first = await startPlatform({ prepare: provide(world) })
  second = await secondProcess(first, world)
})
afterAll(async () => {
  await second.close()
  await first.close()
})

const played = async ({ ports }: Platform) => {
  const text = await ports.metrics.registry.getSingleMetricAsString('sports_feed_matches')
  return Number(/ (\d+)\s*$/.exec(text)?.[1])
}

const liveOf = (follower: Follower, count: number) =>
  follower
    .live()
    .slice(0, count)
    .map(message => JSON.stringify(message))

describe('two processes of a house', () => {
  test('tell their followers the same, and one of them alone plays', async () => {
    const followers = [followFeed(first.ports), followFeed(second.ports)] as const
    const [one, other] = await Promise.all(followers.map(follower => follower.caughtUp()))
    await until(() => followers.every(follower => follower.live().length >= 4))
    const from = Math.max(one?.number ?? 0, other?.number ?? 0)
    const common = followers.map(follower =>
      follower
        .live()
        .filter(({ no }) => no > from)
        .slice(0, 2)
    )
    expect(common[0]).toEqual(common[1])
    expect(common[0]?.map(({ no }) => no)).toEqual([from + 1, from + 2])
    const counts = await Promise.all([played(first), played(second)])
    expect(counts.filter(count => count > 0)).toHaveLength(1)
  })

  test('go on with the next number when the one that plays is gone without a word', async () => {
    const follower = followFeed(second.ports)
    const { number } = await follower.caughtUp()
    await until(() => follower.live().length >= 1)
    // As a process that was killed leaves it: somebody has the stage, and nobody plays.
    await second.ports.db.kysely
      .updateTable('feed_state')
      .set({ holder: 'killed', held_until: sql<Date>`clock_timestamp() + interval '2 seconds'` })
      .execute()
    const had = follower.live().length
    await until(() => follower.live().length >= had + 2)
    expect(liveOf(follower, had + 2).map(text => JSON.parse(text).no)).toEqual(
      Array.from({ length: had + 2 }, (_, index) => number + index + 1)
    )
  })
})

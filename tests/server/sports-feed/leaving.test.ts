import { expect, test } from 'vitest'

import { engineWorld } from '#server/sports-feed/engine-world.ts'
import type { World } from '#server/sports-feed/world.ts'
import { startPlatform } from '#tests/support/platform.ts'
import { provide } from './small-world.ts'

const SLOW_MS = 15

/** The whole world, of which each match takes its time to be told. */
function slowWorld() {
  const world = engineWorld(Buffer.from('a slow world'))
  const first = Promise.withResolvers<void>()
  const counts = { known: 0, told: 0 }
  const slow: World = {
    ...world,
    inSight(after, at) {
      const found = world.inSight(after, at)
      counts.known = Math.max(counts.known, found.length)
      return found
    },
    told() {
      counts.told += 1
      first.resolve()
      const until = performance.now() + SLOW_MS
      while (performance.now() < until);
      return []
    }
  }
  return { slow, counts, begun: first.promise }
}

test('a process that is asked to end leaves the matches it has not told to the next one', async () => {
  const { slow, counts, begun } = slowWorld()
  const platform = await startPlatform({ prepare: provide(slow) })
  await begun
  await platform.close()
  expect(counts.known).toBeGreaterThan(200)
  expect(counts.told).toBeLessThan(counts.known / 2)
})

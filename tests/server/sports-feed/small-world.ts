import { engineWorld } from '#server/sports-feed/engine-world.ts'
import { registerSportsFeed } from '#server/sports-feed/register-sports-feed.ts'
import type { World } from '#server/sports-feed/world.ts'
import type { PlatformOptions } from '#tests/support/platform.ts'

/** The engine's own world with the matches of some competitions alone. */
export function smallWorld(...competitions: readonly string[]): World {
  const world = engineWorld(Buffer.from('a world of tests'))
  return {
    ...world,
    inSight: (after, at) =>
      world.inSight(after, at).filter(({ competition }) => competitions.includes(competition))
  }
}

/** Makes a platform the provider of a world, as `registerRooms` does with all of it. */
export const provide =
  (world: World): NonNullable<PlatformOptions['prepare']> =>
  (app, ports) =>
    registerSportsFeed(app, { ...ports, config: { ...ports.config, sportsFeed: 'ours' } }, world)

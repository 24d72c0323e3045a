import type { FeedFixture } from '#contract/wire/sports-feed.ts'
import type { Ports } from '../ports.ts'
import type { OrderKind } from './tables.ts'
import type { World } from './world.ts'

/** Time for the players to come on to the pitch. */
const SOON_MS = 5000

interface Wanted {
  readonly competition: string
  /** How much faster than life it is played. */
  readonly speed: number
}

/** Has a match of a competition played at once; undefined for a competition that nobody plays in. */
export async function playNow(
  { clock, db }: Ports,
  world: World,
  { competition, speed }: Wanted
): Promise<FeedFixture | undefined> {
  const at = clock.now()
  const fixture = world.ordered({ competition, speed, startsAt: at.getTime() + SOON_MS })
  if (!fixture) return undefined
  await db.kysely
    .insertInto('feed_matches')
    .values({ id: fixture.id, fixture: JSON.stringify(fixture), at })
    .execute()
  return fixture
}

/** Has the one who plays do something with a match at the next second. */
export async function orderMatch({ db }: Ports, event: string, kind: OrderKind): Promise<void> {
  await db.kysely.insertInto('feed_orders').values({ event, kind }).execute()
}

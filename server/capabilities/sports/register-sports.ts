import type { FastifyInstance } from 'fastify'

import { startErrand } from '../../jobs/errand.ts'
import type { Ports } from '../../ports.ts'
import { forgetBookings } from './bookings.ts'
import type { FeedSource } from './feed/feed-source.ts'
import { followFeed } from './feed/follow-feed.ts'
import { figuresOf } from './metrics.ts'
import { decidePending } from './pending.ts'
import { settleDue } from './settle.ts'

/** A bet in play is decided so soon after its time. */
const DECIDE_MS = 250

/**
 * Names the work of the book: bets in play that have waited are decided, what a process left unsettled
 * is settled, and old codes are forgotten. One process of all follows the feed.
 */
export function registerSports(app: FastifyInstance, ports: Ports, source?: FeedSource): void {
  figuresOf(ports)
  ports.jobs.define('sports.settle', () => settleDue(ports), { cron: '* * * * *' })
  ports.jobs.define('sports.forget', () => forgetBookings(ports), { cron: '17 3 * * *' })
  const pending = startErrand({
    name: 'sports.pending',
    log: ports.log,
    work: () => decidePending(ports),
    everyMs: DECIDE_MS
  })
  const moved = ports.bus.subscribe('clock.moved', '*', () => pending.soon())
  const following = source && followFeed(ports, source)
  app.addHook('preClose', async () => {
    moved()
    await following?.close()
    await pending.close()
  })
}

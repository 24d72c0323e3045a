import type { FastifyInstance } from 'fastify'

import { startErrand } from '../../jobs/errand.ts'
import type { Ports } from '../../ports.ts'
import { lapseLimits } from './lapse.ts'
import { endLimitedSessions } from './session-limit.ts'

const EVERY_MS = 1000

/**
 * Names the work that forgets rises which nobody confirmed, and ends sessions within a second of
 * their limit.
 */
export function defineLimitJobs(app: FastifyInstance, ports: Ports): void {
  ports.jobs.define('limits.lapse', () => lapseLimits(ports), { cron: '* * * * *' })
  const errand = startErrand({
    name: 'limits.sessions',
    log: ports.log,
    work: () => endLimitedSessions(ports),
    everyMs: EVERY_MS
  })
  app.addHook('preClose', () => errand.close())
}

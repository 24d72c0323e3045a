import type { Logger } from 'pino'
import type { Bus } from './bus/events.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Ledger } from './ledger/ledger.ts'
import type { Metrics } from './metrics.ts'
import type { Random } from './random.ts'
import type { Tracing } from './tracing/tracing.ts'
import type { Visitors } from './visitors.ts'

/** What every room of the platform is given; nothing else is global. */
export interface Ports {
  readonly config: Config
  readonly db: Database
  readonly ledger: Ledger
  readonly bus: Bus
  readonly clock: Clock
  readonly jobs: Jobs
  readonly log: Logger
  readonly metrics: Metrics
  readonly random: Random
  readonly tracing: Tracing
  readonly visitors: Visitors
}

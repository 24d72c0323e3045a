import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import type { Tracing } from '../tracing/tracing.ts'
import { createDatabaseBus } from './database-bus.ts'
import type { Bus } from './events.ts'
import { createRedisBus } from './redis-bus.ts'

/** The bus that the configuration names: Redis, or the database. */
export const openBus = (
  { redisUrl }: Pick<Config, 'redisUrl'>,
  db: Database,
  log: Logger,
  tracing?: Tracing
): Promise<Bus> =>
  redisUrl ? createRedisBus(redisUrl, log, tracing) : createDatabaseBus(db, log, tracing)

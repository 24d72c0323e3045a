import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import { createDatabaseBus } from './database-bus.ts'
import type { Bus } from './events.ts'
import { createRedisBus } from './redis-bus.ts'

/** The bus that the configuration names: Redis, or the database. */
export const openBus = (
  { redisUrl }: Pick<Config, 'redisUrl'>,
  db: Database,
  log: Logger
): Promise<Bus> => (redisUrl ? createRedisBus(redisUrl, log) : createDatabaseBus(db, log))

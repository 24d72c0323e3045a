import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Database } from './database.ts'
import { openPGlite } from './pglite.ts'
import { openPostgres } from './postgres.ts'

/** Opens the database that the configuration names: PostgreSQL, or the embedded one. */
export function openDatabase(config: Config, log: Logger): Promise<Database> {
  if (config.databaseUrl) return openPostgres({ url: config.databaseUrl, log })
  return openPGlite({ directory: join(config.dataDir, 'db') })
}

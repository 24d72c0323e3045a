import type { Database } from '../db/database.ts'
import { withRetries } from '../db/transaction.ts'
import type { SealingKeys } from './seal.ts'
import { sealingPlugin } from './sealing-plugin.ts'

/** The database as all rooms use it: what SEALED_COLUMNS names is sealed in it and plain outside. */
export function sealedDatabase(db: Database, keys: SealingKeys): Database {
  const kysely = db.kysely.withPlugin(sealingPlugin(keys))
  return {
    ...db,
    kysely,
    transaction: work => withRetries(() => kysely.transaction().execute(work))
  }
}

import { Migrator } from 'kysely/migration'
import type { Database } from './database.ts'
import { MIGRATIONS } from './migrations/index.ts'

/**
 * Brings the schema to the newest state and tells what it ran. Several processes may call it at
 * once: the migrator holds a lock, and who comes later finds nothing to do.
 */
export async function migrate(db: Database): Promise<readonly string[]> {
  const migrator = new Migrator({
    db: db.kysely,
    provider: { getMigrations: async () => ({ ...MIGRATIONS }) },
    allowUnorderedMigrations: true
  })
  const { error, results = [] } = await migrator.migrateToLatest()
  const failed = results.find(result => result.status === 'Error')
  if (error) {
    throw new Error(`Migration ${failed?.migrationName ?? 'start'} failed`, { cause: error })
  }
  return results.map(result => result.migrationName)
}

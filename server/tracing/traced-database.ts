import type { Database } from '../db/database.ts'
import { inSpan, type Tracing } from './tracing.ts'

/** The database with every transaction a step of its trace; what is in one is nobody else's to know. */
export function tracedDatabase(db: Database, tracing: Tracing): Database {
  if (!tracing.isOn) return db
  const attributes = { 'db.system.name': 'postgresql' }
  return {
    ...db,
    transaction: work =>
      inSpan(tracing, 'internal', 'database transaction', attributes, () => db.transaction(work))
  }
}

import type { Migration } from 'kysely'
import * as m0001 from './0001-ledger.ts'

/** All migrations by their number; each runs once, in order, and only forward. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-ledger': m0001
}

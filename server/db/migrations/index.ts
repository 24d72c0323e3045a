import type { Migration } from 'kysely/migration'
import * as m0001 from './0001-ledger.ts'
import * as m0002 from './0002-identity.ts'
import * as m0003 from './0003-player.ts'
import * as m0004 from './0004-catalogue.ts'
import * as m0005 from './0005-games.ts'
import * as m0006 from './0006-cashier.ts'
import * as m0007 from './0007-sandbox.ts'

/** All migrations by their number; each runs once, in order, and only forward. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-ledger': m0001,
  '0002-identity': m0002,
  '0003-player': m0003,
  '0004-catalogue': m0004,
  '0005-games': m0005,
  '0006-cashier': m0006,
  '0007-sandbox': m0007
}

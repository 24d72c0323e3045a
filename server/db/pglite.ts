import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import { createChannels } from './channels.ts'
import type { Database } from './database.ts'
import { lockDirectory } from './lock.ts'
import { OID } from './parsers.ts'
import type { Tables } from './tables.ts'
import { withRetries } from './transaction.ts'

export interface PGliteOptions {
  /** A folder to keep the data in; in memory without it. */
  readonly directory?: string
  /** The dump of another instance to begin with. */
  readonly dump?: Blob
}

export interface EmbeddedDatabase extends Database {
  readonly engine: 'pglite'
  readonly pglite: PGlite
}

/** Opens the embedded database: one process, nothing to install, for trying and for tests. */
export async function openPGlite({ directory, dump }: PGliteOptions): Promise<EmbeddedDatabase> {
  if (directory) mkdirSync(directory, { recursive: true, mode: 0o700 })
  const unlock = directory ? lockDirectory(join(directory, '..', 'db.lock')) : () => {}
  const pglite = await PGlite.create({
    dataDir: directory ?? 'memory://',
    ...(dump && { loadDataDir: dump }),
    parsers: { [OID.bigint]: BigInt, [OID.date]: text => text }
  }).catch((error: unknown) => {
    unlock()
    throw error
  })
  const kysely = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) })
  return {
    engine: 'pglite',
    kysely,
    pglite,
    transaction: work => withRetries(() => kysely.transaction().execute(work)),
    ...createChannels(),
    close: async () => {
      await kysely.destroy()
      unlock()
    }
  }
}

// Makes one migrated dump for all test files: opening a new database takes seconds, a dump half of one.
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync
} from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrate } from '#server/db/migrate.ts'
import { openPGlite } from '#server/db/pglite.ts'
import { prepareJobs } from './prepare-jobs.ts'

declare module 'vitest' {
  interface ProvidedContext {
    dump: string
  }
}

const MIGRATIONS = 'server/db/migrations'
const CACHE = '.cache/tests'
/** What the dump is made of, so that another is made when they change. */
const MAKERS = ['package.json', 'tests/support/database-pglite.ts', 'tests/support/prepare-jobs.ts']

function fingerprint(): string {
  const hash = createHash('sha256')
  for (const file of MAKERS) hash.update(readFileSync(file))
  for (const file of readdirSync(MIGRATIONS).toSorted()) {
    hash.update(file).update(readFileSync(join(MIGRATIONS, file)))
  }
  return hash.digest('hex').slice(0, 16)
}

export async function setup(project: TestProject): Promise<void> {
  const file = join(CACHE, `pglite-${fingerprint()}.tar`)
  if (!existsSync(file)) {
    const db = await openPGlite({})
    await migrate(db)
    await prepareJobs({ databaseUrl: undefined }, db)
    // No test makes another database: without their models a dump is a third smaller.
    for (const model of ['template0', 'template1']) {
      await db.pglite.query('update pg_database set datistemplate = false where datname = $1', [
        model
      ])
      await db.pglite.exec(`drop database ${model}`)
    }
    const dump = await db.pglite.dumpDataDir('none')
    await db.close()
    mkdirSync(CACHE, { recursive: true })
    const draft = `${file}.${process.pid}`
    writeFileSync(draft, Buffer.from(await dump.arrayBuffer()))
    renameSync(draft, file)
  }
  project.provide('dump', file)
}

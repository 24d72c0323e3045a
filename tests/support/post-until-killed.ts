// A process of its own that posts entries and tells each one it was promised, until it is killed.
import { migrate } from '#server/db/migrate.ts'
import { openPGlite } from '#server/db/pglite.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { createLedger } from '#server/ledger/index.ts'
import { createMetrics } from '#server/metrics.ts'
import { cash, move, quiet, standingClock } from './ledger.ts'

const [target = ''] = process.argv.slice(2)
const db = target.startsWith('postgres:')
  ? await openPostgres({ url: target, log: quiet })
  : await openPGlite({ directory: target })
await migrate(db)
const ledger = createLedger(db, standingClock(), createMetrics())

async function postForEver(lane: number): Promise<never> {
  for (let n = 0; ; n++) {
    const key = `${lane}:${n}`
    await ledger.postAlone(move(key, 'world', cash(`p${lane}`), 1n))
    process.stdout.write(`${key}\n`)
  }
}

await Promise.all([0, 1, 2, 3].map(postForEver))

import { Counter, Gauge } from 'prom-client'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { withRetries } from '../db/transaction.ts'
import type { Metrics } from '../metrics.ts'
import { createBatcher } from './batch.ts'
import { encode } from './encode.ts'
import type { Ledger, Posted } from './ledger.ts'
import { postAll, settle } from './post.ts'
import { balanceOf, balancesOf, find, versionOf } from './read.ts'
import { reconcile } from './reconcile.ts'
import { reverse } from './reverse.ts'
import { touch } from './touch.ts'

/** The ledger over a database; one a process. */
export function createLedger(db: Database, clock: Clock, { registry }: Metrics): Ledger {
  const entries = new Counter({
    name: 'ledger_entries_total',
    help: 'Entries posted by this process, and replays of stored answers',
    labelNames: ['outcome'],
    registers: [registry]
  })
  const faults = new Gauge({
    name: 'ledger_faults',
    help: 'Assets, balances and floors that did not hold at the last reconciliation',
    labelNames: ['kind'],
    registers: [registry]
  })
  const counted = (posted: Posted) => {
    entries.inc({ outcome: posted.replayed ? 'replayed' : 'posted' })
    return posted
  }
  const batch = createBatcher(encoded =>
    withRetries(() => postAll(db.kysely, encoded, clock.now()))
  )

  return {
    async post(tx, entry) {
      const [outcome] = await postAll(tx, [encode(entry)], clock.now())
      if (!outcome) throw new Error(`No outcome for ${entry.key}`)
      return counted(settle(entry.key, outcome))
    },
    async postMany(tx, entries) {
      const outcomes = await postAll(
        tx,
        entries.map(entry => encode(entry)),
        clock.now()
      )
      return entries.map(({ key }, place) => {
        const outcome = outcomes[place]
        if (!outcome) throw new Error(`No outcome for ${key}`)
        return counted(settle(key, outcome))
      })
    },
    postAlone: async entry => counted(await batch(encode(entry))),
    reverse: (tx, reversal) => reverse(tx, reversal, clock.now()),
    find,
    balanceOf,
    balancesOf,
    versionOf,
    touch,
    async reconcile() {
      const result = await reconcile(db.kysely)
      for (const [kind, names] of Object.entries(result)) faults.set({ kind }, names.length)
      return result
    }
  }
}

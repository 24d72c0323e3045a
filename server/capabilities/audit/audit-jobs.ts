import type { Ports } from '../../ports.ts'
import { checkDecisions } from './check-decisions.ts'

/**
 * Checks the record every night and writes its head into the log: whoever keeps the log elsewhere can
 * show that the record was never made anew.
 */
export function defineAuditJobs({ db, jobs, log }: Pick<Ports, 'db' | 'jobs' | 'log'>): void {
  jobs.define(
    'audit.check',
    async () => {
      // One moment for lines and head, however many are added meanwhile.
      const { lines, head, findings } = await db.kysely
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(tx => checkDecisions(tx))
      const seen = { lines, head: `${head.seq}:${head.hash}` }
      if (findings.length === 0) log.info(seen, 'the record of decisions holds')
      else {
        const faults = findings.map(({ seq, fault }) => `${seq} ${fault}`)
        log.error({ ...seen, faults }, 'the record of decisions was tampered with')
      }
    },
    { cron: '7 3 * * *' }
  )
}

import type { Ports } from '../ports.ts'

/** Adds up the book every hour; what does not hold is an error in the log and a figure to alert on. */
export function registerLedgerJobs({ jobs, ledger, log }: Ports): void {
  jobs.define(
    'ledger.reconcile',
    async () => {
      const result = await ledger.reconcile()
      if (Object.values(result).some(names => names.length > 0)) {
        log.error(result, 'the ledger does not add up')
      }
    },
    { cron: '17 * * * *' }
  )
}

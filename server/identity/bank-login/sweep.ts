import type { Ports } from '../../ports.ts'

const KEPT_MS = 24 * 3_600_000

/** Forgets logins through a bank a day after they were good, and with them whom the bank named. */
export function defineBankLoginSweep({ clock, db, jobs }: Ports): void {
  const sweep = async () => {
    await db.kysely
      .deleteFrom('bank_logins')
      .where('expires_at', '<', new Date(clock.now().getTime() - KEPT_MS))
      .execute()
  }
  jobs.define('bank-logins.sweep', sweep, { cron: '27 * * * *' })
}

import type { FastifyInstance } from 'fastify'

import type { Ports } from '../ports.ts'
import { registerBankApi } from './api.ts'
import { registerLoginPages } from './login-routes.ts'

const KEPT_MS = 24 * 3_600_000

/**
 * Serves the sandbox's banks on their own origin: other parties, as real ones would be. They vouch
 * for whoever is asked for, so there are none where the sandbox is off.
 */
export function registerBanks(app: FastifyInstance, ports: Ports): void {
  const { clock, config, db, jobs } = ports
  if (!config.sandbox) return
  registerBankApi(app, ports)
  registerLoginPages(app, ports)
  const sweep = async () => {
    await db.kysely
      .deleteFrom('bank_provider_logins')
      .where('expires_at', '<', new Date(clock.now().getTime() - KEPT_MS))
      .execute()
  }
  jobs.define('banks.sweep', sweep, { cron: '37 * * * *' })
}

import type { FastifyInstance } from 'fastify'
import { registerSite } from './http/site.ts'
import { registerSiteConfig } from './http/site-config.ts'
import { registerLedgerJobs } from './ledger/jobs.ts'
import type { Ports } from './ports.ts'

/** Every room of the platform in the order it is asked: a new room adds its line here. */
export async function registerRooms(app: FastifyInstance, ports: Ports): Promise<void> {
  registerLedgerJobs(ports)
  registerSiteConfig(app, ports)
  // Last, because it answers whatever no other room knows.
  await registerSite(app, ports)
}

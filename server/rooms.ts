import type { FastifyInstance } from 'fastify'
import { registerBanks } from './banks/register-banks.ts'
import { defineCashierJobs, registerNotifications } from './capabilities/cashier/index.ts'
import { registerFeed, registerSearchGames } from './capabilities/catalogue/index.ts'
import { registerWalletApi } from './capabilities/games/index.ts'
import { registerGameProvider } from './games/index.ts'
import { registerGraphql } from './graphql/register.ts'
import { registerSite } from './http/site.ts'
import { registerSiteConfig } from './http/site-config.ts'
import { defineBankLoginSweep } from './identity/bank-login/index.ts'
import { registerIdentity } from './identity/register-identity.ts'
import { registerLedgerJobs } from './ledger/jobs.ts'
import { registerPayments } from './payments/register-payments.ts'
import type { Ports } from './ports.ts'
import { registerSandbox } from './sandbox/register-sandbox.ts'

/** Every room of the platform in the order it is asked: a new room adds its line here. */
export async function registerRooms(app: FastifyInstance, ports: Ports): Promise<void> {
  registerLedgerJobs(ports)
  registerSiteConfig(app, ports)
  await registerIdentity(app, ports)
  defineBankLoginSweep(ports)
  registerGraphql(app, ports)
  registerFeed(app, ports)
  registerSearchGames(app, ports)
  registerWalletApi(app, ports)
  await registerGameProvider(app, ports)
  defineCashierJobs(ports)
  registerNotifications(app, ports)
  registerPayments(app, ports)
  registerBanks(app, ports)
  registerSandbox(app, ports)
  // Last, because it answers whatever no other room knows.
  await registerSite(app, ports)
}

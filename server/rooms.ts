import type { FastifyInstance } from 'fastify'
import { registerBanks } from './banks/register-banks.ts'
import { defineAuditJobs } from './capabilities/audit/index.ts'
import { defineBonusJobs } from './capabilities/bonus/index.ts'
import { defineCashierJobs, registerNotifications } from './capabilities/cashier/index.ts'
import { registerFeed, registerSearchGames } from './capabilities/catalogue/index.ts'
import { registerCompliance } from './capabilities/compliance/index.ts'
import { registerConsent } from './capabilities/consent/index.ts'
import { registerExclusions } from './capabilities/exclusion/index.ts'
import { registerWalletApi } from './capabilities/games/index.ts'
import { registerJackpots } from './capabilities/jackpot/index.ts'
import { defineLimitJobs } from './capabilities/limits/index.ts'
import { registerLoyalty } from './capabilities/loyalty/index.ts'
import { registerPersonal } from './capabilities/personal/index.ts'
import { registerRaffles } from './capabilities/raffle/index.ts'
import { defineRewardJobs } from './capabilities/rewards/index.ts'
import { defineSessionJobs } from './capabilities/session/index.ts'
import { feedSourceOf, registerSports } from './capabilities/sports/index.ts'
import { registerDesk } from './desk/register-desk.ts'
import { registerEngagement } from './engagement/register-engagement.ts'
import { registerGameProvider } from './games/index.ts'
import { registerGraphql } from './graphql/register.ts'
import { registerSite } from './http/site.ts'
import { registerSiteConfig } from './http/site-config.ts'
import { defineBankLoginSweep } from './identity/bank-login/index.ts'
import { registerIdentity } from './identity/register-identity.ts'
import { registerIdentityProvider } from './identity-provider/register-identity-provider.ts'
import { registerJackpotService } from './jackpots/register-jackpots.ts'
import { registerLedgerJobs } from './ledger/jobs.ts'
import { registerMeasures } from './measures/register-measures.ts'
import { registerOutsideBook } from './outside-book/register-outside-book.ts'
import { registerPayments } from './payments/register-payments.ts'
import type { Ports } from './ports.ts'
import { registerRegister } from './register/register-room.ts'
import { registerSandbox } from './sandbox/register-sandbox.ts'
import { engineWorld } from './sports-feed/engine-world.ts'
import { registerSportsFeed } from './sports-feed/register-sports-feed.ts'
import { registerSportsLive } from './sports-live/register-sports-live.ts'

/** Every room of the platform in the order it is asked: a new room adds its line here. */
export async function registerRooms(app: FastifyInstance, ports: Ports): Promise<void> {
  registerLedgerJobs(ports)
  registerSiteConfig(app, ports)
  await registerIdentity(app, ports)
  defineBankLoginSweep(ports)
  await registerRegister(app, ports)
  await registerExclusions(app, ports)
  registerGraphql(app, ports)
  registerFeed(app, ports)
  registerSearchGames(app, ports)
  registerWalletApi(app, ports)
  await registerJackpots(app, ports)
  await registerRaffles(app, ports)
  registerJackpotService(app, ports)
  registerSports(app, ports, feedSourceOf(ports))
  await registerGameProvider(app, ports)
  await registerEngagement(app, ports)
  await registerLoyalty(app, ports)
  defineAuditJobs(ports)
  defineBonusJobs(ports)
  defineCashierJobs(ports)
  defineRewardJobs(ports)
  defineLimitJobs(app, ports)
  defineSessionJobs(ports)
  registerNotifications(app, ports)
  registerCompliance(app, ports)
  registerPersonal(app, ports)
  registerConsent(app, ports)
  registerPayments(app, ports)
  registerBanks(app, ports)
  registerIdentityProvider(app, ports)
  await registerDesk(app, ports)
  registerMeasures(app, ports)
  const { secrets, isSportsWorldSmall } = ports.config
  const world = engineWorld(Buffer.from(secrets.sports.world), isSportsWorldSmall)
  registerSportsFeed(app, ports, world)
  registerSportsLive(app, ports)
  registerOutsideBook(app, ports)
  registerSandbox(app, ports)
  // Last, because it answers whatever no other room knows.
  await registerSite(app, ports)
}

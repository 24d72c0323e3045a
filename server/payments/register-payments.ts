import type { FastifyInstance } from 'fastify'

import type { Ports } from '../ports.ts'
import { registerCard } from './card/register-card.ts'
import { registerDesk } from './desk/register-desk.ts'
import { registerFinshark } from './finshark/register-finshark.ts'
import { registerKrofort } from './krofort/register-krofort.ts'
import { registerPiq } from './piq/register-piq.ts'
import { registerTrustly } from './trustly/register-trustly.ts'
import { registerZimpler } from './zimpler/register-zimpler.ts'

/** Serves the sandbox's payment providers, each on its own origin: other parties, as real ones would be. */
export function registerPayments(app: FastifyInstance, ports: Ports): void {
  registerDesk(ports)
  registerCard(app, ports)
  registerFinshark(app, ports)
  registerKrofort(app, ports)
  registerPiq(app, ports)
  registerTrustly(app, ports)
  registerZimpler(app, ports)
}

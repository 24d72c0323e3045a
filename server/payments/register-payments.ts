import type { FastifyInstance } from 'fastify'

import type { Ports } from '../ports.ts'
import { registerCard } from './card/register-card.ts'
import { registerDesk } from './desk/register-desk.ts'

/** Serves the sandbox's payment providers, each on its own origin: other parties, as real ones would be. */
export function registerPayments(app: FastifyInstance, ports: Ports): void {
  registerDesk(ports)
  registerCard(app, ports)
}

import type { FastifyInstance } from 'fastify'

import type { Ports } from '../../ports.ts'
import { registerCardApi } from './api.ts'
import { registerCheckout } from './checkout-routes.ts'

/** Serves the sandbox's card provider on its own origin. */
export function registerCard(app: FastifyInstance, ports: Ports): void {
  registerCardApi(app, ports)
  registerCheckout(app, ports)
}

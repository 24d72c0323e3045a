import type { FastifyInstance } from 'fastify'

import type { Ports } from '../../ports.ts'
import { registerPages } from '../banking/register-pages.ts'
import { registerTrustlyApi } from './api.ts'

/** Serves the sandbox's Trustly on its own origin. */
export function registerTrustly(app: FastifyInstance, ports: Ports): void {
  registerTrustlyApi(app, ports)
  registerPages(app, ports, 'trustly')
}

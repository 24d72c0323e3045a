import type { FastifyInstance } from 'fastify'

import type { Ports } from '../../ports.ts'
import { registerPages } from '../banking/register-pages.ts'
import { registerPiqApi } from './api.ts'
import { approveWithMerchant } from './approve.ts'

/** Serves the sandbox's PIQ wallet on its own origin. */
export function registerPiq(app: FastifyInstance, ports: Ports): void {
  registerPiqApi(app, ports)
  registerPages(app, ports, 'piq', approveWithMerchant)
}

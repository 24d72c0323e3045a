import type { FastifyInstance } from 'fastify'

import type { Ports } from '../../ports.ts'
import { registerPages } from '../banking/register-pages.ts'
import { registerZimplerApi } from './api.ts'

/** Serves the sandbox's Zimpler on its own origin. */
export function registerZimpler(app: FastifyInstance, ports: Ports): void {
  registerZimplerApi(app, ports)
  registerPages(app, ports, 'zimpler')
}

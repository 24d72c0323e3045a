import type { FastifyInstance } from 'fastify'

import type { Ports } from '../../ports.ts'
import { registerPages } from '../banking/register-pages.ts'
import { registerKrofortApi } from './api.ts'

/** Serves the sandbox's Krofort on its own origin. */
export function registerKrofort(app: FastifyInstance, ports: Ports): void {
  registerKrofortApi(app, ports)
  registerPages(app, ports, 'krofort')
}

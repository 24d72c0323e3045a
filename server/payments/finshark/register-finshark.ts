import type { FastifyInstance } from 'fastify'

import type { Ports } from '../../ports.ts'
import { registerPages } from '../banking/register-pages.ts'
import { registerFinsharkApi } from './api.ts'

/** Serves the sandbox's Finshark on its own origin. */
export function registerFinshark(app: FastifyInstance, ports: Ports): void {
  registerFinsharkApi(app, ports)
  registerPages(app, ports, 'finshark')
}

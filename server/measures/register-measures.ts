import type { FastifyInstance } from 'fastify'

import type { Ports } from '../ports.ts'
import { registerEvents } from './events.ts'
import { registerReports } from './reports.ts'
import { hearAll } from './tell-all.ts'

/** The sandbox's stand for what pages tell of themselves: events of visits, errors and traces. */
export function registerMeasures(app: FastifyInstance, ports: Ports): void {
  if (!ports.config.sandbox) return
  const forget = hearAll(ports)
  registerEvents(app, ports)
  registerReports(app, ports)
  app.addHook('onClose', async () => forget())
}

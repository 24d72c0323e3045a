import type { FastifyInstance } from 'fastify'

import type { Ports } from '../../ports.ts'
import { serveExports } from './export/serve-export.ts'
import { keepRetention } from './keep-retention.ts'

/** Serves files for players, and keeps nothing for longer than it may be kept. */
export function registerPersonal(app: FastifyInstance, ports: Ports): void {
  serveExports(app, ports)
  ports.jobs.define('personal.retention', () => keepRetention(ports), { cron: '43 2 * * *' })
}

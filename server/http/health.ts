import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { Histogram } from 'prom-client'
import type { Ports } from '../ports.ts'

/** Not let in, not allowed, a foreign name, too often: whoever looks for an attack reads these. */
const REFUSALS = [401, 403, 421, 429]

/** Probes and figures for who runs the platform; `isClosing` turns the process out of the balancer. */
export function registerHealth(app: FastifyInstance, ports: Ports, isClosing: () => boolean): void {
  const { db, metrics } = ports
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [metrics.registry]
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    const labels = { method: request.method, route, status: reply.statusCode }
    durations.observe(labels, reply.elapsedTime / 1000)
    const level = REFUSALS.includes(reply.statusCode) ? 'info' : 'debug'
    request.log[level]({ req: request, res: reply, ms: reply.elapsedTime }, 'request')
  })

  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    if (isClosing()) return reply.code(503).send({ status: 'closing' })
    try {
      await sql`select 1`.execute(db.kysely)
      return { status: 'ready' }
    } catch {
      return reply.code(503).send({ status: 'database' })
    }
  })
  app.get('/metrics', async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  )
}

import type { FastifyInstance } from 'fastify'
import { Gauge } from 'prom-client'

import type { Ports } from '../ports.ts'
import { serveGraphqlSocket } from '../sockets/graphql-socket.ts'
import { Documents } from './documents.ts'
import { serveGraphqlHttp } from './http.ts'
import { ENDPOINTS, type Endpoint, schemaOf } from './schema.ts'

export const PATHS = {
  main: '/graphql',
  data: '/api/graphql',
  lobby: '/lobby/graphql'
} as const satisfies Record<Endpoint, string>

/** Serves the three endpoints: all over HTTP, the main and the lobby's over websockets too. */
export function registerGraphql(app: FastifyInstance, ports: Ports): void {
  const sockets = new Map<Endpoint, () => number>()
  for (const endpoint of ENDPOINTS) {
    const path = PATHS[endpoint]
    const documents = new Documents(schemaOf(endpoint), { introspection: ports.config.sandbox })
    serveGraphqlHttp(app, ports, path, documents)
    if (endpoint === 'data') continue
    const tellsSessionEnd = endpoint === 'lobby'
    sockets.set(endpoint, serveGraphqlSocket(app, ports, { path, documents, tellsSessionEnd }))
  }
  new Gauge({
    name: 'graphql_sockets',
    help: 'Websockets that are open in this process',
    labelNames: ['endpoint'],
    registers: [ports.metrics.registry],
    collect() {
      for (const [endpoint, count] of sockets) this.set({ endpoint }, count())
    }
  })
}

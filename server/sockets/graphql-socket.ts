import type { FastifyInstance } from 'fastify'
import { makeServer } from 'graphql-ws'
import { WebSocketServer } from 'ws'

import type { Documents } from '../graphql/documents.ts'
import type { Ports } from '../ports.ts'
import { Conversation } from './conversation.ts'
import { LEGACY, MODERN } from './legacy.ts'
import { operationsOf } from './operations.ts'
import { mayOpenSocket } from './origin.ts'
import { onUpgrade, refusePage } from './upgrades.ts'

export interface GraphqlSocket {
  readonly path: string
  readonly documents: Documents
  /** Whether a session's end is told by `session_destroyed_error`; the lobby's socket does so. */
  readonly tellsSessionEnd: boolean
  readonly pace?: Pace
}

export interface Pace {
  /** Milliseconds between two signs of life. */
  readonly keepAlive: number
  /** Milliseconds that a client may take to say who it is. */
  readonly init: number
}

const MAX_FRAME = 64 * 1024
// Clients of either protocol give a silent socket up after 30 seconds.
const USUAL: Pace = { keepAlive: 12_000, init: 10_000 }

/**
 * Serves an endpoint's operations on a websocket, in the newer and the older protocol alike. The
 * answer tells how many sockets are open.
 */
export function serveGraphqlSocket(
  app: FastifyInstance,
  ports: Ports,
  { path, documents, tellsSessionEnd, pace = USUAL }: GraphqlSocket
): () => number {
  const protocol = makeServer(operationsOf(ports, path, documents, pace.init))
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_FRAME,
    perMessageDeflate: false,
    handleProtocols: offered => [MODERN, LEGACY].find(name => offered.has(name)) ?? false
  })

  onUpgrade(app.server, path, (request, stream, head) => {
    if (!mayOpenSocket(request.headers, ports.config)) return refusePage(ports.log, request, stream)
    sockets.handleUpgrade(request, stream, head, socket => {
      new Conversation(socket, request, {
        protocol,
        ports,
        tellsSessionEnd,
        keepAlive: pace.keepAlive
      })
    })
  })
  app.addHook('preClose', async () => {
    for (const socket of sockets.clients) socket.close(1001, 'Going away')
    sockets.close()
  })
  return () => sockets.clients.size
}

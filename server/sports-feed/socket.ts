import type { FastifyInstance } from 'fastify'
import { WebSocketServer } from 'ws'

import { isPathSigned, SIGNATURE_HEADER } from '../http/signed-path.ts'
import type { Ports } from '../ports.ts'
import { onUpgrade, refuseUpgrade } from '../sockets/upgrades.ts'
import type { Relay } from './relay.ts'

const FEED_PATH = '/v1/feed'
const NUMBER = /^(0|[1-9]\d{0,15})$/
/** A follower has nothing to say. */
const LARGEST_MESSAGE = 256
/** A house needs one, and one more while it changes over; more are nobody's who means well. */
const MOST_FOLLOWERS = 50

/** Serves the feed: `/v1/feed?after=N`, signed by the house over path and query. */
export function serveFeedSocket(app: FastifyInstance, ports: Ports, relay: Relay): void {
  const { config, log } = ports
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_MESSAGE,
    perMessageDeflate: false,
    clientTracking: false
  })
  onUpgrade(
    app.server,
    FEED_PATH,
    (request, stream, head) => {
      const path = request.url ?? ''
      if (!isPathSigned(config.secrets, request.headers[SIGNATURE_HEADER], path)) {
        log.warn('a follower of the feed was refused: its signature is none, or for something else')
        return refuseUpgrade(stream, '401 Unauthorized')
      }
      const after = URL.parse(path, config.sportsFeedUrl)?.searchParams.get('after') ?? ''
      if (!NUMBER.test(after)) return refuseUpgrade(stream, '400 Bad Request')
      if (relay.size >= MOST_FOLLOWERS) return refuseUpgrade(stream, '503 Service Unavailable')
      sockets.handleUpgrade(request, stream, head, socket => {
        socket.on('error', () => socket.terminate())
        void relay.enter(socket, Number(after))
      })
    },
    new URL(config.sportsFeedUrl).host
  )
  app.addHook('preClose', async () => sockets.close())
}

import type { FastifyInstance } from 'fastify'
import { WebSocketServer } from 'ws'

import { enrichedPlayerId } from '#contract/wire/enriched-player-id.ts'
import { type JackpotTicket, readJackpotTicket } from '../capabilities/jackpot/index.ts'
import { mayOpenSocket } from '../sockets/origin.ts'
import { onUpgrade, refusePage, refuseUpgrade } from '../sockets/upgrades.ts'
import { converse } from './conversation.ts'
import type { Hall } from './hall.ts'
import { PlayerListener } from './player-listener.ts'

export const SOCKET_PATH = '/v1/socket'
const LARGEST_REQUEST = 2048

/** Serves the socket of jackpots and raffles. What stands in its address is never written down. */
export function serveJackpotSocket(app: FastifyInstance, hall: Hall): void {
  const { brand, ports } = hall
  const { config, log } = ports
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_REQUEST,
    perMessageDeflate: false,
    clientTracking: false
  })

  function ticketOf(address: string): JackpotTicket | null {
    const query = URL.parse(address, config.jackpotsUrl)?.searchParams
    const ticket = readJackpotTicket(config.secrets, query?.get('token'), Date.now())
    const isOurs = ticket?.brand === brand && query?.get('currency') === ticket.currency
    return isOurs ? ticket : null
  }

  const host = new URL(config.jackpotsUrl).host
  onUpgrade(
    app.server,
    SOCKET_PATH,
    (request, stream, head) => {
      if (!mayOpenSocket(request.headers, config)) return refusePage(log, request, stream)
      const ticket = ticketOf(request.url ?? '')
      if (!ticket) {
        log.warn('a jackpot socket was refused: its ticket is none, or for something else')
        return refuseUpgrade(stream, '401 Unauthorized')
      }
      const { player: playerId, currency } = ticket
      const id = enrichedPlayerId({ playerId, currency, brand })
      sockets.handleUpgrade(request, stream, head, socket =>
        converse(hall, new PlayerListener(socket, stream, ticket, id))
      )
    },
    host
  )
  app.addHook('preClose', async () => {
    for (const { socket } of hall.audience.all()) socket.close(1001, 'Going away')
    sockets.close()
  })
}

import type { FastifyInstance } from 'fastify'

import { OPERATORS } from '#config/operators.ts'
import { Audience } from '../fan-out/audience.ts'
import { allowToken } from '../fan-out/cross-origin.ts'
import { FanOut } from '../fan-out/fan-out.ts'
import { onOrigin } from '../http/host-gate.ts'
import type { Ports } from '../ports.ts'
import { Boards } from './boards.ts'
import { serveInstances } from './instances-route.ts'
import { measure } from './measure.ts'
import { tellNews } from './news.ts'
import type { PlayerListener } from './player-listener.ts'
import { servePublic } from './public-routes.ts'
import { serveJackpotSocket } from './socket.ts'
import { Untold } from './untold.ts'

/** Serves jackpots and raffles on their own origin, over HTTP and by socket. */
export function registerJackpotService(app: FastifyInstance, ports: Ports): void {
  const brand = OPERATORS[ports.config.operator].slug
  const hall = {
    ports,
    brand,
    audience: new Audience<PlayerListener>(),
    boards: new Boards(ports, brand),
    fanOut: new FanOut(),
    untold: new Untold()
  }
  const news = tellNews(hall)
  app.options('/v1/*', onOrigin(ports.config.jackpotsUrl), (request, reply) =>
    allowToken(ports.config, request, reply)
  )
  servePublic(app, hall)
  serveInstances(app, hall)
  serveJackpotSocket(app, hall)
  measure(hall, news.ticks)
  app.addHook('onClose', async () => {
    news.stop()
    hall.audience.close()
    hall.fanOut.close()
  })
}

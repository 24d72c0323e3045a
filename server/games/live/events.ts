import type { FastifyInstance } from 'fastify'
import { openEventStream, STREAMED } from '../../http/event-stream.ts'
import { onOrigin } from '../../http/host-gate.ts'
import type { Ports } from '../../ports.ts'
import { isLive } from '../provider/seeds-for.ts'

/** Proxies close lines on which nothing is said. */
const BEAT_MS = 20_000
/** However many sit down at once, a page hears of it four times a second. */
const TOGETHER_MS = 250

/**
 * Tells who watches a live table that seats have changed, by server-sent events: what they are is
 * asked for. Nothing personal is said, so nobody has to say who listens.
 */
export function registerLiveEvents(app: FastifyInstance, ports: Ports): void {
  app.get<{ Params: { game: string } }>(
    '/play/live/:game/events',
    { ...onOrigin(ports.config.gamesUrl), ...STREAMED },
    (request, reply) => {
      const { game } = request.params
      if (!isLive(game)) return reply.callNotFound()
      const raw = openEventStream(reply, 'retry: 2000\n\n')
      let waiting: NodeJS.Timeout | undefined
      const tellSeats = () => {
        waiting ??= setTimeout(() => {
          waiting = undefined
          raw.write('event: seats\ndata: {}\n\n')
        }, TOGETHER_MS)
      }
      const stops = [
        ports.bus.subscribe('live.changed', game, tellSeats),
        ports.bus.onMissed(tellSeats)
      ]
      const beat = setInterval(() => raw.write(':\n\n'), BEAT_MS)
      raw.on('close', () => {
        for (const stop of stops) stop()
        clearInterval(beat)
        clearTimeout(waiting)
      })
    }
  )
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { compareLive, isListed } from '#rules/sports/live-board.ts'
import { isMarked, MOST_ASKED } from '#rules/sports/marked.ts'
import { allowSite } from '../fan-out/cross-origin.ts'
import { onOrigin } from '../http/host-gate.ts'
import { MOST_LISTED } from './board.ts'
import type { Hall } from './hall.ts'
import { MOMENT } from './topics-route.ts'

const IDS = new RegExp(`^[a-z\\d][a-z\\d-]{0,79}(,[a-z\\d][a-z\\d-]{0,79}){0,${MOST_ASKED - 1}}$`)

/**
 * Tells anybody the events that lists have of some competitions and matches, in the form of a topic:
 * `/v1/marked?ids=`, parted by commas. So a page of favourites follows one thing, and not sixty.
 */
export function serveMarked(app: FastifyInstance, hall: Hall): void {
  const { clock, config } = hall.ports
  app.get(
    '/v1/marked',
    { ...onOrigin(config.sportsUrl), config: { rateLimit: { max: 240, timeWindow: '1 minute' } } },
    async (
      request: FastifyRequest<{ Querystring: { readonly ids?: unknown } }>,
      reply: FastifyReply
    ) => {
      allowSite(config, request, reply)
      const { ids } = request.query
      if (typeof ids !== 'string' || !IDS.test(ids))
        throw Object.assign(new Error('no question'), { statusCode: 400 })
      await hall.open()
      const marks = new Set(ids.split(','))
      const events = [...hall.board.listed()]
        .filter(event => isListed(event) && isMarked(marks, event))
        .sort(compareLive)
      return reply.header('cache-control', MOMENT).send({
        type: 'all',
        topic: 'marked',
        now: clock.now().getTime(),
        events: events.slice(0, MOST_LISTED),
        total: events.length
      })
    }
  )
}

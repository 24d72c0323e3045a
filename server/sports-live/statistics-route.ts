import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { readSportsStatistics, type SportsStatistics } from '#contract/wire/sports-statistics.ts'
import { allowSite } from '../fan-out/cross-origin.ts'
import { ShownFor } from '../fan-out/shown-for.ts'
import { call } from '../http/call.ts'
import { onOrigin } from '../http/host-gate.ts'
import { SIGNATURE_HEADER, signPath } from '../http/signed-path.ts'
import { topicOfEvent } from './board.ts'
import type { Hall } from './hall.ts'

const FEW_SECONDS = 'public, max-age=4'
const SHOWN_MS = 4000

const missing = () => Object.assign(new Error('missing'), { statusCode: 404 })

/** Tells anybody the figures of a match, as its provider has them: `/v1/statistics/{event}`. */
export function serveStatistics(app: FastifyInstance, hall: Hall): void {
  const { config, log } = hall.ports
  const shown = new ShownFor<SportsStatistics | undefined>(SHOWN_MS, async event => {
    const address = new URL(`/v1/statistics/${event}`, config.sportsFeedUrl)
    const { status, text } = await call(config, address, {
      headers: { [SIGNATURE_HEADER]: signPath(config.secrets, address.pathname) }
    })
    const statistics = status === 200 ? readSportsStatistics(text) : null
    if (!statistics)
      log.warn({ event, status }, 'the provider of sports tells no figures of a match')
    return statistics ?? undefined
  })
  app.get(
    '/v1/statistics/:event',
    { ...onOrigin(config.sportsUrl), config: { rateLimit: { max: 240, timeWindow: '1 minute' } } },
    async (
      request: FastifyRequest<{ Params: { readonly event: string } }>,
      reply: FastifyReply
    ) => {
      allowSite(config, request, reply)
      const { event } = request.params
      await hall.open()
      await hall.bring(topicOfEvent(event))
      // Nobody makes the house ask for what it does not know.
      const found = hall.board.has(event) ? await shown.get(event) : undefined
      if (!found) throw missing()
      return reply.header('cache-control', FEW_SECONDS).send(found)
    }
  )
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { competitionOf } from '#config/sports/competitions.ts'
import type { SportsCounts } from '#contract/wire/sports-counts.ts'
import type { LiveEvent } from '#contract/wire/sports-live.ts'
import { isInPlay, isListed } from '#rules/sports/live-board.ts'
import { allowSite } from '../fan-out/cross-origin.ts'
import { ShownFor } from '../fan-out/shown-for.ts'
import { onOrigin } from '../http/host-gate.ts'
import type { Hall } from './hall.ts'

/** Figures beside the names of sports need not be of the very moment. */
const FEW_SECONDS = 'public, max-age=10'
const SHOWN_MS = 2000

/** All topics that an event is counted in: a competition's whole has what its parts have. */
function topicsOf(event: LiveEvent): readonly string[] {
  const parent = competitionOf(event.competition)?.parent
  return [
    isInPlay(event) ? 'in-play' : 'upcoming',
    `sport:${event.sport}`,
    `competition:${event.competition}`,
    ...(parent ? [`competition:${parent}`] : [])
  ]
}

function countsOf(events: Iterable<LiveEvent>): SportsCounts {
  const topics: Record<string, { all: number; inPlay: number }> = {}
  for (const event of events) {
    if (!isListed(event)) continue
    for (const topic of topicsOf(event)) {
      const { all, inPlay } = topics[topic] ?? { all: 0, inPlay: 0 }
      topics[topic] = { all: all + 1, inPlay: inPlay + Number(isInPlay(event)) }
    }
  }
  return { topics }
}

/** Tells anybody how many events there are of each sport and competition: `/v1/counts`. */
export function serveCounts(app: FastifyInstance, hall: Hall): void {
  const { config } = hall.ports
  const shown = new ShownFor<string>(SHOWN_MS, async () =>
    JSON.stringify(countsOf(hall.board.listed()))
  )
  app.get(
    '/v1/counts',
    { ...onOrigin(config.sportsUrl), config: { rateLimit: { max: 240, timeWindow: '1 minute' } } },
    async (request: FastifyRequest, reply: FastifyReply) => {
      allowSite(config, request, reply)
      await hall.open()
      reply.header('cache-control', FEW_SECONDS).type('application/json')
      return reply.send(await shown.get('all'))
    }
  )
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import {
  type EndedEvent,
  readSpan,
  type SettledMarkets,
  type SportsResults
} from '#contract/wire/sports-results.ts'
import { endedEvents, settledMarkets } from '../capabilities/sports/index.ts'
import { allowSite } from '../fan-out/cross-origin.ts'
import { ShownFor } from '../fan-out/shown-for.ts'
import { onOrigin } from '../http/host-gate.ts'
import type { Hall } from './hall.ts'
import { MOMENT } from './topics-route.ts'

/** More than a page shows at once. */
export const MOST_ENDED = 200
/** What is over changes seldom: when something else is over, or a result is taken back. */
const SOME_SECONDS = 'public, max-age=10'
const SHOWN_MS = 5000
const SETTLED_MS = 500
const NAME = /^[a-z\d-]{1,80}$/

const refusal = (statusCode: number) => Object.assign(new Error('refused'), { statusCode })

function resultsOf(
  all: readonly EndedEvent[],
  sport: string | undefined,
  now: number
): SportsResults {
  const counts = new Map<string, number>()
  for (const event of all) counts.set(event.sport, (counts.get(event.sport) ?? 0) + 1)
  const wanted = sport === undefined ? all : all.filter(event => event.sport === sport)
  return {
    now,
    events: wanted.slice(0, MOST_ENDED),
    total: wanted.length,
    sports: [...counts].map(([id, count]) => ({ id, count }))
  }
}

interface Asked {
  readonly from?: unknown
  readonly until?: unknown
  readonly sport?: unknown
}

/**
 * Tells anybody which events are over, `/v1/results?from=&until=&sport=` with moments that begin and
 * end a day of the one who asks, and how the markets of one ended, `/v1/results/{event}`.
 */
export function serveResults(app: FastifyInstance, { ports }: Hall): void {
  const { clock, config, db } = ports
  const limit = (max: number) => ({ rateLimit: { max, timeWindow: '1 minute' } })
  const days = new ShownFor<readonly EndedEvent[]>(SHOWN_MS, async name => {
    const [from, until] = name.split(' ')
    const span = readSpan(from, until)
    return span ? await endedEvents(db.kysely, span.from, span.until) : []
  })
  const markets = new ShownFor<SettledMarkets | undefined>(
    SETTLED_MS,
    async event => await settledMarkets(db.kysely, event)
  )
  app.get(
    '/v1/results',
    { ...onOrigin(config.sportsUrl), config: limit(240) },
    async (request: FastifyRequest<{ Querystring: Asked }>, reply: FastifyReply) => {
      allowSite(config, request, reply)
      const { from, until, sport } = request.query
      if (!readSpan(from, until)) throw refusal(400)
      if (sport !== undefined && !(typeof sport === 'string' && NAME.test(sport)))
        throw refusal(400)
      const all = await days.get(`${from} ${until}`)
      return reply
        .header('cache-control', SOME_SECONDS)
        .send(resultsOf(all, sport, clock.now().getTime()))
    }
  )
  app.get(
    '/v1/results/:event',
    { ...onOrigin(config.sportsUrl), config: limit(600) },
    async (
      request: FastifyRequest<{ Params: { readonly event: string } }>,
      reply: FastifyReply
    ) => {
      allowSite(config, request, reply)
      const { event } = request.params
      const found = NAME.test(event) ? await markets.get(event) : undefined
      if (!found) throw refusal(404)
      return reply.header('cache-control', MOMENT).send(found)
    }
  )
}

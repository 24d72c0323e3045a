import type { FastifyInstance } from 'fastify'
import { object, optional, picklist, safeParse, string } from 'valibot'

import { CURRENCY_CODES } from '#config/currencies.ts'
import type { Feed } from '#contract/wire/feed.ts'
import type { Ports } from '../../ports.ts'

const Asked = object({
  brand: optional(string()),
  operator: optional(string()),
  currency: optional(picklist(CURRENCY_CODES))
})

type FeedAnswer = Omit<Feed, 'lastUpdated'> & { readonly lastUpdated: string }

/** Serves the figures that tiles show beside their games; anybody may read them, caches may too. */
export function registerFeed(app: FastifyInstance, { clock }: Ports): void {
  app.get('/api/feed', async (request, reply) => {
    if (!safeParse(Asked, request.query).success)
      return reply.code(400).send({ error: { code: 'BAD_REQUEST', traceId: request.id } })
    // No game of the shelf has a pot, and no table is live.
    const answer: FeedAnswer = {
      lastUpdated: clock.now().toISOString(),
      jackpots: [],
      liveCasino: []
    }
    return reply.header('cache-control', 'public, max-age=30').send(answer)
  })
}
